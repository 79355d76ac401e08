import { type ReactNode, useEffect, useRef } from 'react';

const tones = {
  /** Something is left to mend. */
  fault: 'border-amber',
  /** All went well. */
  done: 'border-signal',
} as const;

interface NoticeProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/** A box that takes the focus when it appears, so that nobody misses what came of a press. */
export function Notice({ tone, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      className={`mt-3 border-l-2 bg-surface px-2.5 py-2 ${tones[tone]}`}
    >
      {children}
    </div>
  );
}
