import type { Metadata } from 'next';
import { PostPage } from '@/components/blog/post-page';
import type { Post } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { listPosts } from '@/lib/blog/posts';
import { sharedMetadata } from '@/lib/metadata';

interface PostRoute {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listPosts()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: PostRoute): Promise<Metadata> {
  const { id, title, summary } = await postAt(params);
  return sharedMetadata({ title, description: summary }, postPath(id));
}

export default async function Page({ params }: PostRoute) {
  return <PostPage post={await postAt(params)} />;
}

async function postAt(params: PostRoute['params']): Promise<Post> {
  const id = decodeURIComponent((await params).id);
  const post = (await listPosts()).find((candidate) => candidate.id === id);
  if (!post) throw new Error(`The blog's source has no post “${id}”.`);
  return post;
}
