'use client';

import AutoScroll from 'embla-carousel-auto-scroll';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import type { Attributes, Selector } from '@/client/attributes';
import { carouselWords } from '@/content/interface';

/** Both lists are slides: the strip then loops at any width up to that of one list. */
const OPTIONS = { loop: true, dragFree: true, align: 'start', slides: 'li' } as const;

const STEPS: Readonly<Record<string, 'scrollNext' | 'scrollPrev'>> = {
  ArrowRight: 'scrollNext',
  ArrowLeft: 'scrollPrev',
};

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Has Embla move the strip that it stands in, unless that is paused or motion is unwelcome. A client component because
 * dragging and arrow keys need script. It shows nothing: the strip is the server's, and no part of this root.
 */
export function StripMotion() {
  const place = useRef<HTMLSpanElement>(null);
  const [startIndex, setStartIndex] = useState(0);
  const [plugins] = useState(() => [
    AutoScroll({ speed: 0.7, startDelay: 0, stopOnInteraction: false, stopOnMouseEnter: true }),
  ]);
  const [attach, embla] = useEmblaCarousel({ ...OPTIONS, startIndex }, plugins);

  useEffect(() => {
    const { strip, view, pause } = partsAround(place.current);
    const reduced = window.matchMedia(REDUCED);
    const listening = new AbortController();
    /** Without Embla the strip is the marquee or the grid that its style sheet makes. */
    const update = () => {
      const moves = !pause.checked && !reduced.matches;
      if (moves) setStartIndex(firstShown(strip));
      strip.toggleAttribute('data-live' satisfies keyof Attributes, moves);
      attach(moves ? view : null);
    };
    update();
    pause.addEventListener('change', update, { signal: listening.signal });
    reduced.addEventListener('change', update, { signal: listening.signal });
    return () => listening.abort();
  }, [attach]);

  useEffect(() => {
    if (!embla) return;
    const view = embla.rootNode();
    const { autoScroll } = embla.plugins();
    const listening = new AbortController();
    const { signal } = listening;
    view.tabIndex = 0;
    view.ariaLabel = `${carouselWords.label}, ${carouselWords.keys}`;
    // The pointer that reached for the strip may still rest there; as it leaves, the plugin plays.
    if (view.matches(':hover, :focus-within')) autoScroll.stop();
    view.addEventListener('focus', () => autoScroll.stop(), { signal });
    view.addEventListener('blur', () => autoScroll.play(), { signal });
    view.addEventListener('keydown', ({ key }) => STEPS[key] && embla[STEPS[key]](), { signal });
    return () => {
      listening.abort();
      view.removeAttribute('tabindex');
      view.ariaLabel = carouselWords.label;
    };
  }, [embla]);

  return <span ref={place} hidden />;
}

function partsAround(place: HTMLElement | null) {
  const strip = place?.closest<HTMLElement>('[data-island]' satisfies Selector);
  const view = strip?.querySelector<HTMLElement>('[role="group"]');
  const pause = strip?.querySelector('input');
  if (!strip || !view || !pause) throw new Error('StripMotion stands in no strip of logos.');
  return { strip, view, pause };
}

/** The logo that the marquee has brought nearest to the strip's beginning, from where Embla goes on. */
function firstShown(strip: HTMLElement): number {
  const list = strip.querySelector('ul');
  const progress = list?.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 0;
  return Math.round(progress * (list?.children.length ?? 0));
}
