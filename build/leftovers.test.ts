import { readdirSync } from 'node:fs';
import { removeLeftovers } from './leftovers';
import { filesBelow } from './public-files';
import { scratchFolder } from './scratch-folder';

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
  const { root, put, remove } = scratchFolder();
  for (const file of [...used, ...leftovers]) put(file, '');
  removeLeftovers(root);
  expect(filesBelow(root)).toEqual(used);
  expect(readdirSync(root).sort()).toEqual(['_next', 'about.html', 'blog', 'robots.txt']);
  remove();
});
