import { blog } from '../../content/blog';
import { serviceWords } from '../../content/interface';
import type { ServiceId } from '../../content/routes';
import type { Item, Section, ServicePage } from '../../content/service-page';
import { servicePages } from '../../content/services';
import { technologies, technologyLists } from '../../content/technologies';
import { publicMarkdown } from '../../lib/blog/markdown';
import type { Post } from '../../lib/blog/post';
import { postPath } from '../../lib/blog/post-path';
import { picturePath } from '../../lib/file-paths';
import { picturesOf } from '../../lib/pictures';
import { parseRichText } from '../../lib/rich-text';
import { labelOf, pathOf } from '../../lib/routes';
import { headingOf } from '../../lib/section-heading';
import { absoluteUrl } from '../../lib/site-url';

/** A service's page as Markdown: its words in their order, its links in full. */
export function serviceMarkdown(id: ServiceId): string {
  const page: ServicePage = servicePages[id];
  const { sources = [] } = page;
  return blocks(
    `# ${page.title}`,
    `> ${page.headline}`,
    `Source: <${absoluteUrl(pathOf(id))}>`,
    rich(page.intro),
    ...page.sections.map((section) => blocks(`## ${headingOf(section)}`, bodyOf(section))),
    page.quote && `> ${page.quote}`,
    `## [${page.callToAction}](${absoluteUrl(pathOf('contact'))})`,
    page.callText && rich(page.callText),
    sources.length > 0 && `## ${serviceWords.sources}`,
    sources.map((source) => `- [${source.title}](${source.url})`).join('\n'),
  );
}

/** What is under a section's heading. */
function bodyOf(section: Section): string {
  const intro = 'intro' in section && section.intro && rich(section.intro);
  switch (section.kind) {
    case 'features':
    case 'reasons':
    case 'strengths':
      return blocks(intro, ...section.items.map(itemOf));
    case 'steps':
      return blocks(
        intro,
        ...section.steps.flatMap(({ customer, ...step }) => [
          itemOf(step),
          customer && rich(`**${serviceWords.customer}** ${customer}`),
        ]),
      );
    case 'cards':
      return blocks(
        intro,
        ...section.cards.map(({ route, title, text }) =>
          itemOf({ title: `[${title}](${route})`, text }),
        ),
      );
    case 'technologies':
      return blocks(intro, list(technologyLists[section.list].map((id) => technologies[id])));
    case 'fit':
      return blocks(
        `### ${serviceWords.suits}`,
        list(section.suits),
        `### ${serviceWords.instead}`,
        list(section.instead.map(({ when, choose }) => `${when}: [${labelOf(choose)}](${choose})`)),
      );
    case 'exchange':
      return blocks(
        `### ${serviceWords.provide}`,
        list(section.provide),
        `### ${serviceWords.receive}`,
        list(section.receive),
      );
    case 'table':
      return blocks(intro, table(section.columns, section.rows));
    case 'questions':
      return blocks(
        ...section.items.map(({ question, answer }) => itemOf({ title: question, text: answer })),
      );
    case 'specimen':
      // A sheet is laid out for the eye; its own file holds it.
      return blocks(intro);
  }
}

function itemOf({ title, text }: Item): string {
  return blocks(`### ${rich(title)}`, rich(text));
}

function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${rich(entry)}`).join('\n');
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => rich(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A text of the content, whose links name pages by their ids, with its links in full. */
function rich(text: string): string {
  return parseRichText(text)
    .map((run) => {
      if (run.kind === 'link')
        return `[${run.words}](${absoluteUrl(pathOf(run.route))}${run.fragment})`;
      if (run.kind === 'file') return `[${run.words}](${absoluteUrl(run.path)})`;
      return run.kind === 'strong' ? `**${run.words}**` : run.words;
    })
    .join('');
}

function blocks(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** A post as Markdown: its own text, its links in full, under what the page says of it. */
export function postMarkdown(post: Post): string {
  const { id, title, summary, author, category, date, updated } = post;
  const facts = [author, category, date, updated && `${blog.post.updated} ${updated}`];
  return `${blocks(
    `# ${title}`,
    summary && `> ${summary}`,
    facts.filter(Boolean).join(' · '),
    `Source: <${absoluteUrl(postPath(id))}>`,
    withPictures(post)
      .trim()
      .replaceAll('](/', `](${absoluteUrl('/')}`),
  )}\n`;
}

/** A post's text with the published files of its pictures. */
function withPictures(post: Post): string {
  return Object.entries(picturesOf(post)).reduce(
    (text, [address, picture]) => text.replaceAll(`](${address}`, `](${picturePath(picture)}`),
    publicMarkdown(post.content),
  );
}
