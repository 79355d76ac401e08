/**
 * The only script a page runs by itself. It guards what other scripts may do (Trusted Types), and
 * fetches the framework when a visitor first does something, or at idle where the page asks for it.
 */
(() => {
  const tag = document.currentScript as HTMLScriptElement;
  const sources = (tag.dataset.scripts ?? '').split(' ');
  const origins = [location.origin, ...(tag.dataset.origins ?? '').split(' ')];
  const RELOADED = 'reloaded-at';
  const RELOAD_PAUSE = 60_000; // ms, so that a broken deploy cannot make a page reload in a loop
  const PATIENCE = 10_000; // ms, until a press that waits for the framework does what it can without
  const LINGER = 300; // ms, after scrolling: who scrolls to a link and presses it needs no framework

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
  let waiting: (() => void)[] = [];
  let awake = false;
  let lingering = 0;

  /** On a link the next thing is another page: the processor is left to that. */
  function wakeUnlessLeaving(event: Event) {
    const leaving = event.target instanceof Element && event.target.closest('a[href]');
    if (leaving && keyOf(event) !== 'Escape') {
      clearTimeout(lingering);
      lingering = 0;
    } else if (event.type === 'scroll') lingering ||= window.setTimeout(wake, LINGER);
    else wake();
  }

  function keyOf(event: Event) {
    return (event as KeyboardEvent).key;
  }

  function wake() {
    if (awake) return; // A sign may come before the idle moment that was also asked for.
    awake = true;
    for (const sign of signs) removeEventListener(sign, wakeUnlessLeaving, true);
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false; // In order, the page's own data first.
      script.onerror = recover;
      document.head.append(script);
      script.setAttribute('async', ''); // So that React finds it and does not insert it again.
    }
  }

  /** A script that is gone after a deploy: reload once, if the page has other scripts by now. */
  async function recover() {
    try {
      const now = Date.now();
      if (now - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE) return release();
      const page = await (await fetch(location.href)).text();
      if (!page.includes('data-scripts=') || page.includes(sources[0] ?? '')) return release();
      sessionStorage.setItem(RELOADED, String(now));
      location.reload();
    } catch {
      release(); // Offline, or storage is barred: the page stays as it is, readable.
    }
  }

  /** A press on something that needs the framework, before it is there, is kept for later. */
  function keep(event: Event) {
    const pressed =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (waiting.push(() => pressed.click()) === 1) setTimeout(release, PATIENCE);
  }

  /** Repeats what was kept, and keeps no more: the framework is there, or will not come. */
  function release() {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', keepEscape, true);
    if (!('hydrated' in document.documentElement.dataset)) doWithout();
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

  for (const sign of signs) {
    addEventListener(sign, wakeUnlessLeaving, { capture: true, passive: true });
  }
  addEventListener('click', keep, true);
  addEventListener('keydown', keepEscape, true);
  addEventListener('hydrated', release);

  function wakeAtIdle() {
    const asked = document.querySelector<HTMLElement>('[data-wake]');
    if (!asked) return;
    const { wake: when, draft } = asked.dataset;
    if (when === 'query' && !location.search && !hasDraft(draft)) return;
    const idle = window.requestIdleCallback ?? setTimeout;
    if ((document as { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', () => idle(wake), { once: true });
    } else idle(wake);
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
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wakeAtIdle);
  else wakeAtIdle();

  interface TrustedTypes {
    createPolicy(name: string, rules: Record<string, (value: string) => string>): unknown;
  }
})();
