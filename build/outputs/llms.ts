import { company, parentLine } from '../../content/company';
import { home } from '../../content/home';
import { servicePages } from '../../content/services';
import { authorPath } from '../../lib/blog/authors';
import { atomPath, postPath } from '../../lib/blog/post-path';
import { listPosts, writers } from '../../lib/blog/posts';
import { markdownPath, sitemapPath } from '../../lib/file-paths';
import { isInSitemap, isService, labelOf, pathOf, routeIds, serviceIds } from '../../lib/routes';
import { absoluteUrl } from '../../lib/site-url';

/** So many posts are named; the sitemap has all. */
const MOST_POSTS = 50;

/** What the site is and where its words stand, those of services and posts as Markdown: https://llmstxt.org */
export function llmsText(): string {
  const services = serviceIds.map((id) =>
    line(servicePages[id].title, markdownPath(pathOf(id)), servicePages[id].description),
  );
  const newest = listPosts()
    .slice(0, MOST_POSTS)
    .map(({ id, title, summary }) => line(title, markdownPath(postPath(id)), summary));
  const others = [
    ...routeIds
      .filter((id) => isInSitemap(id) && !isService(id))
      .map((id) => line(labelOf(id), pathOf(id))),
    ...writers().map((author) => line(author.name, authorPath(author))),
  ];
  const blocks = [
    `# ${company.name}`,
    `> ${home.description}`,
    parentLine,
    section(labelOf('services'), services),
    section(labelOf('blog'), newest),
    section(company.shortName, others),
    section('Optional', [line('Atom', atomPath), line('Sitemap', sitemapPath)]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}` : '';
}

function line(words: string, path: string, description = ''): string {
  return `- [${words}](${absoluteUrl(path)})${description && `: ${description}`}`;
}
