/**
 * The stylesheets of several pages in one order, for pages that share a sheet. Where two pages have the same two the
 * other way round, the first page's order holds: Next keeps the order of sheets that depend on each other.
 */
export function commonOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  let waiting = lists.filter((list) => list.length > 0);
  while (waiting.length > 0) {
    const firsts = waiting.map(([first = '']) => first);
    const [ofFirstPage = ''] = firsts;
    const isNext = (url: string) => waiting.every((list) => list.indexOf(url) <= 0);
    const next = firsts.find(isNext) ?? ofFirstPage;
    order.push(next);
    waiting = waiting
      .map((list) => list.filter((url) => url !== next))
      .filter((list) => list.length > 0);
  }
  return order;
}
