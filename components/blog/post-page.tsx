import type { ReactNode } from 'react';
import { blog } from '@/content/blog';
import { builtHtml } from '@/lib/blog/built-html';
import type { Post } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { relatedTo } from '@/lib/blog/posts';
import { contactPathOfPost } from '@/lib/contact/subjects';
import { environment } from '@/lib/environment';
import { withdrawnPath } from '@/lib/file-paths';
import { picturesOf } from '@/lib/pictures';
import { postGraph } from '@/lib/structured-data';
import { CoverDrawings } from '../drawing/cover-drawings';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { Section } from '../ui/section';
import { PostArticle } from './post-article';
import { PostList } from './post-list';
import { PostNotice } from './post-notice';

export function PostPage({ post }: { post: Post }) {
  const related = relatedTo(post);
  const article = (
    <PostArticle post={post} html={builtHtml(post.content)} pictures={picturesOf(post)} />
  );
  return (
    <PageFrame above="blog" path={postPath(post.id)} graph={postGraph(post)}>
      {environment.firestore ? <StoredPost>{article}</StoredPost> : article}
      <CoverDrawings posts={[post, ...related]} />
      {related.length > 0 && (
        <div className="print:hidden">
          <Section heading={blog.post.related} heads="above">
            <PostList posts={related} />
          </Section>
        </div>
      )}
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
      <div role="alert" className="hidden withdrawn:block">
        <PostNotice heading={blog.shell.missing} text={blog.shell.missingText} />
      </div>
    </>
  );
}
