/** @jest-environment node */
import { firebaseConfig } from './firebase';
import { fixtureTables } from './fixture-tables';

const { hosting } = firebaseConfig(fixtureTables);

test('assets are named one by one, for a missing one must not be kept for a year, and cards are not', () => {
  const [everything, assets, icon] = hosting.headers;
  expect(everything).toMatchObject({ regex: '.*' });
  expect(icon).toMatchObject({ source: '/icon.svg' });
  const regex = new RegExp((assets && 'regex' in assets && assets.regex) || '');
  for (const asset of fixtureTables.assets) expect(asset).toMatch(regex);
  for (const missing of ['/_next/static/chunks/b.js', '/_next/static/chunks/aXjs']) {
    expect(missing).not.toMatch(regex);
  }
  expect(hosting.headers.at(-1)).toMatchObject({ source: '/cards/**' });
  expect(assets?.headers).toEqual([{ key: 'Cache-Control', value: 'immutable' }]);
});

test('redirects are patterns, and rewrites leave the folder itself alone', () => {
  expect(hosting.redirects).toEqual([
    { regex: '^/About$', destination: '/about', type: 301 },
    { regex: '^/Blog/(.+)$', destination: '/blog/:1', type: 301 },
  ]);
  expect(hosting.rewrites).toEqual([{ regex: '^/blog/.+', destination: '/blog/post.html' }]);
});
