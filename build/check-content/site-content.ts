import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { about } from '@/content/about';
import { accessibility } from '@/content/accessibility';
import { type Author, authors } from '@/content/authors';
import { blog, postCategories } from '@/content/blog';
import { buying } from '@/content/buying';
import { choose, type FinderQuestion } from '@/content/choose';
import { company } from '@/content/company';
import { contact, contactPage } from '@/content/contact';
import type { Company, Partner } from '@/content/data';
import { disclosure } from '@/content/disclosure';
import { documents } from '@/content/facts';
import { type GlossaryTerm, glossary, glossaryPage } from '@/content/glossary';
import { home } from '@/content/home';
import * as interfaceWords from '@/content/interface';
import { serviceFamilies } from '@/content/navigation';
import { announcements, news } from '@/content/news';
import { notFound } from '@/content/not-found';
import { partners } from '@/content/partners';
import { placeholders } from '@/content/placeholders';
import { privacy } from '@/content/privacy';
import { type Route, type RouteId, retired, routes, type ServiceId } from '@/content/routes';
import { sampleReports } from '@/content/sample-reports';
import { search } from '@/content/search';
import { type SecurityNotice, securityNotice } from '@/content/security';
import type { ServicePage, Source } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { standards } from '@/content/standards';
import { technologies, technologyLists } from '@/content/technologies';
import { notices, questions, situations, underAttack } from '@/content/under-attack';
import { palette } from '@/tailwind.config';
import { type PostFile, readPostFolder } from '../../lib/blog/post-folder';
import { EMBEDDED_POSTS, postFolder } from '../../lib/blog/post-source';
import { drawingFolder } from '../../lib/drawings';
import { type Fact, readFacts } from '../../lib/facts';
import { iconPath } from '../../lib/file-paths';
import type { Finding } from '../../lib/finding';
import { contentFileOf, serviceModuleOf } from '../page-address';
import { type Original, readOriginals } from '../pictures';
import { filesBelow, PUBLIC } from '../public-files';

/** The words of one page. */
export interface CheckedPage {
  file: string;
  /** Its id in content/routes.ts; unset for the page of unknown addresses. */
  route?: string;
  content: PageContent;
  /** The same content, where it is a service's. */
  service?: ServicePage;
}

/** What every page's content has; the rest is read field by field. */
export interface PageContent {
  /** Absent from home, whose headline stands in its place. */
  title?: string;
  /** What search results show in its place. */
  searchTitle?: string;
  description: string;
}

/** All that the rules are about. Tests hand in content of their own. */
export interface SiteContent {
  pages: readonly CheckedPage[];
  /** Further modules whose texts are checked, by file. */
  words: Readonly<Record<string, object>>;
  routes: Readonly<Record<string, Route>>;
  /** The folders of app/ that hold a page, as the addresses that they make. */
  pageFolders: readonly string[];
  retired: Readonly<Record<string, string>>;
  company: Company;
  security: SecurityNotice;
  accessibility: { reviewed: string };
  partners: readonly Partner[];
  technologyLists: Readonly<Record<string, readonly string[]>>;
  glossary: Readonly<Record<string, GlossaryTerm>>;
  /** What pages say of laws, standards, products and numbers. */
  facts: readonly Fact[];
  documents: Readonly<Record<string, Source>>;
  categories: readonly string[];
  authors: readonly Author[];
  /** What .pages.yml offers to editors of posts, by field. */
  cms: Readonly<Record<'category' | 'author', readonly string[]>>;
  /** The first question of “Which service do I need?”. */
  finder: FinderQuestion;
  /** The addresses of the files of public/. */
  files: readonly string[];
  /** The originals of content/pictures/. */
  pictures: readonly Original[];
  /** The company’s icon, public/icon.svg. */
  icon: string;
  /** The logos of partners that are there, by file. */
  logos: Readonly<Record<string, string>>;
  palette: typeof palette;
  /** The files of content/drawings/. */
  drawings: readonly { name: string; svg: string }[];
  posts: PostCollection;
}

/** How a rule tells what it found; it gives a level where not all that it finds is of one. */
export type Report = (
  file: string,
  field: string,
  message: string,
  level?: Finding['level'],
) => void;

/** The posts of a source, as far as they can be read. */
export interface PostCollection {
  files: readonly PostFile[];
  /** What kept the others from being read. */
  findings: readonly Finding[];
  /** The site's own folder, another that POSTS_FOLDER names, or a collection of Firestore. */
  source: 'site' | 'folder' | 'collection';
}

/** The site's content as it is now, with the posts of the configured folder or none. */
export async function readSiteContent(): Promise<SiteContent> {
  return {
    pages: readPages(),
    words: {
      'content/authors.ts': { authors },
      'content/interface.ts': interfaceWords,
      'content/navigation.json': { services: serviceFamilies },
      'content/company.json': company,
      'content/partners.json': { partners },
      'content/news.json': { announcements },
      'content/technologies.ts': { technologies },
      'content/routes.ts': { routes },
      'content/security.ts': securityNotice,
    },
    routes,
    pageFolders: pageFolders(),
    retired,
    company,
    security: securityNotice,
    accessibility,
    partners,
    technologyLists,
    glossary,
    facts: readFacts(),
    documents,
    categories: postCategories,
    authors,
    cms: readCms(),
    finder: choose.finder,
    files: filesBelow(PUBLIC).map((file) => `/${file}`),
    pictures: await readOriginals(),
    icon: readFileSync(join(PUBLIC, iconPath), 'utf8'),
    logos: readLogos(),
    palette,
    drawings: readdirSync(drawingFolder).map((name) => ({
      name,
      svg: readFileSync(join(drawingFolder, name), 'utf8'),
    })),
    posts: readPosts(),
  };
}

/** The words of every page, with the module in which they stand. */
function readPages(): CheckedPage[] {
  const contents = {
    home,
    about,
    blog,
    news,
    contact: { ...contactPage, ...contact },
    sampleReports,
    search,
    choose,
    buying,
    glossary: { ...glossaryPage, glossary },
    standards,
    privacy,
    accessibility,
    disclosure,
    underAttack: { ...underAttack, notices, situations, questions },
    ...placeholders,
    // A page that is missing here would go unchecked; `/blogs` shows `/blog`.
  } satisfies Record<Exclude<RouteId, ServiceId | 'blogs'>, object>;
  // Not lib/routes' list of services: that leaves drafts out, and they are checked too.
  return [
    ...Object.entries(contents).map(([route, content]) => ({
      file: contentFileOf(route as RouteId),
      route,
      content,
    })),
    { file: 'content/not-found.ts', content: notFound },
    ...Object.entries(servicePages).map(([route, service]) => ({
      file: serviceModuleOf(route),
      route,
      content: service,
      service,
    })),
  ];
}

/** The modules of all words, by file. */
export function everyModule({ pages, words }: SiteContent): [file: string, words: object][] {
  return [
    ...pages.map(({ file, content }): [string, object] => [file, content]),
    ...Object.entries(words),
  ];
}

function readPosts(): PostCollection {
  const folder = postFolder();
  if (folder === undefined) return { files: [], findings: [], source: 'collection' };
  return { ...readPostFolder(folder), source: folder === EMBEDDED_POSTS ? 'site' : 'folder' };
}

function readLogos(): Record<string, string> {
  const files = partners.flatMap(({ logo }) => (logo ? [join(PUBLIC, logo)] : []));
  return Object.fromEntries(
    files.filter((file) => existsSync(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

function readCms(): SiteContent['cms'] {
  const { content } = parse(readFileSync('.pages.yml', 'utf8'));
  const fields: { name: string; options?: { values?: string[] } }[] = content[0].fields;
  const valuesOf = (name: string) => fields.find((one) => one.name === name)?.options?.values ?? [];
  return { category: valuesOf('category'), author: valuesOf('author') };
}

function pageFolders(): string[] {
  const files = readdirSync('app', { recursive: true }).map(String);
  return files
    .filter((file) => basename(file) === 'page.tsx')
    .map((file) => `/${dirname(file).replace(/^\.$/, '').replaceAll('\\', '/')}`);
}
