import type { ReactNode } from 'react';
import type { Part } from '@/content/specimen';
import { Code } from './code';
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
    text: <PartBody {...part} />,
  }));
  return <Entries entries={entries} />;
}

function PartBody({ text, code, points, figures }: Part) {
  return (
    <>
      {text && <p>{text}</p>}
      {code && <Code lines={code} />}
      {points && <Points points={points} />}
      {figures && <FiguresTable {...figures} />}
    </>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-0.5 pl-2.5 marker:text-muted">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
