import { FIRESTORE_PORT, PROJECT } from './firestore/client';
import { PORT } from './ports.mjs';
import { isWhole } from './run';

/** A further build of the site that tests need, in its own folder and served on its own port. */
export interface Variant {
  /** The folder below variants/. */
  name: string;
  /** Its port, counted from the main server's. */
  offset: number;
  /** The settings it is built with. */
  env: Readonly<Record<string, string>>;
  /** A command that must have run before the build. */
  before?: string;
}

const ARCHIVE = 'variants/archive/posts';
/** One photograph, as a camera writes it: on its side, with its place and its owner. */
const FIXTURE_PICTURES = 'e2e/pictures';
/** The storage bucket of the collection's project, which tests stand in for. */
export const BUCKET = 'pictures.appspot.com';
const NO_POSTS = 'variants/keys/posts';
/** The pages that tests open, and what every page asks for: the rest takes half of a build's time. */
const built = (...folders: readonly string[]) =>
  ['blog', 'blogs', 'recover-case.js', ...folders]
    .map((folder) => `app/${folder}/**`)
    .concat('app/page.tsx')
    .join();

/** Where the build with keys sends its web vitals; tests stand in for it. */
export const VITALS_URL = 'https://vitals.example/collect';

/** With the four keys of the contact form, for which tests stand in for Google and EmailJS; and without posts. */
export const keys: Variant = {
  name: 'keys',
  offset: 20,
  env: {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'public_test',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site_test',
    NEXT_PUBLIC_VITALS_URL: VITALS_URL,
    POSTS_FOLDER: NO_POSTS,
    BUILT_PAGES: built('about', 'contactus', 'news', 'privacy', '[service]'),
  },
  before: `mkdir -p ${NO_POSTS}`,
};

const others: readonly Variant[] = [
  {
    name: 'firestore',
    offset: 30,
    env: {
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
      NEXT_PUBLIC_FIREBASE_API_KEY: 'demo',
      NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: BUCKET,
      NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${FIRESTORE_PORT}`,
      BUILT_PAGES: built(),
    },
    before: 'npm run --silent posts:push',
  },
  {
    name: 'archive',
    offset: 32,
    env: {
      POSTS_FOLDER: ARCHIVE,
      PICTURES_FOLDER: FIXTURE_PICTURES,
      BUILT_PAGES: built('news', 'search', '[service]'),
    },
    before: `node --import tsx e2e/archive.ts ${ARCHIVE}`,
  },
];

/** The further builds that are made this time. */
export const variants: readonly Variant[] = isWhole ? [keys, ...others] : [keys];

/** Where a variant is served. */
export function originOf({ offset }: Variant): string {
  return `http://localhost:${PORT + offset}`;
}

/** Where the variant of a name is served. */
export function originNamed(name: string): string {
  const variant = [keys, ...others].find((known) => known.name === name);
  if (!variant) throw new Error(`There is no variant “${name}”.`);
  return originOf(variant);
}
