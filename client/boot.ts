import type { Marked, ScriptAttributes, Selector, StateAttributes } from './attributes';
import { closestTo, followVisitor } from './header';

/**
 * The only script a page runs by itself. It guards what other scripts may do (Trusted Types), does what the page's
 * frame needs, and fetches the framework when a visitor uses an island. A page that is a tool, marked by
 * `data-hydrate`, gets it at the first sign of a visitor, or at idle if the address asks for what only the tool does.
 */

/** Where the build puts client/recover.ts. */
declare const RECOVER_PATH: string;

// Not `document.currentScript`, which an image of that name replaces.
const {
  scripts = '',
  origins = '',
  vitals,
}: Partial<Marked<ScriptAttributes>['dataset']> = document.querySelector<Marked<ScriptAttributes>>(
  'script[data-scripts]' satisfies Selector,
)?.dataset ?? {};
const sources = scripts.split(' ');
/** The one that starts the others, and comes when all are there. */
const starter = sources.pop() ?? '';
const trusted = [location.origin, ...origins.split(' ')];

// React and Turbopack write script addresses, React this one string of HTML, and the reader of Markdown single character
// references, as a browser has their names and a list of them would cost a post 10 kB; all else throws.
(window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (url) =>
    trusted.includes(new URL(url, location.href).origin) ? url : refuse(url),
  createHTML: (html) => (/^(?:<script><\/script>|&\w+;)$/.test(html) ? html : refuse(html)),
});

function refuse(what: string): never {
  throw new TypeError(what);
}

// The script is deferred, so the whole page is there.
const { dataset: states }: Marked<StateAttributes> = document.documentElement;
const {
  hydrate: queries,
  draft,
  island,
}: Partial<Marked['dataset']> = document.querySelector<Marked>('[data-hydrate]' satisfies Selector)
  ?.dataset ?? {};
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'input'];
const loaded = new Set<string>();
let waiting: (() => void)[] = [];
let hydrating = false;
let attempts = 0;

/** Does not hydrate under a pointer on a link: the visitor is about to leave. */
function hydrateIfUsed(event: Event) {
  if (closestTo(event, 'a[href]')) return;
  if ((queries && !island) || closestTo(event, '[data-island]')) hydrate();
}

function listen() {
  for (const sign of signs) addEventListener(sign, hydrateIfUsed, true);
}

/** Fetches what is not there yet. */
async function hydrate() {
  if (hydrating) return; // A sign may come before the idle moment that was also asked for.
  hydrating = true;
  attempts += 1;
  for (const sign of signs) removeEventListener(sign, hydrateIfUsed, true);
  // Into the browser's cache. A preload that failed would be what the script element gets at the next attempt.
  fetch(starter).catch(() => {});
  const found = await Promise.all(sources.map(load));
  if (!found.every(Boolean) || !(await load(starter))) recover();
}

/** Resolves to whether the script is there. */
async function load(source: string): Promise<unknown> {
  if (loaded.has(source)) return true;
  // A browser may have kept the answer that it was not there.
  if (attempts > 1) await fetch(source, { cache: 'reload' }).catch(() => {});
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve(loaded.add(source));
    script.onerror = () => resolve(script.remove());
    script.async = true; // As an attribute, so that React finds it and does not insert it again.
    document.head.append(script);
  });
}

/** A script did not come: the page was replaced by a deploy, or the network is down and will be back. */
function recover() {
  const retryPause = 2_000; // ms until a sign of the visitor makes it try again
  load(RECOVER_PATH).then((came) => {
    loaded.delete(RECOVER_PATH);
    if (!came) release();
  });
  hydrating = false;
  // Once it hydrates, either finds nothing left to do.
  addEventListener('online', hydrate);
  setTimeout(listen, retryPause);
}

/** A press on something that needs the framework, before it is there, is kept for later. */
function keep(event: Event) {
  const pressed = closestTo(event, '[data-replay]');
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keepPress(pressed);
}

function keepPress(pressed: HTMLElement) {
  const timeout = 10_000; // ms until a press that waits for the framework does what it can without
  states.waiting = '';
  if (waiting.push(() => pressed.click()) === 1) setTimeout(release, timeout);
}

/** Repeats what was kept, and keeps no more: the framework is there, or will not come. */
function release() {
  removeEventListener('click', keep, true);
  delete states.waiting;
  if (!('hydrated' in states)) doWithout();
  const kept = waiting;
  waiting = [];
  for (const repeat of kept) repeat();
}

/** Forms go where their markup says that they may without the framework, and what else needs it says so. */
function doWithout() {
  states.unrecovered = '';
  for (const form of document.querySelectorAll<HTMLFormElement & Marked>(
    'form[data-fallback]' satisfies Selector,
  )) {
    form.action = form.dataset.fallback ?? '';
    form.method = 'post';
  }
}

followVisitor();
listen();
addEventListener('click', keep, true);
addEventListener('hydrated', release);
addEventListener('unrecovered', release);

// Browsers mark every field once its form was submitted, the one that nobody reaches too: a press that came
// before this script.
const button = document.querySelector<HTMLElement>(
  'form:has([inert] :user-valid) [data-replay]' satisfies Selector,
);
if (button) {
  keepPress(button);
  hydrate();
}
/** Runs when the browser is idle. */
function atIdle() {
  (window.requestIdleCallback ?? setTimeout)(() => {
    if (queries && (location.search.match(queries) || hasDraft(draft))) hydrate();
    if (vitals) load(vitals);
  });
}

// A page that is prerendered waits for its visitor.
const page: Document & { prerendering?: boolean; onprerenderingchange?: () => void } = document;
if (page.prerendering) page.onprerenderingchange = atIdle;
else atIdle();

/** Whether this tab keeps something under a key that the page would put back. */
function hasDraft(key?: string): boolean {
  try {
    return Boolean(key && sessionStorage.getItem(key));
  } catch {
    return false; // Storage is barred.
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (value: string) => string>): unknown;
}
