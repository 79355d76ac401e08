import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { pathOf, serviceIds } from '../lib/routes';

test('acronyms are expanded, none twice on a page, and no page shows the marks of rich text', () => {
  const expanded = (['home', ...serviceIds] as const).map(pathOf).flatMap((path) => {
    const $ = load(readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8'));
    expect($('main').text(), path).not.toMatch(/[{}]|\*\*|\]\(/);
    expect($('main :is(h1, h2, h3, label, summary, th, .whole-link) abbr').length, path).toBe(0);
    const names = $('main abbr')
      .map((_, name) => $(name).text())
      .get();
    expect(names, path).toEqual([...new Set(names)]);
    return names;
  });
  expect(expanded).not.toEqual([]);
});
