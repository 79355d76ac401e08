import { isPublished } from '../../lib/blog/post';
import type { PostFile } from '../../lib/blog/post-folder';
import { atomPath, jsonFeedPath, postPath } from '../../lib/blog/post-path';
import { today } from '../../lib/dates';
import { llmsPath, securityPath, sitemapPath } from '../../lib/file-paths';
import { slugOf } from '../../lib/text';
import { TAKEN_FRAGMENTS } from './page-rules';
import { readPostText } from './post-text';
import type { PostCollection, SiteContent } from './site-content';

/** Addresses of the site that are no row of the route table, no post and no file of public/. */
const GENERATED = [sitemapPath, llmsPath, securityPath, '/robots.txt', atomPath, jsonFeedPath];

/** What is wrong with an address that a post links to, if anything; other sites are not asked. */
export function messageOnLink(
  url: string,
  from: PostFile,
  content: SiteContent,
): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) || url === '') return undefined;
  const [, path = '', fragment] = url.match(/^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s) ?? [];
  if (path === '')
    return messageOnFragment(url, fragment, readPostText(from.post.content).fragments);
  if (!path.startsWith('/')) return messageOnRelative(path, content);
  return (
    messageOnPath(path, from, content) ??
    messageOnFragment(url, fragment, fragmentsAt(path, content))
  );
}

function messageOnFragment(
  url: string,
  fragment: string | undefined,
  known: ReadonlySet<string> | undefined,
): string | undefined {
  if (!fragment || !known || known.has(fragment)) return undefined;
  const slug = slugOf(fragment);
  return known.has(slug)
    ? `“${url}” leads to no heading: write “#${slug}”.`
    : `“${url}” leads to no heading: use one of ${[...known].map((one) => `#${one}`).join(', ') || 'another page’s'}.`;
}

function messageOnRelative(path: string, { routes, posts }: SiteContent): string {
  const name = path.replace(/^(?:\.{1,2}\/)+/, '').replace(/\.md$/, '');
  const page =
    routes[name]?.path ?? Object.values(routes).find((one) => one.path === `/${name}`)?.path;
  if (page) return `“${path}” is no address: write “${page}”.`;
  if (postAt(decoded(postPath(name)), posts)) {
    return `“${path}” is no address: write “${postPath(name)}”.`;
  }
  return `“${path}” is no address: begin it with / for a page of this site, or with https://.`;
}

function messageOnPath(
  path: string,
  from: PostFile,
  { routes, retired, posts, files }: SiteContent,
): string | undefined {
  const pages = Object.values(routes).map((route): string => route.path);
  const address = decoded(path);
  const draft = Object.values(routes).some((route) => route.draft && route.path === address);
  if (draft) return `“${path}” is a draft: publish it first, or take the link out.`;
  if ([...pages, ...GENERATED, ...files].includes(address)) return undefined;
  if (/^\/blog\/page\/\d+$/.test(address)) return undefined;
  const linked = postAt(address, posts);
  if (linked) {
    const waits = linked.draft || !isPublished(linked.post, today());
    return waits && isPublished({ ...from.post, draft: from.draft }, today())
      ? `“${path}” is a post that is not out yet: publish it first, or take the link out.`
      : undefined;
  }
  const plain = address.toLowerCase().replace(/\/$|\.html$/, '');
  const successor = Object.entries(retired).find(([old]) => old.toLowerCase() === plain)?.[1];
  const meant =
    (successor && (routes[successor]?.path ?? successor)) ??
    pages.find((one) => one.toLowerCase() === plain);
  return meant
    ? `“${path}” is not the address of the page: write “${meant}”.`
    : `“${path}” is no page of this site: see content/routes.ts for the addresses.`;
}

/** The fragments of the page at an address, where the check knows them. */
function fragmentsAt(path: string, { pages, routes, posts }: SiteContent) {
  const linked = postAt(decoded(path), posts);
  if (linked) return readPostText(linked.post.content).fragments;
  const page = pages.find(({ route, service }) => service && routes[route ?? '']?.path === path);
  const headings = page?.service?.sections.map(({ heading }) => slugOf(heading));
  return headings && new Set([...headings, ...TAKEN_FRAGMENTS]);
}

const postsByAddress = new WeakMap<PostCollection, ReadonlyMap<string, PostFile>>();

/** The post at an address. By a map, for every link of ten thousand posts is looked up. */
function postAt(address: string, posts: PostCollection): PostFile | undefined {
  const known =
    postsByAddress.get(posts) ??
    new Map(posts.files.map((file) => [decoded(postPath(file.post.id)), file]));
  postsByAddress.set(posts, known);
  return known.get(address);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
