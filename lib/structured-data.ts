import 'server-only';
import type {
  BlogPosting,
  BreadcrumbList,
  ContactPoint,
  Graph,
  Organization,
  Person,
  Place,
  ProfilePage,
  SearchAction,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Author } from '@/content/authors';
import { company, companyFacts, offices } from '@/content/company';
import type { Office } from '@/content/data';
import { type RouteId, routes, type ServiceId } from '@/content/routes';
import { servicePages } from '@/content/services';
import { authorNamed, authorPath } from './blog/authors';
import type { Post } from './blog/post';
import { postPath } from './blog/post-path';
import { cardPath } from './file-paths';
import { ancestorsOf, canonicalPathOf, isService, labelOf, pathOf } from './routes';
import { absoluteUrl } from './site-url';
import { plain } from './text';

// What pages say of themselves in schema.org's words. The company and the site stand on home in full; every other
// page refers to them by @id.

const organizationId = `${absoluteUrl(routes.home.path)}#organization`;
const websiteId = `${absoluteUrl(routes.home.path)}#website`;

/** A search action with the input that Google reads and schema.org has as a shorthand. */
type SearchActionWithInput = SearchAction & { 'query-input': string };

export function pageGraph(id: RouteId): Graph | undefined {
  const nodes = nodesOf(id);
  return nodes.length > 0 ? graphOf(nodes) : undefined;
}

export function postGraph(post: Post): Graph {
  const path = postPath(post.id);
  const posting: BlogPosting = {
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
    author: authorNode(post.author),
    publisher: { '@id': organizationId },
  };
  return graphOf([posting, breadcrumbs(['home', 'blog'], post.title, path)]);
}

export function authorGraph(author: Author): Graph {
  const path = authorPath(author);
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': `${absoluteUrl(path)}#page`,
    url: absoluteUrl(path),
    description: author.description,
    mainEntity: authorNode(author.name),
  };
  return graphOf([page, breadcrumbs(['home', 'blog'], author.name, path)]);
}

/** Whom a post names: a team or a person of the company, or somebody else of whom nothing more is known. */
function authorNode(name: string): Organization | Person {
  const author = authorNamed(name);
  if (!author) return { '@type': 'Organization', name };
  const url = absoluteUrl(authorPath(author));
  const known = { '@id': `${url}#author`, name, url, description: plain(author.role) };
  return author.kind === 'person'
    ? { '@type': 'Person', ...known, worksFor: { '@id': organizationId } }
    : { '@type': 'Organization', ...known, parentOrganization: { '@id': organizationId } };
}

function graphOf(nodes: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function nodesOf(id: RouteId): Thing[] {
  if (id === 'home') return [organization, website];
  const way = breadcrumbs(ancestorsOf(id), labelOf(id), canonicalPathOf(id));
  return isService(id) ? [service(id), way] : [way];
}

const { parent } = companyFacts;

const organization: Organization = {
  '@type': 'Organization',
  '@id': organizationId,
  name: company.name,
  alternateName: company.shortName,
  url: absoluteUrl(routes.home.path),
  logo: absoluteUrl('/icon-512.png'),
  email: company.email,
  ...(parent && { parentOrganization: { '@type': 'Organization' as const, name: parent.name } }),
  location: offices.map(placeOf),
  contactPoint: offices.map(
    ({ country, phone }): ContactPoint => ({
      '@type': 'ContactPoint',
      telephone: phone.dial,
      email: company.email,
      areaServed: country,
      availableLanguage: 'en',
    }),
  ),
  sameAs: company.socials.map(({ url }) => url),
};

function placeOf({ name, city, country, address, phone, openingHours }: Office): Place {
  return {
    '@type': 'Place',
    name: `${name}, ${city}`,
    telephone: phone.dial,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.filter((line) => line !== country).join(', '),
      addressLocality: city,
      addressCountry: country,
    },
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
  };
}

const searchAction: SearchActionWithInput = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(routes.search.path)}?q={words}` },
  'query-input': 'required name=words',
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: company.name,
  url: absoluteUrl(routes.home.path),
  inLanguage: 'en-GB',
  publisher: { '@id': organizationId },
  potentialAction: searchAction,
};

function service(id: ServiceId): Service {
  const { title, description } = servicePages[id];
  const url = absoluteUrl(pathOf(id));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    provider: { '@id': organizationId },
    areaServed: offices.map(({ country }) => country),
  };
}

function breadcrumbs(above: readonly RouteId[], title: string, path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumbs`,
    itemListElement: [
      ...above.map((id) => ({ name: labelOf(id), item: absoluteUrl(pathOf(id)) })),
      { name: title, item: undefined },
    ].map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(item && { item }),
    })),
  };
}
