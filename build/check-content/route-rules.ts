import { authorPath } from '../../lib/blog/authors';
import { postPath } from '../../lib/blog/post-path';
import type { Report, SiteContent } from './site-content';

const ROUTES = 'content/routes.ts';

export function checkRoutes({ routes }: SiteContent, report: Report) {
  const owners = new Map<string, string>();
  const names = new Map<string, string>();
  for (const [id, { path, label, keepsCapitals, family, canonical, draft }] of Object.entries(
    routes,
  )) {
    const field = `routes.${id}.path`;
    const plain = path.toLowerCase();
    const owner = owners.get(plain);
    owners.set(plain, id);
    if (!/^\/$|^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(plain)) {
      const message = `“${path}” cannot be an address on every host: use letters, digits and hyphens between slashes, without one at the end.`;
      report(ROUTES, field, message);
    } else if (path !== plain && !keepsCapitals) {
      report(ROUTES, field, `“${path}” has capitals, which people mistype: write “${plain}”.`);
    }
    const namesake = names.get(label.toLowerCase());
    if (!canonical) names.set(label.toLowerCase(), id);
    if (namesake !== undefined && !canonical) {
      const message = `“${label}” is the name of “${namesake}” already, and visitors could not tell the two apart: choose another.`;
      report(ROUTES, `routes.${id}.label`, message);
    }
    if (draft && (family === 'site' || path.lastIndexOf('/') > 0)) {
      const message = 'only a service at an address of one part can be a draft: take the mark out.';
      report(ROUTES, `routes.${id}.draft`, message);
    }
    if (owner !== undefined) {
      report(ROUTES, field, `“${path}” is the address of “${owner}” already: choose another.`);
    }
  }
}

/** Rows without a page; a service at an address of one part is made by app/[service]. */
export function checkPageFiles({ routes, pageFolders }: SiteContent, report: Report) {
  for (const [id, { path, family }] of Object.entries(routes)) {
    const isService = (id === 'services' || family !== 'site') && path.lastIndexOf('/') === 0;
    if (isService || pageFolders.includes(path)) continue;
    const message = `no page is made at “${path}”: make app${path}/page.tsx, or take the row out.`;
    report(ROUTES, `routes.${id}`, message);
  }
}

/** Retired addresses that every host can match; what ends in .html or a slash is sent on with the plain one. */
const RETIRED_FORM = /^(?!.*\.html$)(?:\/[\w.~-]+)+$/i;

export function checkRetired(content: SiteContent, report: Report) {
  const owners = ownersOfAddresses(content);
  for (const [path, successor] of Object.entries(content.retired)) {
    const field = `retired['${path}']`;
    const owner = owners.get(path.toLowerCase());
    owners.set(path.toLowerCase(), `“${path}”`);
    if (!RETIRED_FORM.test(path)) {
      const message = `“${path}” cannot be sent on by every host: write letters, digits, hyphens and dots between slashes, without a query, .html or a slash at the end.`;
      report(ROUTES, field, message);
    } else if (owner) {
      const message = `“${path}” is the address of ${owner} too, for case does not count: take one out.`;
      report(ROUTES, field, message);
    } else if (!isOut(successor, content)) {
      const message = `no page and no post that is out is at “${successor}”: name another, or the id of a page.`;
      report(ROUTES, field, message);
    }
  }
}

/** What is served at each address, in lower case. */
function ownersOfAddresses({ routes, posts, files }: SiteContent): Map<string, string> {
  const owners: [address: string, owner: string][] = [
    ...Object.entries(routes).map(([id, { path }]): [string, string] => [path, `“${id}”`]),
    ...posts.files.map(({ file, post }): [string, string] => [postPath(post.id), file]),
    ...files.map((file): [string, string] => [file, `public${file}`]),
  ];
  return new Map(owners.map(([address, owner]) => [address.toLowerCase(), owner]));
}

function isOut(successor: string, { routes, posts, authors }: SiteContent): boolean {
  if (!successor.startsWith('/')) return !routes[successor]?.draft;
  if (authors.some((author) => authorPath(author) === successor)) return true;
  // The check does not read a collection, whose posts come and go without a build.
  if (posts.source === 'collection') return true;
  return posts.files.some(({ post, draft }) => postPath(post.id) === successor && !draft);
}

export function checkDraftServices({ pages, routes }: SiteContent, report: Report) {
  for (const [id, { draft }] of Object.entries(routes)) {
    if (!draft) continue;
    const page = pages.find(({ route }) => route === id);
    const message = `a draft: write ${page?.file ?? 'its page'}, then take the mark out to publish it.`;
    report(ROUTES, `routes.${id}.draft`, message);
  }
}
