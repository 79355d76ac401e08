import { blog } from '@/content/blog';
import { listPosts } from '@/lib/blog/posts';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PageHead } from '../ui/page-head';
import { PostRows } from './post-rows';

/** The listing, at its canonical address and at the one the header used to spell. */
export async function BlogPage({ current }: { current: 'blog' | 'blogs' }) {
  return (
    <PageFrame current={current}>
      <PageHead id={current} crumb={blog.title} title={blog.title} intro={blog.intro} />
      <div className="wrap pb-8">
        <h2 className="sr-only">All posts</h2>
        <PostRows posts={await listPosts()} />
      </div>
      <ContactCall heading={blog.callToAction} />
    </PageFrame>
  );
}
