'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { blog } from '@/content/blog';
import { company } from '@/content/company';
import type { Post } from '@/lib/blog/post';
import { idAt } from '@/lib/blog/post-id';
import { within } from '@/lib/within';
import { IslandBoundary } from '../layout/island-boundary';
import { ShellState } from './shell-state';
import { READ_TIMEOUT_MS } from './use-newest-posts';

type Reading =
  | { state: 'loading' | 'missing' | 'failed' }
  /** The post has come. */
  | { state: 'read'; post: Post };

const PostArticle = lazy(async () => ({
  default: (await import('./post-article')).PostArticle,
}));

/**
 * A post that was published after the build. A client component because the post is only in the
 * collection yet: it is read by the id in the address.
 */
export function PostShell() {
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads anew.
  useEffect(() => {
    let left = false;
    read().then((found) => {
      if (left) return;
      setReading(found);
      document.title = `${found.state === 'read' ? found.post.title : blog.shell.title} | ${company.name}`;
    });
    return () => {
      left = true;
    };
  }, [attempt]);

  function retry() {
    setReading({ state: 'loading' });
    setAttempt(attempt + 1);
  }

  const loading = <ShellState state="loading" onRetry={retry} />;
  return (
    <div data-hydrate="idle" className="min-h-[40vh]">
      {reading.state === 'read' ? (
        <IslandBoundary fallback={<ShellState state="failed" onRetry={() => location.reload()} />}>
          <Suspense fallback={loading}>
            <PostArticle post={reading.post} />
          </Suspense>
        </IslandBoundary>
      ) : (
        <ShellState state={reading.state} onRetry={retry} />
      )}
    </div>
  );
}

async function read(): Promise<Reading> {
  const id = idAt(location);
  if (id === undefined) return { state: 'missing' };
  try {
    const { readPost } = await import('@/lib/blog/firestore');
    const post = await within(READ_TIMEOUT_MS, readPost(id));
    return post ? { state: 'read', post } : { state: 'missing' };
  } catch {
    return { state: 'failed' };
  }
}
