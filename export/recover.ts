/**
 * Fetched by the boot script where the framework did not come, always from the release that is served now: goes
 * over to that release's page if this one was replaced by a deploy, and takes along what was typed.
 */
(async () => {
  const RELOADED = 'reloaded-at';
  const RELOAD_PAUSE = 60_000; // ms, so that a broken deploy cannot make a page reload in a loop
  const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset.scripts;

  try {
    const page = await (await fetch(location.href, { cache: 'no-cache' })).text();
    const [, current] = page.match(/data-scripts="([^"]+)/) ?? [];
    if (current && current !== scripts) renew();
  } catch {
    // Offline: the boot script tries again.
  }

  /** Not under a hand that types, not twice a minute, and not if anything typed would be lost. */
  function renew() {
    const dirty = [...document.forms].filter(isDirty);
    const focused = document.activeElement;
    if (focused?.matches('input, textarea') && dirty.some((form) => form.contains(focused))) {
      // The next element has the focus only after the event.
      addEventListener('focusout', () => setTimeout(renew), { once: true });
      return;
    }
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE) return;
      if (!dirty.every(keepTyped)) return;
      sessionStorage.setItem(RELOADED, String(Date.now()));
    } catch {
      return; // Storage is barred: nothing could be kept, nor a loop be noticed.
    }
    const [search] = dirty.filter(({ method }) => method === 'get');
    if (!search) return location.reload();
    const fields = [...new FormData(search)].map(([name, value]) => [name, String(value)]);
    location.replace(`${search.action}?${new URLSearchParams(fields)}`);
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
