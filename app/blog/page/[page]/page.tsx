import type { Metadata } from 'next';
import { EarlierPage } from '@/components/blog/earlier-page';
import { blog } from '@/content/blog';
import { listPagePath } from '@/lib/blog/post-path';
import { listPosts, PAGE_LENGTH, summaryOf } from '@/lib/blog/posts';
import { sharedMetadata } from '@/lib/metadata';

interface ListRoute {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

/** The first page is /blog; it stands here too, for an export cannot be without any. */
export async function generateStaticParams() {
  return Array.from({ length: await pageCount() }, (_, index) => ({ page: String(index + 1) }));
}

export async function generateMetadata({ params }: ListRoute): Promise<Metadata> {
  const page = Number((await params).page);
  return sharedMetadata(
    { title: `${blog.title}, page ${page}`, description: `${blog.pageDescription} ${page}.` },
    listPagePath(page),
  );
}

export default async function Page({ params }: ListRoute) {
  const page = Number((await params).page);
  const posts = (await listPosts()).slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH);
  return <EarlierPage posts={posts.map(summaryOf)} page={page} pages={await pageCount()} />;
}

async function pageCount(): Promise<number> {
  return Math.max(1, Math.ceil((await listPosts()).length / PAGE_LENGTH));
}
