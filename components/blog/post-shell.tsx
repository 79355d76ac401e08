'use client';

import { useEffect, useRef, useState } from 'react';
import type { Attributes } from '@/client/attributes';
import { blog } from '@/content/blog';
import { company } from '@/content/company';
import { idAt } from '@/lib/blog/post-path';
import { useAsync } from '../ui/use-async';
import { ShellState } from './shell-state';

/**
 * A post that was published after the build. A client component because the post is only in the
 * collection yet: it is read by the id in the address.
 */
export function PostShell() {
  const place = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState(false);
  const { state, value: found, retry } = useAsync('post', readAtAddress);
  const title = found?.post.title ?? blog.shell.title;

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
        {found && !pressed && blog.shell.arrived}
      </p>
      {found ? (
        <found.PostArticle post={found.post} html={found.html} />
      ) : (
        <ShellState state={stateWithout[state]} onRetry={tryAgain} />
      )}
    </div>
  );
}

/** What is said while there is no post. */
const stateWithout = {
  idle: 'loading',
  loading: 'loading',
  failed: 'failed',
  ready: 'missing',
} as const;

/** The post that the address names, and what draws it; undefined where there is none. */
async function readAtAddress() {
  const id = idAt(location.pathname);
  if (id === undefined) return undefined;
  const [{ readPost }, { PostArticle }, { readMarkdown }, { holdsHtml, pageHtml }] =
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
  return { post, html: pageHtml(markdown, raw), PostArticle };
}
