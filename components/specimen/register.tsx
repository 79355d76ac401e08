import { serviceWords } from '@/content/interface';
import type { RegisterSpecimen } from '@/content/specimen';
import { Decision } from './entries';
import styles from './specimen.module.css';

/** One row of a register as a form: its fields in boxes, then how it was rated and what was decided. */
export function Register({ fields, ratings, evidence, decision }: RegisterSpecimen) {
  return (
    <>
      <dl className={styles.fields}>
        {fields.map(({ label, text }) => (
          <div key={label}>
            <dt className="mono">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {ratings?.map(({ label, likelihood, impact, score }) => (
          <div key={label}>
            <dt className="mono">{label}</dt>
            <dd>
              {serviceWords.likelihood} {likelihood} × {serviceWords.impact} {impact} ={' '}
              <strong className="text-h2">{score}</strong>
            </dd>
          </div>
        ))}
        {evidence?.map(({ item, seen }) => (
          <div key={item}>
            <dt className="mono">{item}</dt>
            <dd>{seen ? serviceWords.seen : <strong>{serviceWords.notSeen}</strong>}</dd>
          </div>
        ))}
      </dl>
      <Decision {...decision} />
    </>
  );
}
