import { Fragment, type ReactNode } from 'react';
import { serviceWords } from '@/content/interface';
import {
  type Entry,
  type FindingSpecimen,
  type RegisterSpecimen,
  RISK_APPETITE,
  type RiskRating,
} from '@/content/specimen';
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
          <dt className="caption">{label}</dt>
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
        <div className={styles.severity}>
          <p>
            <span className="caption">{serviceWords.score}</span>{' '}
            <strong className={styles.score}>{severity.score.toFixed(1)}</strong> {severity.rating}
          </p>
          <svg viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 0h10v1H0z" />
            <path className="fill-amber" d={`M0 0h${severity.score}v1H0z`} />
          </svg>
          <p className="caption">{severity.vector}</p>
        </div>
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
      {rated.length > 0 && (
        <div className={styles.rated}>
          <Entries layout="ratings" entries={rated} />
          <RiskMap ratings={ratings} />
        </div>
      )}
      <Entries layout="evidence" entries={proven} />
      <Decision {...decision} />
    </>
  );
}

/** The sides of a risk matrix, and of one of its cells in the drawing’s units. */
const SIDES = [1, 2, 3, 4, 5];
const CELL = 40;

/** Where the risk stands among all, and where treatment takes it: impact upwards, likelihood to the right. */
function RiskMap({ ratings }: { ratings: readonly RiskRating[] }) {
  const middles = ratings.map(({ likelihood, impact }) => middleOf(likelihood, impact).join(' '));
  const wayBack = `M${middles.toReversed().join('L')}`;
  return (
    <svg className={styles.map} viewBox="2 2 196 196" aria-hidden="true">
      {SIDES.flatMap((likelihood) =>
        SIDES.map((impact) => {
          const [x, y] = middleOf(likelihood, impact);
          return (
            <path
              key={`${x} ${y}`}
              className={shadeOf(likelihood * impact)}
              d={`M${x - 18} ${y - 18}h36v36h-36z`}
            />
          );
        }),
      )}
      <path className={styles.treated} pathLength="1" d={wayBack} />
      <circle className="fill-text" r="9" transform={`translate(${middles[0]})`} />
      <path className={styles.mark} pathLength="1" d={wayBack} />
      {SIDES.map((side) => (
        <Fragment key={side}>
          <text x="-8" y={middleOf(side, side)[1] + 4}>
            {side}
          </text>
          <text x={middleOf(side, side)[0]} y="214">
            {side}
          </text>
        </Fragment>
      ))}
      <text x="-100" y="-22" transform="rotate(-90)">{`${serviceWords.impact} →`}</text>
      <text x="100" y="232">{`${serviceWords.likelihood} →`}</text>
    </svg>
  );
}

function shadeOf(score: number) {
  if (score > RISK_APPETITE) return styles.grave;
  return score > RISK_APPETITE / 2 ? styles.middling : undefined;
}

function middleOf(likelihood: number, impact: number): [x: number, y: number] {
  return [(likelihood - 0.5) * CELL, (SIDES.length - impact + 0.5) * CELL];
}
