import { serviceWords } from '@/content/interface';
import type { RuleSpecimen, RuleVersion, RuleWeek } from '@/content/specimen';
import { Decision, Entries } from './entries';
import styles from './specimen.module.css';
import { entryOf } from './ticket';

const monday = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The versions of a rule side by side, each under the bars of its weeks, all on one scale. */
export function Rule({ versions, decision }: RuleSpecimen) {
  const most = Math.max(...versions.flatMap(({ weeks }) => weeks.map(({ alerts }) => alerts)));
  return (
    <>
      <div className={styles.rule}>
        {versions.map((version) => (
          <Version key={version.label} most={most} {...version} />
        ))}
      </div>
      <Decision {...decision} />
    </>
  );
}

function Version({ label, code, text, weeks, test, most }: RuleVersion & { most: number }) {
  return (
    <div>
      <ol>
        {weeks.map((week) => (
          <Week key={week.from} most={most} {...week} />
        ))}
      </ol>
      <h4>{label}</h4>
      <code>{code.join('\n')}</code>
      <p>{text}</p>
      <Entries entries={[entryOf(test)]} />
    </div>
  );
}

/** The share of a chart’s height that the highest bar takes, under its number. */
const HIGHEST = 84;

function Week({ from, alerts, incidents, most }: RuleWeek & { most: number }) {
  const height = Math.round((alerts / most) * HIGHEST);
  const label = `${serviceWords.alerts}: ${alerts}`;
  return (
    <li className={incidents ? styles.marked : undefined}>
      <svg role="img" aria-label={label}>
        <text x="50%" y={`${100 - height}%`} dy="-8" textAnchor="middle">
          {alerts}
        </text>
        <rect y={`${100 - height}%`} width="100%" height={`${height}%`} />
      </svg>
      <time dateTime={from}>{monday.format(new Date(from))}</time>
      {incidents && <strong>{`${incidents} ${serviceWords.incidents}`}</strong>}
    </li>
  );
}
