import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { everyPath } from './pages';

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^out\//, ''));

test('a page is at most two files beside what all share, and no router payload is left', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const flights = files.filter((file) => file.startsWith('_next/static/flight/'));
  expect(pages.length).toBeLessThanOrEqual(everyPath.length + 2);
  expect(flights.length).toBeLessThanOrEqual(pages.length);
  expect(files.filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt']);
  expect(files.filter((file) => /__next|_buildManifest|_not-found/.test(file))).toEqual([]);
  // One a letter, however many posts there are.
  const words = files.filter((file) => file.startsWith('blog/words/'));
  const shared = files.length - pages.length - flights.length - words.length;
  expect(shared).toBeLessThanOrEqual(40);
});

test('no page holds an inline script, a style attribute or a handler', () => {
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(`out/${file}`, 'utf8');
    expect(html.match(/<script(?![^>]*\bsrc=)[^>]*>/), file).toBeNull();
    expect(html.match(/<[^>]+\s(style|on\w+)=/), file).toBeNull();
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), file).toBeLessThan(
      html.indexOf('charset='),
    );
    expect(html.indexOf('charset='), file).toBeLessThan(1024);
  }
});

test('the framework is compiled while it arrives, and nothing that loads later is', () => {
  const framework = new Set(
    files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const [, scripts = ''] =
          readFileSync(`out/${file}`, 'utf8').match(/data-scripts="([^"]*)"/) ?? [];
        return scripts.split(' ').filter((url) => url.includes('/chunks/'));
      }),
  );
  const hinted = files.filter(
    (file) =>
      file.startsWith('_next/static/chunks/') &&
      readFileSync(`out/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(framework.size).toBeGreaterThan(0);
  expect(hinted.map((file) => `/${file}`).sort()).toEqual([...framework].sort());
});
