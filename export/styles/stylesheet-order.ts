/**
 * The stylesheets of several pages in one order that is each page's own, for pages that share a sheet.
 * @throws where two pages have the same two the other way round.
 */
export function commonOrder(lists: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  let waiting = lists.filter((list) => list.length > 0);
  while (waiting.length > 0) {
    const firsts = waiting.map(([first = '']) => first);
    const next = firsts.find((url) => waiting.every((list) => list.indexOf(url) <= 0));
    if (next === undefined) {
      throw new Error(`expected one order of stylesheets, found several for ${firsts.join(', ')}`);
    }
    order.push(next);
    waiting = waiting
      .map((list) => (list[0] === next ? list.slice(1) : list))
      .filter((list) => list.length > 0);
  }
  return order;
}
