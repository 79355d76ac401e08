import { routes } from '../content/routes';
import { postPath, shellId } from '../lib/blog/post-path';
import { environment } from '../lib/environment';
import { isPost } from './page-address';

/** The third parties a page may talk to, by what for. Nothing else leaves the site's own origin. */
export interface OriginTable {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  /** The beginnings of the addresses of pictures. */
  pictures: readonly string[];
  /** Set where a third party's script writes HTML and script addresses as plain strings. */
  untyped?: true;
  /** Set where the search index's WebAssembly runs. */
  wasm?: true;
}

/** What every page may use: the place where web vitals go, if they go anywhere. */
const everyPage: OriginTable = {
  scripts: [],
  connections: environment.vitalsUrl ? [new URL(environment.vitalsUrl).origin] : [],
  frames: [],
  pictures: [],
};

const search: OriginTable = { ...everyPage, wasm: true };

/** What a page may use that reads the blog's collection, where one is configured. */
function withCollection(table: OriginTable): OriginTable {
  const { firestore } = environment;
  return firestore ? { ...table, connections: [firestore.origin, ...table.connections] } : table;
}

/** Google's own host; or recaptcha.net by both of its names, for the widget asks the one and Google's script the other. */
const captchaHosts = environment.usesRecaptchaNet
  ? ['recaptcha.net', 'www.recaptcha.net']
  : ['www.google.com'];

/**
 * The captcha's scripts, as narrowly as they load: Google publishes more under /recaptcha/, AngularJS among it, which runs
 * code that stands in markup.
 */
export const captchaScripts = [
  ...captchaHosts.map((host) => `https://${host}/recaptcha/api.js`),
  'https://www.gstatic.com/recaptcha/releases/',
  // What recaptcha.net leads to in China.
  ...(environment.usesRecaptchaNet ? ['https://www.gstatic.cn/recaptcha/releases/'] : []),
];

/**
 * The contact form's captcha and EmailJS. Google's script, and react-google-recaptcha in front of it,
 * assign plain strings where Trusted Types are required (google/recaptcha#387,
 * dozoisch/react-google-recaptcha#260), and a blocked captcha is a message lost: this page alone
 * does without them, and only where it has keys.
 */
const contactForm: OriginTable = {
  scripts: captchaScripts,
  connections: ['https://api.emailjs.com', ...everyPage.connections],
  frames: [...captchaHosts, 'recaptcha.google.com'].map((host) => `https://${host}/recaptcha/`),
  pictures: [],
  untyped: true,
};

/** A post, and the page that reads posts in the browser. */
const post = withCollection({ ...everyPage, pictures: environment.pictureSources });

/** The origins of single pages, by path. */
const byPath: Readonly<Record<string, OriginTable>> = {
  [routes.search.path]: search,
  [routes.blog.path]: withCollection(search),
  [routes.blogs.path]: withCollection(search),
  [postPath(shellId)]: post,
  ...(environment.contactKeys && { [routes.contact.path]: contactForm }),
};

/** What the page at a path may use beside this origin. */
export function originsOf(path: string): OriginTable {
  return byPath[path] ?? (isPost(path) ? post : everyPage);
}
