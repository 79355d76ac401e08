import { blog } from '@/content/blog';
import { postPath } from '@/lib/blog/post-path';
import type { PostInArchive } from '@/lib/blog/posts';
import { contactPathOfPost } from '@/lib/contact/subjects';
import { postGraph } from '@/lib/structured-data';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PostArticle } from './post-article';
import { ReadOn } from './read-on';

/** A post in full, with where to read on. */
export function PostPage({ post, ...readOn }: PostInArchive) {
  return (
    <PageFrame path={postPath(post.id)} graph={postGraph(post)}>
      <PostArticle post={post} />
      <ReadOn {...readOn} />
      <ContactCall heading={blog.callToAction} href={contactPathOfPost(post.category)} />
    </PageFrame>
  );
}
