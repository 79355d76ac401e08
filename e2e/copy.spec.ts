import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { pathOf, serviceIds } from '../lib/routes';
import { copyOf } from './exported-copy';

const acronyms = Object.keys(glossary);

for (const path of [...serviceIds, 'home', 'about', 'news'].map((id) => pathOf(id as 'home'))) {
  test(`${path} expands each acronym at its first use, and only there`, () => {
    const running = copyOf(path)
      .map((block) => block.running)
      .join('\n');
    expect(running).not.toBe('');
    const used = acronyms.filter((name) => new RegExp(`\\b${name}s?\\b`).test(running));
    const faults = used.filter((name) => {
      const uses = [...running.matchAll(new RegExp(`\\{${name}\\}|\\b${name}(?=s?\\b)`, 'g'))];
      const marked = uses.filter(([use]) => use.startsWith('{'));
      return marked.length !== 1 || !uses[0]?.[0].startsWith('{');
    });
    expect(faults).toEqual([]);
    expect(running.replace(/\{[^{}]+\}/g, '')).not.toMatch(/[{}]|\*\*|\]\(/);
  });
}
