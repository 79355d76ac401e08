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
export function generateStaticParams() {
  return pageNumbers().map((page) => ({ page: String(page) }));
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
  const posts = postsOnPage(page, listPosts());
  return <EarlierPage posts={posts.map(summaryOf)} page={page} pages={pageNumbers().length} />;
}

function pageNumbers(): number[] {
  return listPageNumbers(listPosts().length);
}
