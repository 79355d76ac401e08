/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeUnpruned } from './write-unpruned';

test('every page’s file holds what it links, in order, and pages that link the same share one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unpruned-'));
  const stylesheets = new Map([
    ['/a.css', 'a{top:0}'],
    ['/b.css', 'b{top:0}@media print{b{top:1px}}'],
  ]);
  const linked = new Map([
    ['index.html', ['/a.css']],
    ['about.html', ['/a.css', '/b.css']],
    ['news.html', ['/a.css', '/b.css']],
  ]);
  await writeUnpruned(folder, linked, { scripts: new Map(), stylesheets });
  const names = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  const textFor = (page: string) => readFileSync(join(folder, names[page]), 'utf8');
  expect(textFor('index.html')).toBe('a{top:0}');
  expect(textFor('about.html')).toBe('a{top:0}b{top:0}@media print{b{top:1px}}');
  expect(names['news.html']).toBe(names['about.html']);
  expect(readdirSync(folder)).toHaveLength(3);
  rmSync(folder, { recursive: true });
});
