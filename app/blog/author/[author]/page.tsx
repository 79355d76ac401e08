import { AuthorPage } from '@/components/blog/author-page';
import { type Author, authors } from '@/content/authors';
import { authorPath } from '@/lib/blog/authors';
import { summaryOf } from '@/lib/blog/post';
import { listPosts, writers } from '@/lib/blog/posts';
import { noIndex, sharedMetadata } from '@/lib/metadata';

interface AuthorRoute {
  params: Promise<{ author: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return authors.map(({ id }) => ({ author: id }));
}

export async function generateMetadata({ params }: AuthorRoute) {
  const author = authorAt((await params).author);
  const { name: title, description } = author;
  const isListed = writers().includes(author);
  const page = sharedMetadata({ title, description }, authorPath(author));
  return isListed ? page : { ...page, ...noIndex };
}

export default async function Page({ params }: AuthorRoute) {
  const author = authorAt((await params).author);
  const posts = listPosts().filter((post) => post.author === author.name);
  return <AuthorPage author={author} posts={posts.map(summaryOf)} />;
}

function authorAt(id: string): Author {
  const found = authors.find((author) => author.id === id);
  if (!found) throw new Error(`content/authors.ts has no author “${id}”.`);
  return found;
}
