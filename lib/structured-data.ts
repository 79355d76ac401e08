import 'server-only';
import type { Author } from '@/content/authors';
import { company, offices } from '@/content/company';
import { type RouteId, routes } from '@/content/routes';
import { authorNamed, authorPath } from './blog/authors';
import type { Post } from './blog/post';
import { postPath } from './blog/post-path';
import { cardPath } from './file-paths';
import { ancestorsOf, canonicalPathOf, labelOf, pathOf } from './routes';
import { absoluteUrl } from './site-url';

// What pages say of themselves in schema.org's words, as far as a search engine shows it
// (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). Home alone describes the
// company and the site; posts refer to the company by @id.

/** What a page says, or a part of it, by the properties of https://schema.org. */
type Node = Readonly<Record<string, unknown>>;

export type Graph = ReturnType<typeof graphOf>;

const organizationId = `${absoluteUrl(routes.home.path)}#organization`;

export function pageGraph(id: RouteId): Graph {
  return id === 'home'
    ? graphOf(organization, website)
    : graphOf(breadcrumbs(ancestorsOf(id), labelOf(id), canonicalPathOf(id)));
}

export function postGraph(post: Post): Graph {
  const path = postPath(post.id);
  const author = authorNamed(post.author);
  const posting: Node = {
    '@type': 'BlogPosting',
    '@id': `${absoluteUrl(path)}#post`,
    mainEntityOfPage: absoluteUrl(path),
    headline: post.title,
    ...(post.summary && { description: post.summary }),
    articleSection: post.category,
    inLanguage: post.lang ?? 'en-GB',
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    image: absoluteUrl(cardPath(path)),
    author: {
      '@type': author?.kind === 'person' ? 'Person' : 'Organization',
      name: post.author,
      ...(author && { url: absoluteUrl(authorPath(author)) }),
    },
    publisher: { '@id': organizationId },
  };
  return graphOf(posting, breadcrumbs(['home', 'blog'], post.title, path));
}

export function authorGraph(author: Author): Graph {
  return graphOf(breadcrumbs(['home', 'blog'], author.name, authorPath(author)));
}

function graphOf(...nodes: readonly Node[]) {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const organization: Node = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  alternateName: company.shortName,
  url: absoluteUrl(routes.home.path),
  logo: absoluteUrl('/icon-512.png'),
  email: company.email,
  address: offices.map(({ city, country, address }) => ({
    '@type': 'PostalAddress',
    streetAddress: address.filter((line) => line !== country).join(', '),
    addressLocality: city,
    addressCountry: country,
  })),
  contactPoint: offices.map(({ country, phone }) => ({
    '@type': 'ContactPoint',
    telephone: phone.dial,
    areaServed: country,
  })),
  sameAs: company.socials.map(({ url }) => url),
};

const website: Node = {
  '@type': 'WebSite',
  name: company.name,
  url: absoluteUrl(routes.home.path),
};

function breadcrumbs(above: readonly RouteId[], title: string, path: string): Node {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumbs`,
    itemListElement: [
      ...above.map((id) => ({ name: labelOf(id), item: absoluteUrl(pathOf(id)) })),
      { name: title },
    ].map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  };
}
