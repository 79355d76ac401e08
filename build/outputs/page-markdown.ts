import { buying } from '../../content/buying';
import { exampleRow, examplesOf, isPriced, phrase } from '../../content/example-durations';
import { serviceWords } from '../../content/interface';
import type { ServiceId } from '../../content/routes';
import type {
  Alternative,
  Question,
  Section,
  ServiceCard,
  ServicePage,
  Step,
} from '../../content/service-page';
import { servicePages } from '../../content/services';
import { technologies, technologyLists } from '../../content/technologies';
import { publicMarkdown } from '../../lib/blog/markdown';
import { factsOf, type Post } from '../../lib/blog/post';
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
    ...page.sections.map((section) =>
      blocks(`## ${headingOf(section)}`, bodyOf(section), section.kind === 'steps' && examples(id)),
    ),
    page.quote && `> ${page.quote}`,
    `## [${page.callToAction}](${absoluteUrl(pathOf('contact'))})`,
    page.callText && rich(page.callText),
    sources.length > 0 && `## ${serviceWords.sources}`,
    sources.map((source) => `- [${source.title}](${source.url})`).join('\n'),
  );
}

function examples(id: ServiceId): string | false {
  if (!isPriced(id)) return false;
  const rows = examplesOf(id)
    .map(exampleRow)
    .map(({ work, time, price }) => [work, phrase(...price), phrase(...time)]);
  return table(buying.drivers.columns, rows);
}

/** The headings of lists that have none of their own. */
const listHeadings: Readonly<Record<string, string>> = serviceWords;

/** What an entry of a list may have: what is none of these stands in one line. */
type Entry = string | Partial<ServiceCard & Step & Question & Alternative>;

/** What is under a section's heading, by the shape of its fields, so that a new kind is written as well. */
function bodyOf(section: Section): string {
  const intro = 'intro' in section && section.intro && rich(section.intro);
  // A sheet is laid out for the eye; its own file holds it.
  if (section.kind === 'specimen') return blocks(intro);
  if ('columns' in section) return blocks(intro, table(section.columns, section.rows));
  const lists: Readonly<Record<string, readonly Entry[]>> =
    section.kind === 'technologies'
      ? { technologies: technologyLists[section.list].map((id) => technologies[id]) }
      : Object.fromEntries(Object.entries(section).filter(([, value]) => Array.isArray(value)));
  return blocks(
    intro,
    ...Object.entries(lists).map(([field, entries]) =>
      blocks(field in listHeadings && `### ${listHeadings[field]}`, joined(entries.map(entryOf))),
    ),
  );
}

function entryOf(entry: Entry): string {
  if (typeof entry === 'string') return `- ${rich(entry)}`;
  const { title, text, question = title, answer = text, route, customer, when, choose } = entry;
  if (when && choose) return `- ${rich(when)}: ${rich(`[${labelOf(choose)}](${choose})`)}`;
  if (!question || !answer) return `- ${Object.values(entry).map(rich).join(': ')}`;
  const heading = route ? `[${question}](${route})` : question;
  const yours = customer && rich(`**${serviceWords.customer}** ${customer}`);
  return blocks(`### ${rich(heading)}`, rich(answer), yours);
}

/** Points of a list a line each, texts under headings a block each. */
function joined(entries: readonly string[]): string {
  return entries.join(entries[0]?.startsWith('-') ? '\n' : '\n\n');
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
  const { id, title, summary, author, category, date } = post;
  const facts = [
    author,
    category,
    date,
    ...factsOf(post).map(({ words, value }) => `${words} ${value}`),
  ];
  return `${blocks(
    `# ${title}`,
    summary && `> ${summary}`,
    facts.join(' · '),
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
