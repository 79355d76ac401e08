/** @jest-environment jsdom */
import { absoluteUrl } from '../site-url';
import { atomFeed, jsonFeed } from './feed';
import { type Post, parsePost } from './post';

const hostile = `<b>&"]]>'`;
const dirty = '\v\uD800\uFFFE';

/** A post that came through the door, as all do. */
function post(fields: Partial<Post>): Post {
  const parsed = parsePost({
    id: 'a-post',
    title: 'A post',
    category: 'PenTesting',
    author: 'SOC Team',
    date: '2026-04-08',
    ...fields,
  });
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.post;
}

const posts = [
  post({
    title: hostile + dirty,
    category: hostile + dirty,
    author: hostile + dirty,
    summary: hostile + dirty,
    updated: '2026-05-01',
    lang: 'ar',
    content: `${hostile}\v &#12; &#x1; &#xFFFE; [link](https://example.com/?a=1&b="2") ]]> <script>alert(1)</script> <!-- a note -->\n\n[in](/about)\n\n|a|\n|-:|\n|b|`,
  }),
  post({ id: 'b-post', summary: '' }),
];

/** The feed as a real parser of XML reads it. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

test('hostile words come out of the Atom feed as they went in', () => {
  const [entry] = parsed(atomFeed(posts)).querySelectorAll('entry');
  const text = (name: string) => entry?.querySelector(name)?.textContent;
  expect(text('title')).toBe(hostile);
  expect(text('summary')).toBe(hostile);
  expect(text('author > name')).toBe(hostile);
  expect(entry?.querySelector('category')?.getAttribute('term')).toBe(hostile);
  // Text unless they say otherwise: no reader may take them for HTML.
  for (const name of ['title', 'summary']) {
    expect(entry?.querySelector(name)?.hasAttribute('type')).toBe(false);
  }
  expect(entry?.querySelector('content')?.getAttribute('type')).toBe('html');
  const page = new DOMParser().parseFromString(text('content') ?? '', 'text/html');
  expect(page.querySelector('script')).toBeNull();
  expect(page.body.innerHTML).not.toMatch(/alert|a note/);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/?a=1&b=%222%22',
    absoluteUrl('/about'),
  ]);
  expect(page.querySelector('td')?.getAttribute('align')).toBe('right');
  expect(page.querySelector('[style]')).toBeNull();
});

test('both feeds give addresses in full, days and languages', () => {
  const atom = parsed(atomFeed(posts));
  const { items, feed_url } = JSON.parse(jsonFeed(posts));
  const ids = [...atom.querySelectorAll('entry > id')].map(({ textContent }) => textContent);
  expect(ids).toEqual([absoluteUrl('/blog/a-post'), absoluteUrl('/blog/b-post')]);
  expect(items.map(({ url }: { url: string }) => url)).toEqual(ids);
  expect(atom.querySelector('link[rel=self]')?.getAttribute('href')).toBe(
    absoluteUrl('/blog/feed.xml'),
  );
  expect(feed_url).toBe(absoluteUrl('/blog/feed.json'));
  expect(atom.querySelector('feed > updated')?.textContent).toBe('2026-05-01T00:00:00Z');
  expect(atom.querySelector('entry')?.getAttribute('xml:lang')).toBe('ar');
  expect(items[0]).toMatchObject({
    title: hostile,
    language: 'ar',
    summary: hostile,
    authors: [{ name: hostile }],
    tags: [hostile],
    date_published: '2026-04-08T00:00:00Z',
    date_modified: '2026-05-01T00:00:00Z',
  });
});
