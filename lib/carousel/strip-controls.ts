import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';
import type { AutoScrollType } from 'embla-carousel-auto-scroll';

/** A strip that moves is as wide as this many logos (components/ui/carousel.module.css); a shorter list would show its end. */
export const LEAST_MOVING = 8;

/** How long a strip rests after it was dragged. */
const REST_AFTER_DRAG_MS = 1000;

const STEPS: Readonly<Record<string, 'scrollNext' | 'scrollPrev'>> = {
  ArrowRight: 'scrollNext',
  ArrowLeft: 'scrollPrev',
};

/**
 * An Embla plugin that moves a strip by itself unless it is under the pointer, focused by keyboard, held or out of
 * sight, and by one logo at an arrow key. A strip that is paused has no Embla.
 */
export function stripControls(strip: HTMLElement, autoScroll: AutoScrollType): EmblaPluginType {
  const view = windowOf(strip);
  let listening = new AbortController();
  let observer: IntersectionObserver;
  let carousel: EmblaCarouselType;
  let held = false;
  let inSight = true;

  function update(delay = 0) {
    const focused = view?.matches(':focus-visible');
    if (focused || held || !inSight || isHovered()) autoScroll.stop();
    else autoScroll.play(delay);
  }

  // A finger leaves its hover behind where it lifted: only a pointer that can rest counts.
  function isHovered() {
    return window.matchMedia('(hover: hover)').matches && view?.matches(':hover');
  }

  function step({ key }: KeyboardEvent) {
    const move = STEPS[key];
    if (!move) return;
    autoScroll.stop();
    carousel[move]();
  }

  function hold() {
    held = true;
    update();
  }

  function release() {
    held = false;
    update(REST_AFTER_DRAG_MS);
  }

  return {
    name: 'stripControls',
    options: {},
    init(embla) {
      carousel = embla;
      listening = new AbortController();
      const { signal } = listening;
      for (const sign of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
        // A frame later: while the event runs, hover and focus may still be where they were.
        view?.addEventListener(sign, () => requestAnimationFrame(() => update()), { signal });
      }
      view?.addEventListener('keydown', step, { signal });
      embla.on('pointerDown', hold).on('pointerUp', release);
      observer = new IntersectionObserver(([entry]) => {
        inSight = entry?.isIntersecting ?? true;
        update();
      });
      observer.observe(strip);
      update();
    },
    destroy() {
      listening.abort();
      observer.disconnect();
      carousel.off('pointerDown', hold).off('pointerUp', release);
    },
  };
}

/** The element of a strip that shows a part of its lists; arrow keys and drags act on it. */
export function windowOf(strip: HTMLElement): HTMLElement | null {
  return strip.querySelector('[role="group"]');
}

/** The first of a strip's two lists. */
export function listOf(strip: HTMLElement): HTMLElement | null {
  return strip.querySelector('ul');
}
