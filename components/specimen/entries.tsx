import type { Entry } from '@/content/specimen';
import styles from './specimen.module.css';

/** Ruled rows of a word and what is said under it. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className={styles.rows}>
      {entries.map(({ label, text }) => (
        <div key={label}>
          <dt className="mono">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The one thing that the sheet asks for or decides. */
export function Decision({ label, text }: Entry) {
  return (
    <p className={styles.decision}>
      <strong>{label}</strong> {text}
    </p>
  );
}
