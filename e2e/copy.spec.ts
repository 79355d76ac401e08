import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { deepTextOf, elements } from '../build/html-elements';
import { pathOf, serviceIds } from '../lib/routes';

test('acronyms are expanded, none twice on a page, and no page shows the marks of rich text', () => {
  const expanded = (['home', ...serviceIds] as const).map(pathOf).flatMap((path) => {
    const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
    const [main] = elements(parse(html)).filter(({ tagName }) => tagName === 'main');
    if (!main) throw new Error(`${path} has no main.`);
    expect(deepTextOf(main), path).not.toMatch(/[{}]|\*\*|\]\(/);
    const names = elements(main)
      .filter(({ tagName }) => tagName === 'abbr')
      .map(deepTextOf);
    expect(names, path).toEqual([...new Set(names)]);
    return names;
  });
  expect(expanded).not.toEqual([]);
});
