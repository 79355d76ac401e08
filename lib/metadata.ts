import type { Metadata, Viewport } from 'next';
import { company } from '@/content/company';
import { type RouteId, routes } from '@/content/routes';
import { palette } from '@/tailwind.config';
import { atomPath, listPageFolder } from './blog/post-path';
import { environment } from './environment';
import { cardPath, iconPath, markdownPath } from './file-paths';
import { canonicalPathOf, isListed, isService } from './routes';

/** So many characters of a title are shown in search results. */
const TITLE_SHOWN = 60;

/** What every page's head carries; pages add their own to it. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(environment.siteUrl),
  icons: {
    // With `sizes`, browsers that know SVG do not take the bitmap instead.
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: iconPath, type: 'image/svg+xml' },
    ],
    apple: '/apple-icon.png',
  },
  formatDetection: { telephone: false },
};

export const siteViewport: Viewport = {
  themeColor: Object.entries(palette.paper).map(([scheme, color]) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color,
  })),
  colorScheme: 'light dark',
};

/** What link previews take, at twice the density of the smallest one: https://ogp.me */
export const cardSize = { width: 1200, height: 630 } as const;

/** What one page says of itself to search engines and link previews. */
export interface PageDescription {
  title: string;
  /** In place of `title`, where the heading alone would say too little among other results. */
  searchTitle?: string;
  description: string;
}

/** The metadata of a page of the route table: title, description, canonical, Open Graph, robots. */
export function pageMetadata(id: RouteId, page: PageDescription): Metadata {
  const canonical = canonicalPathOf(id);
  return {
    ...sharedMetadata(page, canonical, isService(id)),
    ...(!isListed(id) && noIndex),
  };
}

/** What a feed reader finds in the head of the blog's pages. */
const feed = { 'application/atom+xml': atomPath };

export const noIndex: Metadata = { robots: { index: false, follow: true } };

/** Title, description, canonical and Open Graph for an address that the route table does not hold. */
export function sharedMetadata(
  page: PageDescription,
  canonical: string,
  asMarkdown = false,
): Metadata {
  const title = titleWithBrand(page.searchTitle ?? page.title);
  const types = {
    ...(canonical.startsWith(routes.blog.path) && feed),
    ...(asMarkdown && { 'text/markdown': markdownPath(canonical) }),
  };
  return {
    title,
    description: page.description,
    alternates: { canonical, types },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      type: 'website',
      siteName: company.name,
      locale: 'en_GB',
      title,
      description: page.description,
      url: canonical,
      images: { url: cardPath(cardOwner(canonical)), ...cardSize, alt: page.title },
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The page whose card a page shows: the further pages of the blog's list show the list's. */
function cardOwner(canonical: string): string {
  return canonical.startsWith(listPageFolder) ? routes.blog.path : canonical;
}

/** A title with the company's name as far as search results show it: in full, in short, or without. */
function titleWithBrand(title: string): string {
  if (title.startsWith(company.name)) return title;
  const branded = [company.name, company.shortName].map((name) => `${title} | ${name}`);
  return branded.find(({ length }) => length <= TITLE_SHOWN) ?? title;
}
