import { type retired, routes } from '@/content/routes';
import { pathOf, pathOfSuccessor, routeIds } from './routes';

/**
 * A script that goes over to the page which an unknown address means: old links spell pages in any case, with
 * `.html` or a slash behind them, and hosts that match no patterns know only the likely spellings. A post's id keeps
 * its case: only the folder before it is mended. `old` holds the retired addresses.
 */
export function recoverSpelling(old: typeof retired): string {
  const known = [
    ...Object.entries(old).map(([path, successor]) => [path, pathOfSuccessor(successor)]),
    ...routeIds.map((id) => [pathOf(id), pathOf(id)]),
  ].map(([path = '', page = routes.home.path]) => [path.toLowerCase(), page]);
  const spelled = 'location.pathname.replace(/(.)\\/$/,"$1").replace(/\\.html$/i,"").toLowerCase()';
  const folder = `${routes.blog.path}/`;
  const below = `location.pathname.toLowerCase().startsWith("${folder}")&&"${folder}"+location.pathname.slice(${folder.length})`;
  return `const page=new Map(${JSON.stringify(known)}).get(${spelled})||${below};page&&page!==location.pathname&&location.replace(page+location.search+location.hash);`;
}
