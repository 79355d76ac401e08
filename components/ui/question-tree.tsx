import type { ReactNode } from 'react';
import styles from './question-tree.module.css';

interface PlaceProps {
  id: string;
  children: ReactNode;
}

/**
 * One of the places between which the address chooses: a question, or what the answers lead to. It needs no script, and
 * the way back is the browser's. A place takes the focus when its address is followed, so that its heading is read out.
 */
export function Place({ id, children }: PlaceProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className={styles.place}>
      {children}
    </section>
  );
}

/** The one that is shown while the address names none that follows it. */
export function FirstPlace({ id, children }: PlaceProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="has-[~:target]:hidden">
      {children}
    </section>
  );
}

interface AskedProps {
  id: string;
  /** Where in the questions this one stands. */
  caption: string;
  question: string;
  hint?: string;
  /** The answers, and the place on the page that each leads to. */
  choices: readonly { says: string; href: `#${string}` }[];
}

export function Asked({ id, caption, question, hint, choices }: AskedProps) {
  return (
    <>
      <p className="text-small text-muted">{caption}</p>
      <h2 id={`${id}-heading`} className="mt-0.5 text-h2">
        {question}
      </h2>
      {hint && <p className="mt-1 text-muted">{hint}</p>}
      {/* Answers are read before anything else: large, ruled, each pressed over its whole row. */}
      <ul className="mt-2 border-b border-line">
        {choices.map(({ says, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-8 items-center justify-between gap-2 border-t border-line py-1.5 text-h3 font-medium text-balance arrow-after hover:text-signal print:after:hidden"
            >
              {says}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
