import { useEffect, useState } from 'react';

/** How far, in CSS pixels, a page is scrolled before the header turns solid and the arrow appears. */
const THRESHOLD = 200;

/** How long after hydration the page begins to follow its scrolling; the site's owner set the value. */
const LISTENER_DELAY_MS = 100;

/** Whether the document is scrolled past the threshold. */
export function useScrolledPast(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const check = () => setPast(window.scrollY > THRESHOLD);
    const timer = setTimeout(() => {
      check();
      window.addEventListener('scroll', check, { passive: true });
    }, LISTENER_DELAY_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', check);
    };
  }, []);
  return past;
}
