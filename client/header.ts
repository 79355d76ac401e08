import type { Selector } from './attributes';

/** The nearest element around the target of an event that a selector matches, itself included. */
export function closestTo(
  { target }: Event,
  selector: Selector | 'a[href]' | 'header' | 'header a',
): HTMLElement | null | undefined {
  // A document and a window have no such method.
  return (target as Partial<Element> | null)?.closest?.<HTMLElement>(selector);
}

/**
 * What the page's frame does without the framework: the header turns solid, the arrow appears and scrolls, the
 * Services panel opens under the pointer, what is open in the header closes on a link, on Escape and when the focus
 * leaves, what the address names unfolds, and offices show their time. Part of the boot script, so it is short; the
 * development server imports it too, where there is no document, so nothing runs before it is called.
 */
export function followVisitor() {
  // Numbers within functions are written in their places when the script is made small.
  /** How far, in CSS pixels, a page is scrolled before the arrow appears and home's bar turns solid. */
  const threshold = 200;
  /** How long after it started the page begins to listen to its scrolling, in ms; the site's owner set the value. */
  const listenerDelay = 100;
  const tick = 1_000;

  const check = () => {
    document.documentElement.dataset.scrolled = String(scrollY > threshold);
  };
  check();
  setTimeout(() => {
    check();
    addEventListener('scroll', check);
    unfoldTarget();
    addEventListener('hashchange', unfoldTarget);
    // Last, as a browser may not know a time zone; and late, as loading the zones takes a phone 50 ms.
    tellTime();
  }, listenerDelay);

  addEventListener('click', (event) => {
    if (!closestTo(event, 'header') || closestTo(event, 'header a')) closeHeader();
    if (closestTo(event, '[data-scroll-to-top]')) scrollToTop();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeHeader(closestTo(event, 'header'));
  });
  addEventListener('focusin', (event) => {
    if (!closestTo(event, 'header')) closeHeader();
  });

  for (const area of document.querySelectorAll<HTMLElement>(
    '[data-opens-on-hover]' satisfies Selector,
  )) {
    openOnHover(area);
  }
  setInterval(tellTime, tick);
}

/** Unfolds what the address names: Safari before 26 and Firefox 128 leave it folded. */
function unfoldTarget() {
  const target = document.querySelector(':target');
  const fold = target?.closest('details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView();
}

/** Each office's time of day. Written when it changes: a new text takes what is selected, and a screen reader's place. */
function tellTime() {
  for (const clock of document.querySelectorAll<HTMLElement>(
    '[data-time-zone]' satisfies Selector,
  )) {
    const { timeZone } = clock.dataset;
    const time = new Date().toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
    if (clock.textContent !== time) clock.textContent = time;
  }
}

/** Closes what is open in the header but what has a name: the lists in the panel and the sheet, which close over them. If the focus was in there, it goes to the outermost toggle. */
function closeHeader(focused?: Element | null) {
  const open = document.querySelectorAll<HTMLDetailsElement>('header [open]:not([name])');
  for (const details of open) details.open = false;
  // Its only child is its summary.
  if (focused) (open[0]?.lastElementChild as HTMLElement | null | undefined)?.focus();
}

/** A resting pointer holds the panel open until it leaves; a press, or the focus within, makes it stay. */
function openOnHover(area: HTMLElement) {
  const [toggle] = area.getElementsByTagName('details');
  if (!toggle) return;
  let isHeld = false;
  area.onpointerenter = () => {
    // In a phone's sheet the closed panel has no box.
    const isPanel = (area.lastElementChild as HTMLElement).offsetWidth > 0;
    if (isPanel && !toggle.open) toggle.open = isHeld = true;
  };
  area.onpointerleave = () => {
    if (isHeld && !area.matches(':focus-within')) toggle.open = isHeld = false;
  };
  toggle.onclick = (event) => {
    if (isHeld && toggle.open) event.preventDefault();
    isHeld = false;
  };
}

/** The document itself is what scrolls; smoothly where motion is welcome, which elements.css says. */
function scrollToTop() {
  const [container] = document.querySelectorAll('html');
  if (container) {
    container.scrollTo({ top: 0 });
    // The arrow goes, and the focus would with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  // biome-ignore lint/suspicious/noConsole: the press did nothing, and only the console can say why.
  else console.warn('Nothing to scroll.');
}
