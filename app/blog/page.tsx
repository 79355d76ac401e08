import { BlogPage } from '@/components/blog/blog-page';
import { blog } from '@/content/blog';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('blog', blog);

export default function Page() {
  return <BlogPage current="blog" />;
}
