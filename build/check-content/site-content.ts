import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { accessibility } from '@/content/accessibility';
import { authors } from '@/content/authors';
import { postCategories } from '@/content/blog';
import { choose, type FinderQuestion } from '@/content/choose';
import { company } from '@/content/company';
import companyFile from '@/content/company.json' with { type: 'json' };
import { documents } from '@/content/facts';
import { glossary } from '@/content/glossary';
import navigationFile from '@/content/navigation.json' with { type: 'json' };
import newsFile from '@/content/news.json' with { type: 'json' };
import { partners } from '@/content/partners';
import partnersFile from '@/content/partners.json' with { type: 'json' };
import { type Route, retired, routes } from '@/content/routes';
import { securityNotice } from '@/content/security';
import type { ServicePage, Source } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { palette } from '@/tailwind.config';
import { type PostFile, readPostFolder } from '../../lib/blog/post-folder';
import { EMBEDDED_POSTS, postFolder } from '../../lib/blog/post-source';
import { drawingFolder } from '../../lib/drawings';
import { readFacts } from '../../lib/facts';
import { iconPath } from '../../lib/file-paths';
import type { Finding } from '../../lib/finding';
import { staleReports } from '../../lib/sample-reports';
import { serviceModuleOf } from '../page-address';
import { readOriginals } from '../pictures';
import { filesBelow, PUBLIC } from '../public-files';

/** All that the rules are about. Tests alter a part of it. */
export type SiteContent = Awaited<ReturnType<typeof readSiteContent>>;

/** How a rule tells what it found: an error, unless it says otherwise. */
export type Report = (
  file: string,
  field: string,
  message: string,
  level?: Finding['level'],
) => void;

export type Check = (content: SiteContent, report: Report) => void;

/** The posts of a source, as far as they can be read. */
export interface PostCollection {
  files: readonly PostFile[];
  /** What kept the others from being read. */
  findings: readonly Finding[];
  /** The site's own folder, another that POSTS_FOLDER names, or a collection of Firestore. */
  source: 'site' | 'folder' | 'collection';
}

/** The site's content as it is now, with the posts of the configured folder or none. */
export async function readSiteContent() {
  return {
    words: await readWords(),
    services: servicePages as Readonly<Record<string, ServicePage>>,
    routes: routes as Readonly<Record<string, Route>>,
    retired: retired as Readonly<Record<string, string>>,
    /** The folders of app/ that hold a page, as the addresses that they make. */
    pageFolders: readdirSync('app', { recursive: true })
      .map(String)
      .filter((file) => basename(file) === 'page.tsx')
      .map((file) => `/${dirname(file).replace(/^\.$/, '').replaceAll('\\', '/')}`),
    company,
    partners,
    security: securityNotice,
    accessibility: accessibility as { reviewed: string },
    glossary: glossary as object,
    facts: readFacts(),
    documents: documents as Readonly<Record<string, Source>>,
    categories: postCategories as readonly string[],
    authors,
    /** What .pages.yml offers to editors of posts, by field. */
    cms: readCms(),
    finder: choose.finder as FinderQuestion,
    /** The addresses of the files of public/. */
    files: filesBelow(PUBLIC).map((file) => `/${file}`),
    pictures: await readOriginals(),
    /** The company’s icon, and the logos of partners that are there, by file. */
    marks: readMarks(),
    palette,
    /** The PDFs of specimens that are to be printed anew. */
    staleReports: staleReports(),
    drawings: readdirSync(drawingFolder).map((name) => ({
      name,
      svg: readFileSync(join(drawingFolder, name), 'utf8'),
    })),
    posts: readPosts(),
  };
}

/** Modules without words of the site: types, the template, lists of other modules. */
const WORDLESS = /(?:\.test|\/(?:_template|data|index|service-page|stand-ins))\.ts$/;

/**
 * The words of every module and JSON file, by file. What others build on comes first, for `textsIn` names the first
 * that holds a text.
 */
async function readWords(): Promise<Record<string, object>> {
  const words: Record<string, object> = {
    'content/company.json': companyFile,
    'content/navigation.json': navigationFile,
    'content/news.json': newsFile,
    'content/partners.json': partnersFile,
  };
  const modules = readdirSync('content', { recursive: true })
    .map((file) => `content/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !WORDLESS.test(file))
    .sort((one, other) => Number(isShared(other)) - Number(isShared(one)));
  for (const file of modules) words[file] = { ...(await import(resolve(file))) };
  return words;
}

function isShared(file: string): boolean {
  return /\/(?:specimens\/.*|facts)\.ts$/.test(file);
}

/** A text of the content or a list, and the path of fields that leads to it. */
export interface Place {
  file: string;
  field: string;
  value: unknown;
}

/** Every value below the words, where it is written: what several modules share is told of the first. */
export function* valuesIn({ words }: Pick<SiteContent, 'words'>): Generator<Place> {
  const seen = new Set<unknown>();
  function* below(file: string, field: string, value: unknown): Generator<Place> {
    if (typeof value !== 'object' || value === null) return yield { file, field, value };
    if (seen.has(value)) return;
    seen.add(value);
    yield { file, field, value };
    for (const [key, next] of Object.entries(value)) {
      const step = Array.isArray(value) ? `[${key}]` : field ? `.${key}` : key;
      yield* below(file, field + step, next);
    }
  }
  for (const [file, value] of Object.entries(words)) yield* below(file, '', value);
}

/** Every text, with the marks of links and stress; names of things in the code have none. */
export function* textsIn(content: Pick<SiteContent, 'words'>) {
  for (const { file, field, value } of valuesIn(content))
    if (typeof value === 'string') yield { file, field, text: value };
}

/** The services with the modules that hold them. */
export function servicesOf({ services, routes }: Pick<SiteContent, 'services' | 'routes'>) {
  return Object.entries(services).map(([id, page]) => ({
    id,
    file: serviceModuleOf(id),
    page,
    isDraft: routes[id]?.draft === true,
    /** Whether it presents services and is none itself. */
    isListing: page.sections.some(({ kind }) => kind === 'cards'),
  }));
}

function readPosts(): PostCollection {
  const folder = postFolder();
  if (folder === undefined) return { files: [], findings: [], source: 'collection' };
  return { ...readPostFolder(folder), source: folder === EMBEDDED_POSTS ? 'site' : 'folder' };
}

function readMarks(): Record<string, string> {
  const files = [iconPath, ...partners.flatMap(({ logo }) => logo ?? [])]
    .map((file) => PUBLIC + file)
    .filter((file) => existsSync(file));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

function readCms(): Readonly<Record<'category' | 'author', readonly string[]>> {
  const { content } = parse(readFileSync('.pages.yml', 'utf8'));
  const fields: { name: string; options?: { values?: string[] } }[] = content[0].fields;
  const valuesOf = (name: string) => fields.find((one) => one.name === name)?.options?.values ?? [];
  return { category: valuesOf('category'), author: valuesOf('author') };
}
