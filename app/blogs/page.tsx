import { BlogPage } from '@/components/blog/blog-page';
import { blog } from '@/content/blog';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('blogs', blog);

export default function Page() {
  return <BlogPage id="blogs" />;
}
