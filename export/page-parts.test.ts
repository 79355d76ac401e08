/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { pageParts } from './page-parts';

/** Text that does not shrink below `bytes` by much. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test('pageParts weighs the bands of a page by their headings, and what is around them', () => {
  const html = `<!doctype html><html><head><style>${noise(900)}</style></head><body>
    <header>${noise(100)}</header>
    <main>
      <div><header><h1>Managed <abbr>SOC</abbr></h1></header>${noise(600)}</div>
      <section><h2>Questions</h2>${noise(2_000)}</section>
      <aside aria-label="Sources">${noise(300)}</aside>
    </main>
    <footer>${noise(1_200)}</footer></body></html>`;
  const parts = pageParts(html);
  expect(parts.map(({ name }) => name)).toEqual([
    '“Questions”',
    'the footer',
    'styles',
    '“Managed SOC”',
    '“Sources”',
    'the header',
  ]);
  for (const { bytes } of parts) expect(bytes).toBeGreaterThan(90);
  expect(parts[0]?.bytes).toBeGreaterThan(2_000);
});
