import 'server-only';
import { Feed } from 'feed';
import { defaultUrlTransform } from 'react-markdown';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blog } from '@/content/blog';
import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { absoluteUrl } from '../site-url';
import { remarkPlugins } from './markdown';
import type { Post } from './post';
import { atomPath, jsonFeedPath, postPath } from './post-path';
import { listPosts } from './posts';

/** How many posts the feeds carry in full. */
const NEWEST = 20;

/** Raw HTML becomes text, and addresses that a page would refuse are emptied, as on the pages. */
function defuse() {
  return (tree: import('hast').Root) => {
    visit(tree, (node) => {
      if (node.type === ('raw' as string)) Object.assign(node, { type: 'text' });
      if (node.type !== 'element') return;
      for (const name of ['href', 'src']) {
        const address = node.properties[name];
        if (typeof address === 'string') node.properties[name] = absolute(address);
      }
    });
  };
}

function absolute(address: string): string {
  const safe = defaultUrlTransform(address);
  return safe.startsWith('/') ? absoluteUrl(safe) : safe;
}

const html = unified()
  .use(remarkParse)
  .use(remarkPlugins)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(defuse)
  .use(rehypeStringify);

/** The newest posts with their full texts, as Atom. */
export async function atomFeed(): Promise<string> {
  // The library writes attributes as they are.
  return (await feedOf((category) => category.replace(/&/g, '&amp;').replace(/[<"]/g, ''))).atom1();
}

/** The newest posts with their full texts, as JSON Feed. */
export async function jsonFeed(): Promise<string> {
  return (await feedOf((category) => category)).json1();
}

async function feedOf(categoryOf: (category: string) => string): Promise<Feed> {
  const posts = (await listPosts()).slice(0, NEWEST);
  const feed = new Feed({
    id: absoluteUrl(routes.blog.path),
    link: absoluteUrl(routes.blog.path),
    title: `${blog.title} | ${company.name}`,
    description: blog.description,
    language: 'en-GB',
    copyright: `© ${company.name}`,
    favicon: absoluteUrl('/favicon.ico'),
    feedLinks: { atom: absoluteUrl(atomPath), json: absoluteUrl(jsonFeedPath) },
    updated: new Date(latest(posts)),
  });
  for (const post of posts) {
    const address = absoluteUrl(postPath(post.id));
    feed.addItem({
      id: address,
      link: address,
      title: post.title,
      description: post.summary,
      content: String(await html.process(post.content)),
      author: [{ name: post.author }],
      category: [{ name: categoryOf(post.category), term: categoryOf(post.category) }],
      published: new Date(post.date),
      date: new Date(post.updated ?? post.date),
    });
  }
  return feed;
}

function latest(posts: readonly Post[]): string {
  return posts.map(({ date, updated }) => updated ?? date).reduce((a, b) => (a > b ? a : b), '');
}
