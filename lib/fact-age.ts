import { type Fact, facts } from '@/content/facts';
import type { RouteId } from '@/content/routes';

/** The day since which all that a page says of laws and standards has been checked: of its facts, the oldest check. */
export function checkedSince(
  page: RouteId,
  table: readonly Pick<Fact, 'pages' | 'checked'>[] = facts,
): string | undefined {
  return table
    .filter(({ pages }) => pages.includes(page))
    .map(({ checked }) => checked)
    .sort()[0];
}
