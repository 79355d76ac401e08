import { randomBytes } from 'node:crypto';
import { load } from 'cheerio';
import { sizeFindingsOf } from './check-page';

const page = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;
const findingsOf = (html: string, source?: string) => sizeFindingsOf(load(html), html, source);
const text = (length: number) => randomBytes(length / 2).toString('hex');
const withMain = (first: string, second: string) =>
  page(`<header></header><main><section>${first}</section><section>${second}</section></main>`);

test('a page may end outside the first flight, and may begin and be no longer than its budgets', () => {
  expect(findingsOf(withMain(text(8_000), text(16_000)))).toEqual([]);
  expect(findingsOf(withMain(text(28_000), ''), 'content/x.ts')).toEqual([
    expect.stringMatching(/first screen.* in content\/x\.ts$/),
  ]);
  expect(findingsOf(withMain('', text(46_000)))).toEqual([expect.stringContaining('in all')]);
});
