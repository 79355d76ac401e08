import { blog } from '@/content/blog';
import type { Post } from '@/lib/blog/post';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PostBody } from './post-body';
import { PostHead } from './post-head';

/** A post in full. */
export function PostPage({ post }: { post: Post }) {
  return (
    <PageFrame>
      <article>
        <PostHead post={post} />
        <PostBody markdown={post.content} />
      </article>
      <ContactCall heading={blog.callToAction} />
    </PageFrame>
  );
}
