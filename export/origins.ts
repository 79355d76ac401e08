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

/** What every page may use: the place where web vitals go, if they go anywhere. */
const everyPage: OriginTable = {
  scripts: [],
  connections: environment.vitalsUrl ? [new URL(environment.vitalsUrl).origin] : [],
  frames: [],
};

/** The pages that read the blog's collection, where one is configured. */
function blogPages(): Readonly<Record<string, OriginTable>> {
  const { firestore } = environment;
  if (!firestore) return {};
  const paths = [routes.blog.path, routes.blogs.path, postPath(shellId)];
  return Object.fromEntries(
    paths.map((path) => [
      path,
      { ...everyPage, connections: [firestore.origin, ...everyPage.connections] },
    ]),
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
  connections: ['https://api.emailjs.com', ...everyPage.connections],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  untyped: true,
};

/** The origins of single pages, by path. */
const byPath: Readonly<Record<string, OriginTable>> = {
  ...blogPages(),
  ...(environment.contactKeys && { [routes.contact.path]: contactForm }),
};

/** What the page at a path may use beside this origin. */
export function originsOf(path: string): OriginTable {
  return byPath[path] ?? everyPage;
}

/** What all pages together may use: the site-wide policy in the host's headers. */
export function allOrigins(): OriginTable {
  const tables = [everyPage, ...Object.values(byPath)];
  const union = (kind: 'scripts' | 'connections' | 'frames') => [
    ...new Set(tables.flatMap((table) => table[kind])),
  ];
  return {
    scripts: union('scripts'),
    connections: union('connections'),
    frames: union('frames'),
    ...(tables.some(({ untyped }) => untyped) && { untyped: true }),
  };
}
