'use client';

import { useEffect, useRef, useState } from 'react';
import type { Attributes } from '@/client/attributes';
import { blog } from '@/content/blog';
import { company } from '@/content/company';
import { idAt } from '@/lib/blog/post-path';
import { ReloadNotice } from '../ui/reload-notice';
import { useAsync } from '../ui/use-async';
import { PostNotice } from './post-notice';

const { shell: words } = blog;

/** What is said while there is no post. */
const notices = {
  idle: { heading: words.loading },
  loading: { heading: words.loading },
  failed: { heading: words.failed, text: words.failedText },
  ready: { heading: words.missing, text: words.missingText },
} as const;

/**
 * A post that was published after the build. A client component because the post is only in the
 * collection yet: it is read by the id in the address.
 */
export function PostShell() {
  const place = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const { state, value: found, retry } = useAsync('post', readAtAddress);
  const title = found?.post.title ?? words.title;

  useEffect(() => {
    document.title = `${title} | ${company.name}`;
  }, [title]);

  // The button that was pressed has gone, so the focus follows what came of it.
  useEffect(() => {
    if (!pressed) return;
    const failed = state === 'failed';
    const target = place.current?.querySelector<HTMLElement>(failed ? 'button' : 'h1');
    if (failed) setPressed(false);
    else target?.setAttribute('tabindex', '-1');
    target?.focus();
  }, [pressed, state]);

  function tryAgain() {
    setPressed(true);
    retry();
  }

  return (
    <div ref={place} {...({ 'data-hydrate': '^' } satisfies Attributes)} className="min-h-[40vh]">
      <p role="status" className="sr-only">
        {found && !pressed && words.arrived}
      </p>
      {found ? (
        <found.PostArticle post={found.post} html={found.html} />
      ) : (
        <div role="status">
          <PostNotice {...notices[state]}>
            <ReloadNotice />
            <noscript>
              <p className="mt-2">{words.script}</p>
            </noscript>
            {state === 'failed' && (
              <button type="button" className="button button-filled mt-4" onClick={tryAgain}>
                {words.retry}
              </button>
            )}
          </PostNotice>
        </div>
      )}
    </div>
  );
}
/** The post that the address names, and what draws it; undefined where there is none. */
async function readAtAddress() {
  const id = idAt(location.pathname);
  if (id === undefined) return undefined;
  const [{ readPost }, { PostArticle }, { readMarkdown }, { holdsHtml, postHtml }] =
    await Promise.all([
      import('@/lib/blog/firestore'),
      import('./post-article'),
      import('@/lib/blog/markdown'),
      import('@/lib/blog/post-html'),
    ]);
  const post = await readPost(id);
  if (!post) return undefined;
  const markdown = readMarkdown(post.content);
  // Half as much again, and few posts hold HTML.
  const { raw } = holdsHtml(markdown) ? await import('hast-util-raw') : { raw: undefined };
  return { post, html: postHtml(markdown, raw), PostArticle };
}
