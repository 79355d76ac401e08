/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeLeftovers } from './leftovers';
import { filesBelow } from './public-files';

const used = [
  '_next/static/chunks/x.js',
  '_next/static/media/face.woff2',
  'about.html',
  'blog/post-about-__next.html',
  'robots.txt',
];

const leftovers = [
  '__next._tree.txt',
  '_next/static/static/_buildManifest.js',
  '_not-found.html',
  '_not-found/__next._full.txt',
  'about.txt',
  'about/__next.about.txt',
];

test('what only Next’s router reads is removed, with the folders that are empty then', () => {
  const out = mkdtempSync(join(tmpdir(), 'leftovers-'));
  for (const file of [...used, ...leftovers]) {
    mkdirSync(join(out, dirname(file)), { recursive: true });
    writeFileSync(join(out, file), '');
  }
  removeLeftovers(out);
  expect(filesBelow(out)).toEqual(used);
  expect(readdirSync(out).sort()).toEqual(['_next', 'about.html', 'blog', 'robots.txt']);
  rmSync(out, { recursive: true });
});
