import { serviceWords } from '@/content/interface';
import type { FindingSpecimen } from '@/content/specimen';
import styles from './specimen.module.css';

/** A finding with its parts numbered in the margin, and the stamp of the retest under it. */
export function Finding({ severity, parts, stamp }: FindingSpecimen) {
  return (
    <>
      {severity && (
        <p className="mb-2">
          {serviceWords.score} <strong className="text-h2">{severity.score.toFixed(1)}</strong>{' '}
          {severity.rating} <code>{severity.vector}</code>
        </p>
      )}
      <dl className={`${styles.rows} ${styles.numbered}`}>
        {parts.map(({ label, text, code }) => (
          <div key={label}>
            <dt className="mono">{label}</dt>
            <dd>
              {text}
              {code && <code>{code.join('\n')}</code>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.stamp}>{stamp}</p>
    </>
  );
}
