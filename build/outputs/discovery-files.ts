import { postPath } from '../../lib/blog/post-path';
import { listPosts } from '../../lib/blog/posts';
import { llmsPath, markdownPath } from '../../lib/file-paths';
import { pathOf, serviceIds } from '../../lib/routes';
import { llmsText } from './llms';
import { postMarkdown, serviceMarkdown } from './page-markdown';

/** A file of the site by its address. */
interface TextFile {
  path: string;
  text: string;
}

/** What tells machines what the services and posts say: llms.txt, and each of these pages as Markdown. */
export function discoveryFiles(): { site: TextFile[]; posts: TextFile[] } {
  const posts = listPosts();
  return {
    site: [
      { path: llmsPath, text: llmsText(posts) },
      ...serviceIds.map((id) => ({
        path: markdownPath(pathOf(id)),
        text: `${serviceMarkdown(id)}\n`,
      })),
    ],
    posts: posts.map((post) => ({
      path: markdownPath(postPath(post.id)),
      text: postMarkdown(post),
    })),
  };
}
