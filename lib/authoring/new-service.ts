import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFamilies } from '@/content/navigation';
import { type RouteGroup, type RouteId, routes, type ServiceId } from '@/content/routes';
import type { Section, ServicePage } from '@/content/service-page';
import { serviceModuleOf } from '../../build/check-content/content-files';
import { searchLimits } from '../search-limits';
import { slugOf } from '../slug';
import { TO_WRITE } from '../to-write';
import {
  type Answers,
  faultOfChoice,
  faultOfLine,
  faultOfRetired,
  type Question,
  type WrittenFile,
} from './question';

export type ServiceAnswer = 'name' | 'family' | 'summary' | 'id' | 'address';

/** The families of services: each group of the route table with the page that leads it. */
const families = new Map<string, RouteId>(
  serviceFamilies.map(({ route }): [RouteGroup, RouteId] => [routes[route].group, route]),
);

/** A label has to fit the Services panel. */
const NAME = { least: 2, most: 50 } as const;

/** Words that a constant of a module cannot have for its name. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for function if implements import in instanceof interface let new null package private ' +
    'protected public return static super switch this throw true try typeof undefined var void while with yield ' +
    'index constructor'
  ).split(' '),
);

/** What `npm run new:service` asks for, about the project in a folder. */
export function serviceQuestions(root: string): readonly Question<ServiceAnswer>[] {
  return [
    {
      name: 'name',
      asks: 'What is the service called, as in links and menus?',
      faultOf: (answer) => faultOfLine('name', answer, NAME),
    },
    {
      name: 'family',
      asks: `Which family is it of (${[...families.keys()].join(', ')})?`,
      faultOf: (answer) => faultOfChoice('family', answer, [...families.keys()]),
    },
    {
      name: 'summary',
      asks: `What is it, for whom, in ${searchLimits.description.least} to ${searchLimits.description.most} characters? Search results show this.`,
      faultOf: (answer) => faultOfLine('summary', answer, searchLimits.description),
    },
    {
      name: 'id',
      asks: 'Which id has it in content/routes.ts?',
      otherwise: ({ name = '' }) => idOf(name),
      faultOf: (answer) => faultOfId(answer, root),
    },
    {
      name: 'address',
      asks: 'Which address has it?',
      otherwise: ({ name = '' }) => `/${slugOf(name)}`,
      faultOf: (answer) => faultOfAddress(answer, root),
    },
  ];
}

/** A name as an id: “Cloud Review” is cloudReview. */
function idOf(name: string): string {
  return slugOf(name).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function faultOfId(id: string, root: string): string | undefined {
  if (!/^[a-z][a-zA-Z\d]*$/.test(id)) {
    return `“${id}” cannot be an id: give --id with letters and digits alone, beginning with a small letter, as in cloudReview.`;
  }
  if (RESERVED.has(id)) return `“${id}” means something else in TypeScript: give another --id.`;
  const taken = Object.keys(routes).find((one) => one.toLowerCase() === id.toLowerCase());
  if (taken) return `“${taken}” is an id of content/routes.ts already: give another --id.`;
  return existsSync(join(root, serviceModuleOf(id)))
    ? `${serviceModuleOf(id)} is there already: give another --id, or remove the file.`
    : undefined;
}

function faultOfAddress(address: string, root: string): string | undefined {
  if (!/^\/[a-z\d]+(?:-[a-z\d]+)*$/.test(address)) {
    return `“${address}” cannot be an address: give --address with a slash, then small letters, digits and hyphens alone, as in /cloud-review.`;
  }
  const owner = Object.entries(routes).find(([, { path }]) => path.toLowerCase() === address);
  if (owner) return `“${address}” is the address of “${owner[0]}”: give another --address.`;
  const shadow = shadowOf(address.slice(1), root);
  return (
    faultOfRetired(address, 'address') ??
    (shadow && `“${address}” is where ${shadow} is served: give another --address.`)
  );
}

/** What is served at an address of one part in place of app/[service]: a folder of app/, a file of public/ or one of the export's. */
export function shadowOf(slug: string, root: string): string | undefined {
  const folder = readdirSync(join(root, 'app'), { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && entry.name === slug,
  );
  if (folder) return `app/${slug}`;
  const file = readdirSync(join(root, 'public')).find(
    (name) => name.replace(/\.\w+$/, '').toLowerCase() === slug.toLowerCase(),
  );
  if (file) return `public/${file}`;
  return slug === 'index' || slug === '404' ? 'a file of the export’s own' : undefined;
}

type ServiceAnswers = Required<Answers<ServiceAnswer>>;

/**
 * Everything that a new service takes, as files not yet formatted: its module, and the three that name it.
 * @throws when one of those does not look as expected.
 */
export function newService(root: string, answers: ServiceAnswers): WrittenFile[] {
  const edited = (path: string, edit: (source: string, answers: ServiceAnswers) => string) => ({
    path,
    text: edit(readFileSync(join(root, path), 'utf8'), answers),
  });
  return [
    { path: serviceModuleOf(answers.id), text: serviceModule(answers) },
    edited('content/routes.ts', withRow),
    edited('content/services/index.ts', withService),
    edited('content/navigation.ts', withLink),
  ];
}

/** The module of a new service: what the editor said, and what is still to be written. */
function serviceModule({ id, name, summary, family }: ServiceAnswers): string {
  const page: ServicePage = {
    title: name,
    description: summary,
    intro: toWrite('two or three sentences: what it is, for whom, what it changes.'),
    sections: stubSections(families.get(family) as ServiceId),
    quote: toWrite('one or two sentences, without quotation marks.'),
    callToAction: toWrite('the heading over the Contact Us button.'),
  };
  return `import type { ServicePage } from '../service-page';

export const ${id} = ${JSON.stringify(page)} as const satisfies ServicePage;
`;
}

/** One section of each kind that buyers look for, with all its words still to be written. */
function stubSections(leader: ServiceId): Section[] {
  return [
    {
      kind: 'features',
      heading: 'What it consists of',
      items: each((which) => ({
        title: toWrite(`the ${which} part`),
        text: toWrite('one to three sentences.'),
      })),
    },
    {
      kind: 'steps',
      heading: 'How it runs',
      steps: each((which) => ({
        title: toWrite(`the ${which} step`),
        text: toWrite('what we do in it.'),
        customer: toWrite('what the customer does in it.'),
      })),
    },
    {
      kind: 'fit',
      heading: 'Is it the right service?',
      suits: [toWrite('a situation that completes “Choose this if …”')],
      instead: [{ when: toWrite('a situation that completes “If …”'), choose: leader }],
    },
    {
      kind: 'exchange',
      heading: 'What each side brings',
      provide: [toWrite('what the customer provides')],
      receive: [toWrite('what the customer receives')],
    },
    {
      kind: 'table',
      heading: 'How it is measured',
      columns: [toWrite('what is measured'), toWrite('the target')],
      rows: each((which) => [toWrite(`the ${which} measure`), toWrite('its target')]),
    },
    {
      kind: 'questions',
      heading: 'Questions',
      items: each((which) => ({
        question: toWrite(`the ${which} question, as a buyer asks it?`),
        answer: toWrite('one to four sentences; the first one answers.'),
      })),
    },
  ];
}

function toWrite(what: string): string {
  return `${TO_WRITE} ${what}`;
}

function each<Entry>(entry: (which: string) => Entry): Entry[] {
  return ['first', 'second', 'third'].map(entry);
}

/** A source of the content could not be edited where it was expected to be; nothing was written. */
class AnchorError extends Error {
  constructor(path: string, what: string) {
    super(`${path} does not look as expected: ${what}, so nothing was written; see EDITING.md.`);
  }
}

/** The route table with a row for the service, as a draft, after the last one of its family. */
function withRow(source: string, answers: ServiceAnswers): string {
  const { id, address, name, family } = answers;
  const path = 'content/routes.ts';
  const start = source.indexOf('export const routes = {');
  const end = source.indexOf('\n} as const satisfies Record<string, Route>;');
  if (start < 0 || end < start) throw new AnchorError(path, 'the table has no begin or no end');
  const last = source.slice(0, end).lastIndexOf(`group: '${family}'`);
  const next = source.indexOf('},\n', last);
  if (last < start || next < 0) throw new AnchorError(path, `no row has the group “${family}”`);
  const row = `  ${id}: { path: '${address}', label: ${JSON.stringify(name)}, group: '${family}', draft: true },\n`;
  return inserted(source, next + '},\n'.length, row);
}

/** The list of services with the new one. */
function withService(source: string, { id }: ServiceAnswers): string {
  const path = 'content/services/index.ts';
  const imports = source.lastIndexOf('\nimport { ');
  const list = source.indexOf('export const servicePages');
  const end = source.indexOf('\n};', list);
  if (imports < 0 || list < 0 || end < 0) throw new AnchorError(path, 'there is no list of pages');
  const name = serviceModuleOf(id).replace('content/services/', './').replace(/\.ts$/, '');
  const listed = inserted(source, end + 1, `  ${id},\n`);
  return inserted(listed, imports + 1, `import { ${id} } from '${name}';\n`);
}

/** The Services panel with the new page, last in its family. */
function withLink(source: string, answers: ServiceAnswers): string {
  const { id, family, summary } = answers;
  const path = 'content/navigation.ts';
  const list = source.indexOf('export const serviceFamilies');
  const column = source.indexOf(`route: '${families.get(family)}'`, list);
  const items = source.indexOf('items: [', column);
  const end = source.indexOf(']', items);
  const other = source.indexOf('route:', column + 1);
  if (list < 0 || column < 0 || items < 0 || (other > 0 && other < items)) {
    throw new AnchorError(path, `the family “${family}” has no items`);
  }
  const before = source.slice(items + 'items: ['.length, end).trim();
  const comma = before === '' || before.endsWith(',') ? '' : ',';
  return inserted(source, end, `${comma} { route: '${id}', summary: ${JSON.stringify(summary)} }`);
}

function inserted(source: string, at: number, text: string): string {
  return source.slice(0, at) + text + source.slice(at);
}
