import { serviceWords } from '../../content/interface';
import type { RouteId } from '../../content/routes';
import type { Item, Section, ServicePage } from '../../content/service-page';
import { labelOf, pathOf } from '../../lib/routes';
import { absoluteUrl } from '../../lib/site-url';
import { specimenMarkdown } from './specimen-markdown';

/** A service page's words as Markdown, in the order of the page. */
export function serviceMarkdown(id: RouteId, page: ServicePage): string {
  const { title, intro, sections, quote, callToAction, sources = [] } = page;
  return joined([
    `# ${title}`,
    `> ${page.description}`,
    `Source: <${absoluteUrl(pathOf(id))}>`,
    linked(intro),
    ...sections.flatMap((section) => [`## ${section.heading}`, ...bodyOf(section)]),
    ...(sources.length > 0
      ? [
          `## ${serviceWords.sources}`,
          list(sources.map(({ title: name, url }) => `[${name}](${url})`)),
        ]
      : []),
    `> ${quote}`,
    `[${callToAction}](${absoluteUrl(pathOf('contact'))})`,
  ]);
}

/** Any section by its kind; a new kind does not compile until it is written. */
function bodyOf(section: Section): string[] {
  const intro = 'intro' in section && section.intro ? [linked(section.intro)] : [];
  switch (section.kind) {
    case 'features':
    case 'reasons':
    case 'strengths':
      return [...intro, list(section.items.map(itemLine))];
    case 'steps':
      return [...intro, section.steps.map(stepLine).join('\n')];
    case 'cards':
      return [
        ...intro,
        list(section.cards.map((card) => `${link(card.title, card.route)}: ${linked(card.text)}`)),
      ];
    case 'technologies':
      return intro;
    case 'fit':
      return [
        `${serviceWords.suits}:`,
        list(section.suits.map(linked)),
        `${serviceWords.instead}:`,
        list(
          section.instead.map(
            ({ when, choose }) => `${linked(when)}: ${link(labelOf(choose), choose)}`,
          ),
        ),
      ];
    case 'exchange':
      return [
        `${serviceWords.provide}:`,
        list(section.provide.map(linked)),
        `${serviceWords.receive}:`,
        list(section.receive.map(linked)),
      ];
    case 'table':
      return [
        ...intro,
        [section.columns, section.columns.map(() => '---'), ...section.rows].map(row).join('\n'),
      ];
    case 'questions':
      return section.items.flatMap(({ question, answer }) => [`### ${question}`, linked(answer)]);
    case 'specimen':
      return specimenMarkdown(section);
    default:
      return section satisfies never;
  }
}

function itemLine({ title, text }: Item): string {
  return `**${title}**: ${linked(text)}`;
}

function stepLine(
  { title, text, customer }: { title: string; text: string; customer?: string },
  index: number,
): string {
  const theirs = customer ? ` ${serviceWords.customer} ${linked(customer)}` : '';
  return `${index + 1}. **${title}**: ${linked(text)}${theirs}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => linked(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

function link(words: string, id: RouteId): string {
  return `[${words}](${absoluteUrl(pathOf(id))})`;
}

/** A content string whose links name addresses in place of route ids. */
function linked(text: string): string {
  return text.replace(/\[([^\]]+)\]\((\w+)\)/g, (_, words: string, id: RouteId) => link(words, id));
}

function joined(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
