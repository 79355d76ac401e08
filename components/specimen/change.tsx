import { serviceWords } from '@/content/interface';
import type { ChangeSpecimen, Version } from '@/content/specimen';
import { Entries } from './entries';
import styles from './specimen.module.css';

const settings = {
  code: `${styles.code} night`,
  rules: `${styles.code} ${styles.ruleset}`,
  clauses: styles.text,
} as const;

const marks = { out: 'del', in: 'ins' } as const;

/** Lines before and after, side by side where there is room, and what is said of single lines. */
export function Change({ setAs, versions, notes }: ChangeSpecimen) {
  return (
    <>
      <div className={`${styles.versions} ${settings[setAs]}`}>
        {versions.map((version) => (
          <Lines key={version.label} {...version} />
        ))}
      </div>
      <div className={styles.across}>
        <Entries
          entries={notes.map(({ line, text }) => ({ label: `${serviceWords.line} ${line}`, text }))}
        />
      </div>
    </>
  );
}

function Lines({ label, lines }: Version) {
  return (
    <div>
      <p className="caption mb-1">{label}</p>
      <ol>
        {lines.map(({ number, text, change, shadowed }) => {
          const Mark = change ? marks[change] : 'span';
          return (
            <li key={`${number} ${text}`} className={shadowed && styles.shadowed}>
              <span>{number}</span> <Mark>{text}</Mark>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
