import { blog } from '../../content/blog';
import type { Post } from '../../lib/blog/post';
import { postPath } from '../../lib/blog/post-path';
import { absoluteUrl } from '../../lib/site-url';

/** A post as Markdown: its own text under what the page says of it. */
export function postMarkdown(post: Post): string {
  const { id, title, summary, author, category, date, updated, content } = post;
  const facts = [author, category, date, updated && `${blog.post.updated} ${updated}`];
  const blocks = [
    `# ${title}`,
    summary && `> ${summary}`,
    facts.filter(Boolean).join(' · '),
    `Source: <${absoluteUrl(postPath(id))}>`,
    content.trim(),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
