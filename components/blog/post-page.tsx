import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { blog } from '@/content/blog';
import type { Post } from '@/lib/blog/post';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PostHead } from './post-head';

/** A post in full. */
export function PostPage({ post }: { post: Post }) {
  return (
    <PageFrame>
      <article>
        <PostHead post={post} />
        <div className="wrap prose pb-8">
          <Markdown remarkPlugins={[remarkGfm]}>{post.content}</Markdown>
        </div>
      </article>
      <ContactCall heading={blog.callToAction} />
    </PageFrame>
  );
}
