/**
 * The only script a page runs by itself. It guards what other scripts may do (Trusted Types), and
 * fetches the framework when a visitor first does something, or at idle where the page asks for it.
 */

/** Where the build puts export/recover.ts. */
declare const RECOVER_PATH: string;

/** See lib/search/search-key.ts. */
declare const SEARCH_KEY: string;

(() => {
  const tag = document.currentScript as HTMLScriptElement;
  const sources = (tag.dataset.scripts ?? '').split(' ');
  const origins = [location.origin, ...(tag.dataset.origins ?? '').split(' ')];
  const RETRY_PAUSE_MS = 2_000; // until a sign of the visitor makes it try again
  const PRESS_TIMEOUT_MS = 10_000; // until a press that waits for the framework does what it can without
  const LINGER_MS = 300; // after scrolling: who scrolls to a link and presses it needs no framework

  // React and Turbopack write script addresses, and React this one string of HTML; all else throws.
  (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      origins.includes(new URL(url, location.href).origin) ? url : refuse(url),
    createHTML: (html) => (html === '<script></script>' ? html : refuse(html)),
  });

  function refuse(what: string): never {
    throw new TypeError(`Refused by Trusted Types: ${what.slice(0, 60)}`);
  }

  const signs = [
    'pointerdown',
    'pointermove',
    'keydown',
    'touchstart',
    'scroll',
    'focusin',
    'input',
  ];
  const loaded = new Set<string>();
  let waiting: (() => void)[] = [];
  let hydrating = false;
  let attempts = 0;
  let lingering = 0;

  /** On a link the next thing is another page: the processor is left to that. */
  function hydrateUnlessLeaving(event: Event) {
    const leaving = event.target instanceof Element && event.target.closest('a[href]');
    if (leaving && keyOf(event) !== 'Escape') {
      clearTimeout(lingering);
      lingering = 0;
    } else if (event.type === 'scroll') lingering ||= window.setTimeout(hydrate, LINGER_MS);
    else hydrate();
  }

  function keyOf(event: Event) {
    return (event as KeyboardEvent).key;
  }

  function listen() {
    for (const sign of signs) {
      addEventListener(sign, hydrateUnlessLeaving, { capture: true, passive: true });
    }
  }

  /** Fetches what is not there yet. The last script is the one that starts the others: it comes when all are there. */
  async function hydrate() {
    if (hydrating) return; // A sign may come before the idle moment that was also asked for.
    hydrating = true;
    attempts += 1;
    for (const sign of signs) removeEventListener(sign, hydrateUnlessLeaving, true);
    const starter = sources.at(-1) ?? '';
    // Into the browser's cache. A preload that failed would be what the script element gets at the next attempt.
    fetch(starter).catch(() => {});
    const found = await Promise.all(sources.slice(0, -1).map(load));
    if (found.includes(false) || !(await load(starter))) recover();
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
      script.onerror = () => {
        script.remove();
        resolve(false);
      };
      document.head.append(script);
      script.setAttribute('async', ''); // So that React finds it and does not insert it again.
    });
  }

  /** A script did not come: the page was replaced by a deploy, or the network is down and will be back. */
  function recover() {
    load(RECOVER_PATH).then((came) => {
      loaded.delete(RECOVER_PATH);
      if (!came) release();
    });
    hydrating = false;
    addEventListener('online', hydrate, { once: true });
    setTimeout(() => hydrating || listen(), RETRY_PAUSE_MS);
  }

  /** A press on something that needs the framework, before it is there, is kept for later. */
  function keep(event: Event) {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keepPress(pressed);
  }

  function keepPress(pressed: HTMLElement) {
    document.documentElement.dataset.waiting = '';
    if (waiting.push(() => pressed.click()) === 1) setTimeout(release, PRESS_TIMEOUT_MS);
  }

  /** Repeats what was kept, and keeps no more: the framework is there, or will not come. */
  function release() {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keepEscape, true);
    const { dataset } = document.documentElement;
    delete dataset.waiting;
    if (!('hydrated' in dataset)) doWithout();
    const kept = waiting;
    waiting = [];
    for (const repeat of kept) repeat();
  }

  /** Forms go where their markup says that they may without the framework. */
  function doWithout() {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-fallback]')) {
      form.action = form.dataset.fallback ?? '';
      form.method = 'post';
    }
  }

  /** Escape closes what is open, if only a little later. */
  function keepEscape(event: Event) {
    if (keyOf(event) !== 'Escape') return;
    const again = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    waiting.push(() => event.target?.dispatchEvent(again));
  }

  /** Leads to the search: to the field of a page that has one, which follows the header's link. */
  function search(event: KeyboardEvent) {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    const writing = target instanceof Element && target.closest('input,select,textarea');
    const [place] = [
      ...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${SEARCH_KEY}"]`),
    ].reverse();
    if (key !== SEARCH_KEY || ctrlKey || altKey || metaKey || writing || !place) return;
    event.preventDefault(); // Firefox would open its own search.
    place.focus();
    place.click();
  }

  listen();
  addEventListener('keydown', search);
  addEventListener('click', keep, true);
  addEventListener('keydown', keepEscape, true);
  addEventListener('hydrated', release);
  addEventListener('unrecovered', release);

  function start() {
    // Browsers mark every field once its form was submitted, the one that nobody reaches too: a press that
    // came before this script.
    const submitted = document.querySelector('[inert] :user-valid')?.closest('form');
    const button = submitted?.querySelector<HTMLElement>('[data-replay]');
    if (button) {
      keepPress(button);
      return hydrate();
    }
    const asked = document.querySelector<HTMLElement>('[data-hydrate]');
    if (!asked) return;
    const { hydrate: when, draft } = asked.dataset;
    if (when === 'query' && !location.search && !hasDraft(draft)) return;
    const idle = window.requestIdleCallback ?? setTimeout;
    if ((document as { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', () => idle(hydrate), { once: true });
    } else idle(hydrate);
  }

  /** Whether this tab keeps something under a key that the page would put back. */
  function hasDraft(key?: string): boolean {
    try {
      return Boolean(key && sessionStorage.getItem(key));
    } catch {
      return false; // Storage is barred.
    }
  }

  // Asynchronous, so it may run before the document is complete or after.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();

  interface TrustedTypes {
    createPolicy(name: string, rules: Record<string, (value: string) => string>): unknown;
  }
})();
