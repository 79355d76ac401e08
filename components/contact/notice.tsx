import { type ReactNode, useEffect, useRef } from 'react';

/** A box that takes the focus when it appears, so that nobody misses what came of a press. */
export function Notice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="mt-3 border-l-2 border-amber bg-surface px-2.5 py-2">
      {children}
    </div>
  );
}
