import { SEARCH_KEY } from '../search/search-key';
import { timeAtOffset } from '../utc-offset';

/** How far, in CSS pixels, a page is scrolled before the header turns solid and the arrow appears. */
const THRESHOLD = 200;

/** How long after it started the page begins to listen to its scrolling; the site's owner set the value. */
const LISTENER_DELAY_MS = 100;

/** How often the clocks are set; they show minutes. */
const TICK_MS = 5_000;

/** The nearest element around the target of an event that a selector matches, itself included. */
export function closestTo({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/**
 * What the page's frame does without the framework: the header turns solid, the arrow appears and scrolls, and what
 * is open in the header closes on a link, on Escape and when the focus leaves, a key leads to the search, and offices
 * show their time. Part of the boot script, so it is short.
 */
export function followVisitor() {
  const root = document.documentElement;
  const check = () =>
    root.toggleAttribute(
      'data-at-top',
      !root.toggleAttribute('data-scrolled', scrollY > THRESHOLD),
    );
  check();
  setTimeout(() => {
    check();
    addEventListener('scroll', check);
  }, LISTENER_DELAY_MS);

  addEventListener('click', (event) => {
    if (closestTo(event, 'header a')) closeHeader();
    if (closestTo(event, '[data-scroll-to-top]')) scrollToTop();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeHeader(closestTo(event, 'header'));
    if (event.key === SEARCH_KEY && !closestTo(event, 'input,select,textarea')) goToSearch(event);
  });
  addEventListener('focusin', (event) => {
    if (!closestTo(event, 'header')) closeHeader();
  });

  setClocks();
  setInterval(setClocks, TICK_MS);
}

/** In the place of an office's offset from UTC, its time of day. */
function setClocks() {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-utc-offset]')) {
    clock.textContent = timeAtOffset(Number(clock.dataset.utcOffset));
  }
}

/** Closes all that is open in the header. If the focus was in there, it goes to the outermost toggle. */
function closeHeader(focused?: Element | null) {
  const header = document.querySelector('header');
  const open = [...(header?.querySelectorAll<HTMLDetailsElement>('[open]') ?? [])];
  for (const details of open) details.open = false;
  if (focused) open[0]?.querySelector('summary')?.focus();
  // Or the resting pointer would hold the panel open.
  if (header?.matches(':hover')) {
    header.dataset.dismissed = '';
    header.onpointerleave = () => delete header.dataset.dismissed;
  }
}

/** To the field of a page that has one, which follows the header's link. */
function goToSearch(event: Event) {
  event.preventDefault(); // Firefox would open its own search.
  const places = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
  const place = places[places.length - 1];
  place?.focus();
  place?.click();
}

/** The document itself is what scrolls; smoothly where motion is welcome, which elements.css says. */
function scrollToTop() {
  const container = document.querySelector('html');
  if (container) container.scrollTo({ top: 0 });
  // biome-ignore lint/suspicious/noConsole: the press did nothing, and only the console can say why.
  else console.warn('Nothing to scroll.');
}
