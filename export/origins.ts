import { routes } from '../content/routes';
import { shellId } from '../lib/blog/post-id';
import { postPath } from '../lib/blog/post-path';
import { environment } from '../lib/environment';

/** The third parties a page may talk to, by what for. Nothing else leaves the site's own origin. */
export interface OriginTable {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  /** Set where a third party's script writes HTML and script addresses as plain strings. */
  untyped?: true;
}

const nothing: OriginTable = { scripts: [], connections: [], frames: [] };

/** The pages that read the blog's collection, where one is configured. */
function blogPages(): Readonly<Record<string, OriginTable>> {
  const { firestore } = environment;
  if (!firestore) return {};
  const paths = [routes.blog.path, routes.blogs.path, postPath(shellId)];
  return Object.fromEntries(
    paths.map((path) => [path, { ...nothing, connections: [firestore.origin] }]),
  );
}

/**
 * The contact form's captcha and EmailJS. Google's script, and react-google-recaptcha in front of it,
 * assign plain strings where Trusted Types are required (google/recaptcha#387,
 * dozoisch/react-google-recaptcha#260), and a blocked captcha is a message lost: this page alone
 * does without them, and only where it has keys.
 */
const contactForm: OriginTable = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://api.emailjs.com'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  untyped: true,
};

/** The origins of single pages, by path; every other page has none. */
const byPath: Readonly<Record<string, OriginTable>> = {
  ...blogPages(),
  ...(environment.contactKeys && { [routes.contact.path]: contactForm }),
};

/** Where every page reports its web vitals, if anywhere. */
const vitals = environment.vitalsUrl ? [new URL(environment.vitalsUrl).origin] : [];

/** What the page at a path may use beside this origin. */
export function originsOf(path: string): OriginTable {
  const table = byPath[path] ?? nothing;
  return { ...table, connections: [...table.connections, ...vitals] };
}

/** What all pages together may use: the site-wide policy in the host's headers. */
export function allOrigins(): OriginTable {
  const tables = Object.values(byPath);
  const union = (kind: 'scripts' | 'connections' | 'frames') => [
    ...new Set(tables.flatMap((table) => table[kind])),
  ];
  return {
    scripts: union('scripts'),
    connections: [...union('connections'), ...vitals],
    frames: union('frames'),
    ...(tables.some(({ untyped }) => untyped) && { untyped: true }),
  };
}
