import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { scratchFolder } from '@/build/scratch-folder';
import { blog } from '@/content/blog';
import { announcements } from '@/content/news';
import { GET as readFeed } from './blog/feed.xml/route';
import { GET as readIndex } from './blog/index.json/route';
import BlogPage from './blog/page';
import BlogsPage from './blogs/page';
import NewsPage from './news/page';
import HomePage from './page';

const { root, remove } = scratchFolder();
beforeAll(() => {
  process.env.POSTS_FOLDER = root;
});
afterAll(remove);

const pages = { BlogPage, BlogsPage, HomePage, ...(announcements.length === 0 && { NewsPage }) };

test.each(Object.entries(pages))(
  '%s says that there are no posts, and links to none',
  async (_, Page) => {
    const { prelude } = await prerenderToNodeStream(<Page />);
    const html = await text(prelude);
    expect(html).toContain(blog.listing.none);
    expect(html).not.toContain('<search');
    expect(html).not.toMatch(/href="\/blog\/(?!feed\.)/);
  },
);

test('the feed and the list of posts name none', async () => {
  expect(await (await readFeed()).text()).not.toContain('<entry');
  expect(await (await readIndex()).json()).toEqual([]);
});
