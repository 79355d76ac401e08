import { outlineOf } from '@/lib/blog/markdown';
import type { Post } from '@/lib/blog/post';
import { PostBody } from './post-body';
import { PostContents } from './post-contents';
import { PostFacts } from './post-facts';
import { PostHead } from './post-head';
import { PostShare } from './post-share';

/** A post to read: facts and contents in the margin column, the text beside them. */
export function PostArticle({ post }: { post: Post }) {
  return (
    <article>
      <PostHead post={post} />
      <div className="wrap grid gap-4 pt-4 pb-8 md:grid-cols-[3fr_9fr] md:gap-8 md:pt-6 md:pb-10">
        <div className="md:sticky md:top-12 md:self-start">
          <PostFacts post={post} />
          <PostContents outline={outlineOf(post.content)} lang={post.lang} />
        </div>
        <div className="min-w-0">
          <PostBody markdown={post.content} lang={post.lang} />
          <PostShare post={post} />
        </div>
      </div>
    </article>
  );
}
