import type { Selector } from './attributes';

/**
 * Fetched by the boot script where the framework did not come, always from the release that is served now: goes
 * over to that release's page if this one was replaced by a deploy, and takes along what was typed.
 */
(async () => {
  const RELOADED = 'reloaded-at';
  const RELOAD_PAUSE_MS = 60_000; // so that a broken deploy cannot make a page reload in a loop
  const boot = document.querySelector<HTMLElement>('script[data-scripts]' satisfies Selector);
  const scripts = boot?.dataset.scripts;

  if (!(await isReplaced()) || !renew()) dispatchEvent(new Event('unrecovered'));

  /** Whether another release is served at this address by now. Offline, nobody knows: the boot script tries again. */
  async function isReplaced(): Promise<boolean> {
    try {
      const page = await (await fetch(location.href, { cache: 'no-cache' })).text();
      // In a tag: a title may hold the same words, but no “<”.
      const [, current] = page.match(/<script [^>]*data-scripts="([^"]+)/) ?? [];
      return current !== undefined && current !== scripts;
    } catch {
      return false;
    }
  }

  /**
   * Goes over to the new page, or will when the focus leaves the fields: not under a hand that types or is about to.
   * Returns false where it may not: twice a minute, or if anything typed would be lost.
   */
  function renew(): boolean {
    if (document.activeElement?.matches('input, textarea')) {
      // The next element has the focus only after the event.
      addEventListener('focusout', () => setTimeout(renew), { once: true });
      return true;
    }
    const dirty = [...document.forms].filter(isDirty);
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE_MS) return false;
      if (!dirty.every(keepTyped)) return false;
      sessionStorage.setItem(RELOADED, String(Date.now()));
    } catch {
      return false; // Storage is barred: nothing could be kept, nor a loop be noticed.
    }
    const [search] = dirty.filter(({ method }) => method === 'get');
    if (!search) location.reload();
    else {
      const fields = [...new FormData(search)].map(([name, value]) => [name, String(value)]);
      location.replace(`${search.action}?${new URLSearchParams(fields)}`);
    }
    return true;
  }

  function isDirty(form: HTMLFormElement): boolean {
    return [...form.elements].some((field) => {
      if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
      const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      return typed && field.value !== field.defaultValue;
    });
  }

  /** Keeps a form's fields where the next page finds them: as its draft, or in the address. Returns whether it could. */
  function keepTyped(form: HTMLFormElement): boolean {
    const { draft } = form.dataset;
    if (!draft) return form.method === 'get';
    sessionStorage.setItem(draft, JSON.stringify(Object.fromEntries(new FormData(form))));
    return true;
  }
})();
