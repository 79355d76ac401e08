import type { ReactNode } from 'react';
import type { Entry, Part } from '@/content/specimen';
import { FiguresTable } from './figures-table';

const variants = {
  plain: 'border-t border-line',
  /** The row in which the sheet ends. */
  last: 'border-t-2 border-text',
} as const;

interface EntriesProps {
  entries: readonly { id?: string | undefined; number?: number; label: string; text: ReactNode }[];
  variant?: keyof typeof variants;
}

/** Ruled rows: what is spoken of on the left, what is said of it on the right. */
export function Entries({ entries, variant = 'plain' }: EntriesProps) {
  return (
    <dl>
      {entries.map(({ id, number, label, text }) => (
        <div
          key={label}
          id={id}
          className={`${variants[variant]} grid gap-x-4 gap-y-0.5 py-1.5 sm:grid-cols-[3fr_7fr] print:grid-cols-[3fr_7fr]`}
        >
          <dt className="flex gap-1.5 font-bold">
            {number && <span className="font-normal text-muted">{number}</span>} {label}
          </dt>
          <dd className="grid gap-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The parts of a report or a paper, numbered as its readers cite them. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const entries = parts.map((part, index) => ({
    id: part.id,
    number: index + 1,
    label: part.label,
    text: <Body {...part} />,
  }));
  return <Entries entries={entries} />;
}

interface BodyProps extends Pick<Part, 'text' | 'code' | 'points' | 'figures'> {
  /** Who acted. */
  by?: string;
  notes?: readonly Entry[];
}

/** What a part or an event says: words, lines as sent or configured, points, figures, and notes under them. */
export function Body({ by, text, code, points, figures, notes }: BodyProps) {
  return (
    <>
      {text && (
        <p>
          {by && <strong>{by}</strong>} {text}
        </p>
      )}
      {code && (
        <pre className="whitespace-pre-wrap rounded bg-surface px-2 py-1.5 text-small print:p-0">
          <code>{code.join('\n')}</code>
        </pre>
      )}
      {points && (
        <ul className="grid list-disc gap-0.5 pl-2.5 marker:text-muted">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {figures && <FiguresTable {...figures} />}
      {notes && (
        <dl className="caption flex flex-wrap gap-x-3">
          {notes.map(({ label, text }) => (
            <div key={label} className="flex gap-0.5">
              <dt className="shrink-0">{`${label}:`}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
