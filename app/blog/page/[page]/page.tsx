import type { Metadata } from 'next';
import { EarlierPage } from '@/components/blog/earlier-page';
import { blog } from '@/content/blog';
import { listPageNumbers, listPageTitle, postsOnPage } from '@/lib/blog/pagination';
import { listPagePath } from '@/lib/blog/post-path';
import { listPosts, summaryOf } from '@/lib/blog/posts';
import { sharedMetadata } from '@/lib/metadata';

interface ListRoute {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

/** The first page is /blog; it stands here too, for an export cannot be without any. */
export async function generateStaticParams() {
  return (await pageNumbers()).map((page) => ({ page: String(page) }));
}

export async function generateMetadata({ params }: ListRoute): Promise<Metadata> {
  const page = Number((await params).page);
  return sharedMetadata(
    { title: listPageTitle(page), description: `${blog.pageDescription} ${page}.` },
    listPagePath(page),
  );
}

export default async function Page({ params }: ListRoute) {
  const page = Number((await params).page);
  const posts = postsOnPage(page, await listPosts());
  return (
    <EarlierPage posts={posts.map(summaryOf)} page={page} pages={(await pageNumbers()).length} />
  );
}

async function pageNumbers(): Promise<number[]> {
  return listPageNumbers((await listPosts()).length);
}
