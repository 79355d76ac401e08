import { PostPage } from '@/components/blog/post-page';
import { ShellPage } from '@/components/blog/shell-page';
import { blog } from '@/content/blog';
import { type Post, summaryOf } from '@/lib/blog/post';
import { postPath, shellId } from '@/lib/blog/post-path';
import { findPost, listPosts } from '@/lib/blog/posts';
import { environment } from '@/lib/environment';
import { noIndex, sharedMetadata } from '@/lib/metadata';

interface PostRoute {
  params: Promise<{ id: string }>;
}

export const dynamicParams = false;

const NEWEST = 6;

/**
 * Every post, and with Firestore the page for those that are not there yet. Without any post that page stands here
 * too, for an export cannot be without any.
 */
export function generateStaticParams() {
  const posts = listPosts().map(({ id }) => ({ id }));
  return environment.firestore || posts.length === 0 ? [...posts, { id: shellId }] : posts;
}

export async function generateMetadata({ params }: PostRoute) {
  const { id } = await params;
  if (id === shellId) {
    // Its address is another's; and as it answers for posts that do not exist too, it is not to be listed.
    const { alternates, openGraph, twitter, ...shell } = sharedMetadata(blog.shell, postPath(id));
    return { ...shell, ...noIndex };
  }
  const { title, summary } = postAt(id);
  return sharedMetadata({ title, description: summary }, postPath(id), true);
}

export default async function Page({ params }: PostRoute) {
  const { id } = await params;
  if (id === shellId) {
    return <ShellPage newest={listPosts().slice(0, NEWEST).map(summaryOf)} />;
  }
  return <PostPage post={postAt(id)} />;
}

function postAt(id: string): Post {
  const found = findPost(id);
  if (!found) throw new Error(`The blog's source has no post “${id}”.`);
  return found;
}
