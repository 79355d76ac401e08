import type { Metadata } from 'next';
import { PostPage } from '@/components/blog/post-page';
import { ShellPage } from '@/components/blog/shell-page';
import { blog } from '@/content/blog';
import { shellId } from '@/lib/blog/post-id';
import { postPath } from '@/lib/blog/post-path';
import {
  findPost,
  listPosts,
  type PostInArchive,
  postsWithPage,
  summaryOf,
} from '@/lib/blog/posts';
import { environment } from '@/lib/environment';
import { noIndex, sharedMetadata } from '@/lib/metadata';

interface PostRoute {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

const NEWEST = 6;

/** Every post, and with Firestore the page for those that are not there yet. */
export async function generateStaticParams() {
  const posts = (await postsWithPage()).map(({ id }) => ({ id }));
  return environment.firestore ? [...posts, { id: shellId }] : posts;
}

export async function generateMetadata({ params }: PostRoute): Promise<Metadata> {
  const id = await idOf(params);
  if (id === shellId) {
    // Its address is another's; and as it answers for posts that do not exist too, it is not to be listed.
    const { alternates, openGraph, twitter, ...shell } = sharedMetadata(blog.shell, postPath(id));
    return { ...shell, ...noIndex };
  }
  const { title, summary } = (await postAt(id)).post;
  return sharedMetadata({ title, description: summary }, postPath(id), true);
}

export default async function Page({ params }: PostRoute) {
  const id = await idOf(params);
  if (id === shellId) {
    return <ShellPage newest={(await listPosts()).slice(0, NEWEST).map(summaryOf)} />;
  }
  return <PostPage {...(await postAt(id))} />;
}

async function idOf(params: PostRoute['params']): Promise<string> {
  return decodeURIComponent((await params).id);
}

async function postAt(id: string): Promise<PostInArchive> {
  const found = await findPost(id);
  if (!found) throw new Error(`The blog's source has no post “${id}”.`);
  return found;
}
