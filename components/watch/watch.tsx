import type { ReactNode } from 'react';
import type { Attributes } from '@/client/attributes';
import { headOffice, offices } from '@/content/company';
import type { Office } from '@/content/data';
import { watchWords as words } from '@/content/watch';
import { utcOffsetLabel } from '@/lib/dates';
import { OpeningHours } from '../contact/opening-hours';
import { NIGHT, placeOf, stretches } from './hours';
import styles from './watch.module.css';

/** A moment by the head office's clock that the strip names. */
interface Mark {
  /** `HH:MM`. */
  time: string;
  label: string;
}

/**
 * One day on the clocks of all offices, a strip of 24 hours each: night drawn heavy, and the present hour lit where the
 * boot script tells the time.
 */
export function Watch({ marks }: { marks?: readonly Mark[] }) {
  return (
    <div className={marks ? `${styles.watch} ${styles.large}` : styles.watch}>
      {marks && <Marks marks={marks} />}
      <ul>
        {offices.map((office) => (
          <li key={office.phone.dial} className={styles.office}>
            <div className="flex flex-wrap items-baseline gap-x-1.5 text-small">
              <strong>{office.city}</strong>
              <Clock office={office} />
              <OpeningHours hours={office.openingHours} />
            </div>
            <div className={styles.strip}>
              <Hours office={office} />
              <Clock office={headOffice} lit />
              {marks && <NightName office={office} />}
            </div>
          </li>
        ))}
      </ul>
      <p className={`${styles.scale} caption`} aria-hidden="true">
        {['12', '18', '00', '06', '12'].map((hour, index) => (
          <span key={index < 4 ? hour : 'end'}>{hour}</span>
        ))}
      </p>
    </div>
  );
}

/** An office's time of day where the boot script can tell it, else its time zone; `lit`, the cell of its hour. */
function Clock({ office: { timeZone }, lit }: { office: Office; lit?: boolean }) {
  return (
    <span
      className={lit ? styles.now : 'caption tabular-nums'}
      aria-hidden={lit}
      {...({ 'data-time-zone': timeZone } satisfies Attributes)}
      suppressHydrationWarning
    >
      {lit ? '' : utcOffsetLabel(timeZone)}
    </span>
  );
}

/** A cell for each of the office's hours: those of its night bright, those when somebody is there less so. */
function Hours({ office }: { office: Office }) {
  return (
    <Cells first={placeOf('00:00', office) % 1}>
      {office.openingHours?.slice(0, 1).map(({ opens, closes }) => (
        <path key={opens} className="stroke-muted" d={lineOf(opens, closes, office)} />
      ))}
      <path className="stroke-text" d={lineOf(NIGHT.from, NIGHT.to, office)} />
    </Cells>
  );
}

/** The hours from noon to noon by the head office's clock, those of somebody's work bright. */
export function WorkingHours({ from, to }: { from: string; to: string }) {
  return (
    <div className={`${styles.strip} my-1`}>
      <Cells first={0}>
        <path className="stroke-text" d={lineOf(from, to, headOffice)} />
      </Cells>
    </div>
  );
}

/** A cell an hour, the first one at a part of an hour. */
function Cells({ first, children }: { first: number; children: ReactNode }) {
  return (
    <svg className={styles.hours} viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
      <path className="stroke-line" d={`M${first - 1} .5H24`} />
      {children}
    </svg>
  );
}

/** In the night's own bar, where no end of the strip parts it. */
function NightName({ office }: { office: Office }) {
  const [part, further] = stretches(placeOf(NIGHT.from, office), placeOf(NIGHT.to, office));
  if (!part || further) return null;
  return (
    <svg className={styles.name} aria-hidden="true">
      <text x={`${percent(part[0])}%`} y="50%" dx="10" dy="0.35em">
        {`${words.night} ${office.city}`}
      </text>
    </svg>
  );
}

function lineOf(from: string, to: string, office: Office): string {
  return stretches(placeOf(from, office), placeOf(to, office))
    .map(([start, end]) => `M${start} .5H${end}`)
    .join('');
}

const percent = (place: number) => Math.round((1000 * place) / 24) / 10;

/** Moments over the strips, each with its words before its line: the later ones higher, so that no line strikes words. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <svg className={styles.marks} aria-hidden="true">
      {marks.map(({ time, label }, index) => {
        const x = `${percent(placeOf(time, headOffice))}%`;
        const y = 14 + 24 * (marks.length - 1 - index);
        const line = { x1: x, x2: x, y1: y - 12, y2: '100%' };
        return (
          <g key={time}>
            <line className="stroke-paper" {...line} />
            <line {...line} />
            <text x={x} y={y} dx="-8" textAnchor="end">
              {`${time} ${label}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
