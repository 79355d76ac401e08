import type { Metadata, Viewport } from 'next';
import { company } from '@/content/company';
import { type RouteId, routes } from '@/content/routes';
import { atomPath, jsonFeedPath } from './blog/post-path';
import { environment } from './environment';
import { canonicalPathOf, isListed } from './routes';

/** What every page's head carries; pages add their own to it. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(environment.siteUrl),
  icons: { icon: '/icon.svg', apple: '/apple-icon.png' },
  formatDetection: { telephone: false },
};

/** The night theme's background, for what knows no style sheet. */
export const INK = '#0b1620';

export const siteViewport: Viewport = { themeColor: INK, colorScheme: 'light dark' };

/** What one page says of itself to search engines and link previews. */
export interface PageDescription {
  title: string;
  /** 50 to 160 characters. */
  description: string;
}

/** The metadata of a page of the route table: title, description, canonical, Open Graph, robots. */
export function pageMetadata(id: RouteId, { title, description }: PageDescription): Metadata {
  return {
    ...sharedMetadata({ title, description }, canonicalPathOf(id)),
    ...(!isListed(id) && noIndex),
  };
}

/** What a feed reader finds in the head of the blog's pages. */
const feeds = { 'application/atom+xml': atomPath, 'application/feed+json': jsonFeedPath };

const noIndex: Metadata = { robots: { index: false, follow: true } };

/** Title, description, canonical and Open Graph for an address that the route table does not hold. */
export function sharedMetadata(page: PageDescription, canonical: string): Metadata {
  const title = `${page.title} | ${company.name}`;
  return {
    title,
    description: page.description,
    alternates: { canonical, ...(canonical.startsWith(routes.blog.path) && { types: feeds }) },
    openGraph: {
      type: 'website',
      siteName: company.name,
      locale: 'en_GB',
      title,
      description: page.description,
      url: canonical,
      images: [{ url: '/preview.png', width: 1200, height: 630, alt: company.name }],
    },
  };
}
