import { type retired, routes } from '@/content/routes';
import { pathOf, pathOfSuccessor, routeIds } from './routes';

/** What old links, chats and mails leave behind an address: `.html`, a slash, a full stop, a bracket, an encoded space. */
export const TAIL = /(?:\.html|%[\da-f]{2}|[^\w-])+$/i;

/**
 * A script that goes over to the page which an unknown address means: old links spell pages in any case and with any
 * tail, and hosts that match no patterns know only the likely spellings. A post's id keeps its case: only the folder
 * before it is mended. `old` holds the retired addresses.
 */
export function recoverSpelling(old: typeof retired): string {
  const known = [
    ...Object.entries(old).map(([path, successor]) => [path, pathOfSuccessor(successor)]),
    ...routeIds.map((id) => [pathOf(id), pathOf(id)]),
  ].map(([path = '', page = routes.home.path]) => [path.replace(TAIL, '').toLowerCase(), page]);
  const folder = `${routes.blog.path}/`;
  return `{const{pathname,search,hash}=location,path=pathname.replace(${TAIL},""),key=path.toLowerCase(),page=new Map(${JSON.stringify(known)}).get(key)||key.startsWith("${folder}")&&"${folder}"+path.slice(${folder.length});page&&page!==pathname&&location.replace(page+search+hash)}`;
}
