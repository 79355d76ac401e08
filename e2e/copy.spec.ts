import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { pathOf, serviceIds } from '../lib/routes';
import { runningTextOf } from './exported-copy';

const acronyms = Object.keys(glossary);
const ids = [...serviceIds, 'home', 'about', 'news'] as const;

test('a page expands each acronym at its first use, and only there', () => {
  const faults = ids.map(pathOf).flatMap((path) => {
    const running = runningTextOf(path);
    expect(running, path).not.toBe('');
    expect(running.replace(/\{[^{}]+\}/g, ''), path).not.toMatch(/[{}]|\*\*|\]\(/);
    return acronyms.flatMap((name) => {
      const uses = running.match(new RegExp(`\\{${name}\\}|\\b${name}(?=s?\\b)`, 'g')) ?? [];
      const [first] = uses;
      const expansions = uses.filter((use) => use.startsWith('{')).length;
      return !first || (first.startsWith('{') && expansions === 1) ? [] : [`${path}: ${name}`];
    });
  });
  expect(faults).toEqual([]);
});
