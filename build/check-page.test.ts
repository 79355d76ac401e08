import { randomBytes } from 'node:crypto';
import { load } from 'cheerio';
import { messageOnSize } from './check-page';

const messageOn = (first: number, second: number) => {
  const text = (length: number) => randomBytes(length / 2).toString('hex');
  const html = `<!doctype html><html><head><title>x</title></head><body><header></header><main><section>${text(first)}</section><section>${text(second)}</section></main></body></html>`;
  return messageOnSize(load(html), html, 'content/x.ts');
};

test('a page may end outside the first flight, and its first screen may not', () => {
  expect(messageOn(8_000, 28_000)).toBeUndefined();
  expect(messageOn(28_000, 0)).toMatch(/first screen.* in content\/x\.ts$/);
});
