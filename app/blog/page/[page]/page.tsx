import { BlogPage } from '@/components/blog/blog-page';
import { blog } from '@/content/blog';
import { listPageNumbers, listPageTitle } from '@/lib/blog/pagination';
import { listPagePath } from '@/lib/blog/post-path';
import { listPosts } from '@/lib/blog/posts';
import { sharedMetadata } from '@/lib/metadata';

interface ListRoute {
  params: Promise<{ page: string }>;
}

export const dynamicParams = false;

/** The first page is /blog; it stands here too, for an export cannot be without any. */
export function generateStaticParams() {
  return listPageNumbers(listPosts().length).map((page) => ({ page: String(page) }));
}

export async function generateMetadata({ params }: ListRoute) {
  const page = Number((await params).page);
  return sharedMetadata(
    { title: listPageTitle(page), description: `${blog.pageDescription} ${page}.` },
    listPagePath(page),
  );
}

export default async function Page({ params }: ListRoute) {
  return <BlogPage page={Number((await params).page)} />;
}
