import { useEffect, useRef, useState } from 'react';

/** How long a text stays the same before it is announced: while somebody types, it changes at every letter. */
const REST_MS = 1_000;

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
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
