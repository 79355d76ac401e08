import type { Selector } from './attributes';
import { closestTo, followVisitor } from './header';

/**
 * The only script a page runs by itself. It does what the page's frame needs, and fetches React with the page's islands
 * when a visitor uses one. A page that is a tool, marked by `data-hydrate`, gets them at the first sign of a visitor, or
 * at idle if the address asks for what only the tool does.
 */

/** Where the build puts client/recover.ts. */
declare const RECOVER_PATH: string;

// Not `document.currentScript`, which an image of that name replaces.
const { scripts, vitals } = dataOf('script[data-scripts]');

// The script is the last element of the page, so the whole page is there.
const { dataset: states } = document.documentElement;
const { hydrate: queries, draft, island } = dataOf('[data-hydrate]');
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin', 'input'];
let waiting: HTMLElement[] = [];
let hydrating = false;
let attempts = 0;

/** What the first element of a kind says by its attributes. */
function dataOf(selector: Selector): DOMStringMap {
  return document.querySelector<HTMLElement>(selector)?.dataset ?? {};
}

/** Does not hydrate under a pointer on a link: the visitor is about to leave. */
function hydrateIfUsed(event: Event) {
  if (closestTo(event, 'a[href]')) return;
  const used: HTMLElement | null | undefined = closestTo(event, '[data-island]');
  const passes = event.type === 'pointermove' && used?.dataset.island === 'press';
  if ((queries && !island) || (used && !passes)) hydrate();
}

function listen() {
  for (const sign of signs) addEventListener(sign, hydrateIfUsed, true);
}

/** Fetches the islands, and waits until they respond. */
async function hydrate() {
  if (hydrating || !scripts) return; // A sign may come before the idle moment that was also asked for.
  hydrating = true;
  attempts += 1;
  for (const sign of signs) removeEventListener(sign, hydrateIfUsed, true);
  const sources = scripts.split(' ');
  try {
    await Promise.all(sources.map(fetchWhole));
    const modules = await Promise.all(sources.map((source) => import(source)));
    await Promise.all(modules.map(({ mounted }) => mounted));
    states.hydrated = '';
    release();
  } catch {
    recover();
  }
}

/** Into the browser's cache, for a browser that imports what does not come may never ask for it again. */
async function fetchWhole(source: string) {
  // A browser may have kept the answer that it was not there.
  const answer = await fetch(source, { cache: attempts > 1 ? 'reload' : 'default' });
  if (!answer.ok) throw answer;
  await answer.blob();
}

/** A script did not come: the page was replaced by a deploy, or the network is down and will be back. */
function recover() {
  const retryPause = 2_000; // ms until a sign of the visitor makes it try again
  // A browser runs a module of the same address once.
  import(`${RECOVER_PATH}?${attempts}`).catch(release);
  hydrating = false;
  // Once it hydrates, either finds nothing left to do.
  addEventListener('online', hydrate);
  setTimeout(listen, retryPause);
}

/** A press on something that needs an island, before that responds, is kept for later. */
function keep(event: Event) {
  const pressed = closestTo(event, '[data-replay]');
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keepPress(pressed);
}

function keepPress(pressed: HTMLElement) {
  const timeout = 10_000; // ms until a press that waits for an island does what it can without
  states.waiting = '';
  if (waiting.push(pressed) === 1) setTimeout(release, timeout);
}

/** Repeats what was kept, and keeps no more: the islands respond, or will not come. */
function release() {
  removeEventListener('click', keep, true);
  delete states.waiting;
  if (!('hydrated' in states)) doWithout();
  const kept = waiting;
  waiting = [];
  // Where the island was drawn anew, its button is another.
  for (const pressed of kept)
    (pressed.isConnected
      ? pressed
      : document.querySelector<HTMLElement>('[data-replay]' satisfies Selector)
    )?.click();
}

/** Forms go where their markup says that they may without an island, and what else needs one says so. */
function doWithout() {
  states.unrecovered = '';
  for (const form of document.querySelectorAll<HTMLFormElement>(
    'form[data-fallback]' satisfies Selector,
  )) {
    form.action = form.dataset.fallback ?? '';
    form.method = 'post';
  }
}

followVisitor();
listen();
addEventListener('click', keep, true);
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
/** Runs when the browser is idle; a busy one has no such moment, and who asked for a filtered list waits no longer. */
function atIdle() {
  const timeout = 1_000; // ms
  const idle = window.requestIdleCallback ?? setTimeout; // Safari has no such callback.
  idle(
    () => {
      if (queries && (location.search.match(queries) || hasDraft(draft))) hydrate();
      if (vitals) import(vitals).catch(() => {}); // Blocked, perhaps.
    },
    { timeout },
  );
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
