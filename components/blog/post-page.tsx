import type { ReactNode } from 'react';
import { blog } from '@/content/blog';
import { builtHtml } from '@/lib/blog/built-html';
import { postPath } from '@/lib/blog/post-path';
import type { PostInArchive } from '@/lib/blog/posts';
import { contactPathOfPost } from '@/lib/contact/subjects';
import { environment } from '@/lib/environment';
import { withdrawnPath } from '@/lib/file-paths';
import { picturesOf } from '@/lib/pictures';
import { postGraph } from '@/lib/structured-data';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PostArticle } from './post-article';
import { ReadOn } from './read-on';

export function PostPage({ post, ...readOn }: PostInArchive) {
  const article = (
    <PostArticle post={post} html={builtHtml(post.content)} pictures={picturesOf(post)} />
  );
  return (
    <PageFrame path={postPath(post.id)} graph={postGraph(post)}>
      {environment.firestore ? <StoredPost>{article}</StoredPost> : article}
      <ReadOn {...readOn} />
      <ContactCall heading={blog.callToAction} href={contactPathOfPost(post.category)} />
    </PageFrame>
  );
}

/** A post of a collection, which may withdraw it before the next build: the page then says so in its place. */
function StoredPost({ children }: { children: ReactNode }) {
  return (
    <>
      <script src={withdrawnPath} async />
      <div className="withdrawn:hidden">{children}</div>
      <div role="alert" className="wrap hidden pt-4 pb-8 withdrawn:block md:pt-5">
        <h1 className="text-h2">{blog.shell.missing}</h1>
        <p className="mt-3 max-w-measure text-lede text-muted">{blog.shell.missingText}</p>
      </div>
    </>
  );
}
