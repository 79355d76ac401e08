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
  before: string;
}

const ARCHIVE = 'variants/archive/posts';
/** One photograph, as a camera writes it: on its side, with its place and its owner. */
const FIXTURE_PICTURES = 'e2e/pictures';
/** The storage bucket of the collection's project, which tests stand in for. */
export const BUCKET = 'pictures.appspot.com';
/** The pages that tests open, and what every page asks for: the rest takes half of a build's time. */
const built = (...folders: readonly string[]) =>
  ['blog', 'blogs', 'recover-case.js', ...folders]
    .map((folder) => `app/${folder}/**`)
    .concat('app/page.tsx')
    .join();

/** Where the archive's build sends its web vitals; tests stand in for it. */
export const VITALS_URL = 'https://vitals.example/collect';

/** With the tests' own posts; and with the four keys of the contact form, for which tests stand in for Google and EmailJS. */
export const archive: Variant = {
  name: 'archive',
  offset: 20,
  env: {
    POSTS_FOLDER: ARCHIVE,
    PICTURES_FOLDER: FIXTURE_PICTURES,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_test',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'public_test',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site_test',
    NEXT_PUBLIC_VITALS_URL: VITALS_URL,
    BUILT_PAGES: built('about', 'contactus', 'news', 'privacy', 'search', '[service]'),
  },
  before: `node --import tsx e2e/archive.ts ${ARCHIVE}`,
};

export const firestore: Variant = {
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
};

/** The further builds that are made this time. */
export const variants: readonly Variant[] = isWhole ? [archive, firestore] : [];

/** Where a variant is served. */
export function originOf({ offset }: Variant): string {
  return `http://localhost:${PORT + offset}`;
}
