import type { ReactNode } from 'react';
import { serviceWords } from '@/content/interface';
import type { Entry, FindingSpecimen, RegisterSpecimen } from '@/content/specimen';
import styles from './specimen.module.css';

const layouts = {
  rows: styles.rows,
  numbered: `${styles.rows} ${styles.numbered}`,
  fields: styles.fields,
  ratings: styles.ratings,
  evidence: styles.evidence,
} as const;

interface EntriesProps {
  entries: readonly { label: string; text: ReactNode }[];
  layout?: keyof typeof layouts;
}

export function Entries({ entries, layout = 'rows' }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <dl className={layouts[layout]}>
      {entries.map(({ label, text }) => (
        <div key={label}>
          <dt className="mono">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Decision({ label, text }: Entry) {
  return (
    <p className={styles.decision}>
      <strong>{label}</strong> {text}
    </p>
  );
}

export function Finding({ severity, parts, stamp }: FindingSpecimen) {
  const entries = parts.map(({ label, text, code }) => ({
    label,
    text: [text, code && <code key="code">{code.join('\n')}</code>],
  }));
  return (
    <>
      {severity && (
        <p className="mb-2">
          {serviceWords.score} <strong className={styles.score}>{severity.score.toFixed(1)}</strong>{' '}
          {severity.rating} <code>{severity.vector}</code>
        </p>
      )}
      <div className={severity ? undefined : styles.path}>
        <Entries layout="numbered" entries={entries} />
      </div>
      <p className={styles.stamp}>{stamp}</p>
    </>
  );
}

/** One row of a register as a form: its fields in boxes, then how it was rated and what was decided. */
export function Register({ fields, ratings = [], evidence = [], decision }: RegisterSpecimen) {
  const rated = ratings.map(({ label, likelihood, impact, score }) => ({
    label,
    text: (
      <>
        {`${serviceWords.likelihood} ${likelihood} × ${serviceWords.impact} ${impact} = `}
        <strong className={styles.score}>{score}</strong>
      </>
    ),
  }));
  const proven = evidence.map(({ item, seen }) => ({
    label: item,
    text: seen ? serviceWords.seen : <strong>{serviceWords.notSeen}</strong>,
  }));
  return (
    <>
      <Entries layout="fields" entries={fields} />
      <Entries layout="ratings" entries={rated} />
      <Entries layout="evidence" entries={proven} />
      <Decision {...decision} />
    </>
  );
}
