'use client';

import { scrollToTopWords } from '@/content/interface';
import { useScrolledPast } from './use-scrolled-past';

/** The element whose scrolling the arrow undoes: the document itself. */
const CONTAINER = 'html';

/** An arrow back to the top of a scrolled page. A client component because only script can scroll smoothly on a press. */
export function ScrollToTop() {
  const scrolled = useScrolledPast();
  if (!scrolled) return null;
  return (
    <button
      type="button"
      className="button fixed right-2 bottom-2 z-10 w-6 border border-line bg-paper px-0"
      onClick={scrollToTop}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M12 20V5M5 11l7-7 7 7" />
      </svg>
      <span className="sr-only">{scrollToTopWords.label}</span>
    </button>
  );
}

function scrollToTop() {
  const container = document.querySelector(CONTAINER);
  if (!container) {
    // biome-ignore lint/suspicious/noConsole: the press did nothing, and only the console can say why.
    console.warn(`Scroll to top: no element matches “${CONTAINER}”.`);
    return;
  }
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  container.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
