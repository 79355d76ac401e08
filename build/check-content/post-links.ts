import { authorPath } from '../../lib/blog/authors';
import { isSafe } from '../../lib/blog/html-schema';
import { isPublished } from '../../lib/blog/post';
import type { PostFile } from '../../lib/blog/post-folder';
import { atomPath, postPath } from '../../lib/blog/post-path';
import { today } from '../../lib/dates';
import { nearest } from '../../lib/did-you-mean';
import { llmsPath, securityPath, sitemapPath } from '../../lib/file-paths';
import { headingOf } from '../../lib/section-heading';
import { absoluteUrl } from '../../lib/site-url';
import { slugOf } from '../../lib/text';
import { fragmentsIn } from './post-text';
import type { PostCollection, SiteContent } from './site-content';
import { TAKEN_FRAGMENTS } from './site-rules';

/** Addresses of the site that are no row of the route table, no post and no file of public/. */
const GENERATED = [sitemapPath, llmsPath, securityPath, '/robots.txt', atomPath];

/** What is wrong with an address that a post links to, if anything; other sites are not asked. */
export function messageOnLink(
  url: string,
  from: PostFile,
  content: SiteContent,
): string | undefined {
  if (!isSafe(url))
    return `“${url.slice(0, 60)}” is an address that no page leads to: write one that begins with https://, mailto: or tel:.`;
  if (/^(?:mailto|tel|sms):|^\/\//i.test(url) || url === '') return undefined;
  if (/^https?:/i.test(url)) return messageOnWholeAddress(url, from, content);
  const [, path = '', fragment] = url.match(/^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s) ?? [];
  const message = path === '' ? undefined : messageOnPath(path, from, content);
  if (message || !fragment) return message;
  const known = path === '' ? fragmentsIn(from.post.content) : fragmentsAt(path, content);
  return !known || known.has(decoded(fragment).normalize())
    ? undefined
    : `“${url}” leads to no heading: use one of ${[...known].map((one) => `#${one}`).join(', ') || 'another page’s'}.`;
}

/** An address that is written whole may be one of this site, or lead nowhere but on its author's machine. */
function messageOnWholeAddress(url: string, from: PostFile, content: SiteContent) {
  if (!URL.canParse(url)) return `“${url}” is no address: correct it.`;
  const { hostname, origin, pathname, search, hash } = new URL(url);
  const own = `${pathname}${search}${hash}`;
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/.test(hostname))
    return `“${url}” leads to the reader’s own machine: write “${own}” for an address of this site, or set it as code.`;
  return origin === new URL(absoluteUrl('/')).origin
    ? messageOnLink(own, from, content)
    : undefined;
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
  const paths = Object.values(content.routes).map((route) => route.path);
  const meant = meantBy(address, content) ?? nearest(address, paths);
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
function fragmentsAt(path: string, { services, routes, posts }: SiteContent) {
  const linked = postAt(decoded(path), posts);
  if (linked) return fragmentsIn(linked.post.content);
  const [, page] = Object.entries(services).find(([id]) => routes[id]?.path === path) ?? [];
  const headings = page?.sections.map((section) => slugOf(headingOf(section)));
  return headings && new Set([...headings, ...TAKEN_FRAGMENTS]);
}

function postAt(address: string, posts: PostCollection): PostFile | undefined {
  return posts.files.find(({ post }) => postPath(post.id) === address);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
