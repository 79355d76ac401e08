import { useEffect, useRef, useState } from 'react';

/** How long a text stays the same before it is announced: while somebody types, it changes at every letter. */
const REST_MS = 1_000;

/** How long it stays to be said: who reads on finds it once, where it stands. */
const STAY_MS = 5_000;

/** Has screen readers say a text that stands elsewhere, each time it has changed and come to rest. */
export function Announcement({ children: text }: { children: string }) {
  const [said, setSaid] = useState('');
  const isNew = useRef(false);

  useEffect(() => {
    // What the page came with was no change.
    if (!isNew.current) {
      isNew.current = true;
      return;
    }
    const say = setTimeout(() => setSaid(text), REST_MS);
    const clear = setTimeout(() => setSaid(''), REST_MS + STAY_MS);
    return () => {
      clearTimeout(say);
      clearTimeout(clear);
    };
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
