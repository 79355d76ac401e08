import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceModuleOf } from '../../build/check-content/content-files';
import { LEAST_MOVING } from '../../build/check-content/list-rules';
import { proseOf } from '../../build/check-content/texts';
import { postCategories } from '../../content/blog';
import type { Claim } from '../../content/claims';
import type { Company, Office } from '../../content/company';
import type { Fact } from '../../content/facts';
import type { ServiceFamily } from '../../content/navigation';
import type { Partner } from '../../content/partners';
import type { Route } from '../../content/routes';
import type { ServicePage } from '../../content/service-page';
import type { Sources } from './source';

/** What is changed, as the report names it. Each is what an editor may do without asking anybody. */
export const edits: readonly [what: string, edit: (sources: Sources) => Promise<void> | void][] = [
  ['another company: names, offices, numbers, addresses', replaceCompany],
  ['ten more posts, and one dated ahead', addPosts],
  ['two partners less, three more, and other technologies', changeLogos],
  ['home’s hero and half of the headings in other words', rewordHeadings],
  ['one more service', addService],
  ['a service at another address', renameService],
  ['a page less, its address retired', retirePage],
];

const ROUTES = 'content/routes.ts';
const POSTS = 'content/posts';

type Table = Readonly<Record<string, Route>>;

const offices: readonly Partial<Office>[] = [
  {
    name: 'Main office',
    city: 'Hamburg',
    country: 'Germany',
    address: ['Kai 7', '20457 Hamburg'],
    phone: { display: '+49 40 5550 1234', dial: '+494055501234' },
    timeZone: 'Europe/Berlin',
  },
  {
    name: 'Office of the south',
    city: 'Recife',
    country: 'Brazil',
    address: ['Rua 12', 'Recife'],
    phone: { display: '+55 81 5550 5678', dial: '+558155505678' },
    timeZone: 'America/Recife',
  },
];

async function replaceCompany(sources: Sources) {
  await sources.rewriteExport<Company>('content/company.ts', 'company', (company) => ({
    ...company,
    name: 'Northlight Defence Group',
    shortName: 'Northlight',
    parent: 'Harrow Systems',
    parentLine: 'Part of Harrow Systems.',
    email: 'hello@northlight.test',
    offices: Object.fromEntries(
      Object.entries(company.offices).map(([place, office], index) => [
        place,
        { ...office, ...offices[index] },
      ]),
    ),
    socials: [{ name: 'Mastodon', url: 'https://social.test/@northlight' }],
    copyrightYear: company.copyrightYear + 1,
  }));
}

const MANY_WORDS = 'Plain words that a rehearsal writes, and nobody reads. ';

function addPosts(sources: Sources) {
  for (let number = 1; number <= 10; number += 1) {
    const day = String(number).padStart(2, '0');
    addPost(sources, `rehearsed-${day}`, {
      title: number === 1 ? 'Rehearsed “quotes” & an apostrophe’s <b>: one' : `Rehearsed ${day}`,
      date: `2026-09-${day}`,
    });
  }
  addPost(sources, 'rehearsed-ahead', { title: 'Rehearsed ahead', date: '2028-01-31' });
}

function addPost(sources: Sources, id: string, head: { title: string; date: string }) {
  const [category] = postCategories;
  const summary = `What ${head.date} brought to the rehearsal: plain words, a heading, and no source at all.`;
  const front = JSON.stringify({ ...head, category, author: 'Rehearsal Team', summary });
  const text = `${MANY_WORDS.repeat(4)}\n\n## A heading\n\n${MANY_WORDS.repeat(20)}`;
  sources.write(`${POSTS}/${id}.md`, `---\n${front}\n---\n\n${text}\n`);
}

/** Leaves the two newest posts of a site, with what links to the others or is said in them taken out, as the check asks. */
export async function removeMostPosts(sources: Sources) {
  const dated = readdirSync(join(sources.root, POSTS)).map((file) => ({
    file,
    date: /date"?: ?"?([\d-]{10})/.exec(sources.read(`${POSTS}/${file}`))?.[1] ?? '',
  }));
  dated.sort((a, b) => b.date.localeCompare(a.date));
  const out = dated.filter(({ date }) => date <= '2027');
  const gone = out.slice(2).map(({ file }) => file);
  for (const file of gone) sources.remove(`${POSTS}/${file}`);
  const ids = gone.map((file) => file.replace(/\.md$/, ''));
  for (const { file } of out.slice(0, 2)) {
    const text = sources.read(`${POSTS}/${file}`);
    sources.write(`${POSTS}/${file}`, text.replace(linkTo(ids), '](/blog)'));
  }
  await sources.rewriteExport<readonly Fact[]>('content/facts.ts', 'facts', (facts) =>
    facts
      .map((fact) => ({
        ...fact,
        pages: fact.pages.filter((page) => !ids.some((id) => page === `post:${id}`)),
      }))
      .filter(({ pages }) => pages.length > 0),
  );
}

/** Every link of a post's text to one of these posts. */
function linkTo(ids: readonly string[]): RegExp {
  return new RegExp(`\\]\\(/blog/(?:${ids.join('|')})[^)]*\\)`, 'g');
}

async function changeLogos(sources: Sources) {
  await sources.rewriteExport<readonly Partner[]>('content/partners.ts', 'partners', (partners) => [
    ...partners.slice(2),
    ...['Rehearsed Lines', 'Rehearsed Mills', 'Rehearsed Works'].map((name) => ({
      name,
      mark: partners[0]?.mark,
    })),
  ]);
  await sources.rewriteExport<Readonly<Record<string, readonly string[]>>>(
    'content/technologies.ts',
    'technologyLists',
    (lists) => {
      const known = [...new Set(Object.values(lists).flat())];
      return Object.fromEntries(
        Object.entries(lists).map(([list, ids]) => {
          const turned = [...ids].reverse();
          if (turned.length > LEAST_MOVING) return [list, turned.slice(1)];
          return [list, [...turned, ...known.filter((id) => !ids.includes(id)).slice(0, 1)]];
        }),
      );
    },
  );
}

async function rewordHeadings(sources: Sources) {
  await sources.rewriteExport<{ hero: object }>('content/home.ts', 'home', (home) => ({
    ...home,
    hero: {
      ...home.hero,
      headline: ['Words of a rehearsal.', 'No others.'],
      lede: 'A hero that says something else, at about the same length as before.',
    },
  }));
  const promised = sources.read('e2e/brief.spec.ts');
  const claims = (await sources.load<readonly Claim[]>('content/claims.ts', 'claims')).map(
    ({ words }) => words,
  );
  const services = readdirSync(join(sources.root, 'content/services')).map(
    (file) => `services/${file}`,
  );
  let seen = 0;
  for (const file of ['home.ts', 'about.ts', ...services]) {
    const source = sources.read(`content/${file}`);
    const reworded = source.replace(
      /(\bheading"?:\s+)(['"])([^'"\n]+)\2/g,
      (whole, field, quote, heading) => {
        const fixed = promised.includes(heading) || claims.some((words) => heading.includes(words));
        seen += fixed ? 0 : 1;
        return fixed || seen % 2 ? whole : `${field}${quote}${heading}, put anew${quote}`;
      },
    );
    sources.write(`content/${file}`, reworded);
  }
  if (seen < 2) throw new Error('No headings were found under content/: correct rewordHeadings.');
}

const SERVICE = 'rehearsed';

/** Writes a service by the command, fills it with another one's words put otherwise, and publishes it. */
async function addService(sources: Sources) {
  const families = await sources.load<readonly ServiceFamily[]>(
    'content/navigation.ts',
    'serviceFamilies',
  );
  const table = await sources.load<Table>(ROUTES, 'routes');
  const model = families.flatMap(({ items }) => items)[0]?.route ?? '';
  const page = await sources.load<ServicePage>(serviceModuleOf(model), model);

  const flags = { id: SERVICE, name: 'Rehearsed Service', summary: DESCRIPTION };
  const family = table[model]?.group ?? '';
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'new:service', '--', ...flagsOf({ ...flags, family })],
    { cwd: sources.root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm run new:service failed:\n${stdout}${stderr}`);
  // Sources are constants of another module, and a title for searchers has to be the page's own.
  const { sources: _, searchTitle: __, ...words } = { ...inOtherWords(page), title: flags.name };
  // A specimen is drawn for one service, and its times and sums would be another's.
  const sections = words.sections.filter(({ kind }) => kind !== 'specimen');
  await sources.rewriteExport(serviceModuleOf(SERVICE), SERVICE, () => ({ ...words, sections }));
  sources.replace(ROUTES, /,\s*draft: true/, '');
}

const DESCRIPTION =
  'A rehearsed service, written by the command and filled with the words of another one, to see that one more of them can be added.';

function flagsOf(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).flatMap(([flag, value]) => [`--${flag}`, value]);
}

/** A page whose every sentence differs from the model's, so that no advice about shared ones is given. */
function inOtherWords(page: ServicePage): ServicePage {
  const texts = new Set(proseOf(page).map(({ text }) => text));
  return JSON.parse(
    JSON.stringify(page, (key, value) => {
      if (key === 'description') return DESCRIPTION;
      if (typeof value !== 'string' || !texts.has(value) || !value.includes(' ')) return value;
      return value.replace(/(?<=[.?!:;])\s+(?=[A-Z])/g, ' In short: ');
    }),
  );
}

/** Moves the first service that has a flat address, as the README's recipe says. */
async function renameService(sources: Sources) {
  const table = await sources.load<Table>(ROUTES, 'routes');
  const families = await sources.load<readonly ServiceFamily[]>(
    'content/navigation.ts',
    'serviceFamilies',
  );
  const [id] = families.flatMap(({ items }) => items.map(({ route }) => route));
  const old = id && table[id]?.path;
  if (!id || !old) throw new Error('No service is under a family: correct renameService.');
  const moved = `${old}-moved`;
  sources.replace(ROUTES, `path: '${old}'`, `path: '${moved}'`);
  retired.push([old, id]);
  for (const file of readdirSync(join(sources.root, POSTS))) {
    const text = sources.read(`${POSTS}/${file}`);
    sources.write(`${POSTS}/${file}`, text.replaceAll(`](${old})`, `](${moved})`));
  }
}

/** What the edits have retired, for the one list that holds it. */
const retired: [path: string, id: string][] = [];

/** Takes the last page away that search engines may not list. */
async function retirePage(sources: Sources) {
  const table = await sources.load<Table>(ROUTES, 'routes');
  const [id, route] = Object.entries(table).findLast(([, { hidden }]) => hidden) ?? [];
  if (!id || !route) throw new Error('No page is hidden any more: correct retirePage.');
  sources.replace(ROUTES, new RegExp(`^  ${id}: \\{[^}]*\\},\\n`, 'm'), '');
  const folder = `app${route.path}`;
  if (existsSync(join(sources.root, folder))) sources.remove(folder);
  retired.push([route.path, 'home']);
  await sources.rewriteExport<object>(ROUTES, 'retired', (before) => ({
    ...before,
    ...Object.fromEntries(retired),
  }));
}
