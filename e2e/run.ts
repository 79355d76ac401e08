/** Whether this is `npm test -- --all`, which takes some three times as long as `npm test`. */
export const isWhole = process.env.TEST_WHOLE === '1';

/** All ways to look at things with `--all`, else the one that is the turn of the thing with this index. */
export function inTurn<Way>(ways: readonly Way[], index: number): readonly Way[] {
  return isWhole ? ways : ways.filter((_, place) => place === index % ways.length);
}
