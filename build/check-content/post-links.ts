import { authorPath } from '../../lib/blog/authors';
import { isPublished } from '../../lib/blog/post';
import type { PostFile } from '../../lib/blog/post-folder';
import { atomPath, jsonFeedPath, postPath } from '../../lib/blog/post-path';
import { today } from '../../lib/dates';
import { llmsPath, securityPath, sitemapPath } from '../../lib/file-paths';
import { headingOf } from '../../lib/section-heading';
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
  const message = path === '' ? undefined : messageOnPath(path, from, content);
  if (message || !fragment) return message;
  const known =
    path === '' ? readPostText(from.post.content).fragments : fragmentsAt(path, content);
  return !known || known.has(fragment)
    ? undefined
    : `“${url}” leads to no heading: use one of ${[...known].map((one) => `#${one}`).join(', ') || 'another page’s'}.`;
}

function messageOnPath(path: string, from: PostFile, content: SiteContent): string | undefined {
  const address = decoded(path);
  const linked = postAt(address, content.posts);
  const page = Object.values(content.routes).find((route) => route.path === address);
  const waits = linked && (linked.draft || !isPublished(linked.post, today()));
  if (page?.draft || (waits && isPublished({ ...from.post, draft: from.draft }, today()))) {
    return `“${path}” is not out yet: publish it first, or take the link out.`;
  }
  const others = [...GENERATED, ...content.files, ...content.authors.map(authorPath)];
  if (linked || page || others.includes(address)) return undefined;
  if (/^\/blog\/page\/\d+$/.test(address)) return undefined;
  const meant = meantBy(address, content);
  return meant
    ? `“${path}” is no address of this site: write “${meant}”.`
    : `“${path}” is no address of this site: see content/routes.ts for those of pages, or begin it with https://.`;
}

/** The address that another spelling, an id, a file's name or a retired address stands for. */
export function meantBy(
  address: string,
  { routes, retired, posts }: SiteContent,
): string | undefined {
  const name = address.replace(/^[./]+/, '').replace(/(?:\/|\.html|\.md)$/, '');
  const isMeant = (path: string) => path.toLowerCase() === `/${name}`.toLowerCase();
  const successor = Object.entries(retired).find(([old]) => isMeant(old))?.[1];
  return (
    (successor && (routes[successor]?.path ?? successor)) ??
    routes[name]?.path ??
    Object.values(routes).find(({ path }) => isMeant(path))?.path ??
    (postAt(postPath(name), posts) && postPath(name))
  );
}

/** The fragments of the page at an address, where the check knows them. */
function fragmentsAt(path: string, { pages, routes, posts }: SiteContent) {
  const linked = postAt(decoded(path), posts);
  if (linked) return readPostText(linked.post.content).fragments;
  const page = pages.find(({ route, service }) => service && routes[route ?? '']?.path === path);
  const headings = page?.service?.sections.map((section) => slugOf(headingOf(section)));
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
