import 'server-only';
import { cache } from 'react';
import { embeddedPosts } from './embedded-posts';
import type { Post } from './post';

/** Every post of the configured source, newest first. */
export const listPosts: () => Promise<Post[]> = cache(embeddedPosts);
