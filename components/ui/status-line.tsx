import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

interface StatusLineProps {
  /** The line itself, which takes the focus from a field on Enter, and from a button that has gone. */
  ref: Ref<HTMLParagraphElement>;
  line: string;
  /** What went wrong, with a button that tries again. */
  fault: string | false;
  retry: string;
  onRetry: () => void;
  /** What else is said at its end while nothing is wrong. */
  children?: ReactNode;
}

/** One line between a field and its results: what came of what was typed, or what went wrong. */
export function StatusLine({ ref, line, fault, retry, onRetry, children }: StatusLineProps) {
  return (
    <div className="caption mt-1 mb-1 flex min-h-target flex-wrap items-center justify-between gap-x-4">
      <Announcement>{line}</Announcement>
      <p ref={ref} tabIndex={-1}>
        {line}
      </p>
      {fault ? (
        <p role="alert">
          {`${fault} `}
          <button type="button" className="link min-h-target" onClick={onRetry}>
            {retry}
          </button>
        </p>
      ) : (
        children
      )}
    </div>
  );
}

/** How long a text stays the same before it is announced: while somebody types, it changes at every letter. */
const REST_MS = 1_000;

/** How long it stays to be said: who reads on finds it once, where it stands. */
const STAY_MS = 5_000;

/** Has screen readers say a text that stands elsewhere, each time it has changed and come to rest. */
function Announcement({ children: text }: { children: string }) {
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
