/**
 * The build-time configuration. Names are written out in full because Next replaces
 * `process.env.NEXT_PUBLIC_*` in browser code only where it stands literally.
 */
export const environment = {
  /** Absolute origin for canonicals, feeds and the sitemap. */
  siteUrl: originOf(process.env.NEXT_PUBLIC_SITE_URL || 'https://www.vigilane.example'),
} as const;

function originOf(value: string): string {
  if (!URL.canParse(value)) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL is “${value}”: give an absolute origin such as https://www.example.com.`,
    );
  }
  return new URL(value).origin;
}
