import { Drawing, Ticks, Word } from './drawing';
import styles from './drawing.module.css';

/** A number from 0 to 1, the same in every build. */
const noise = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/**
 * One ring of log records as a dash pattern in degrees: few by night, many by day, and silence
 * around the one event at 03:08.
 */
function logRecords(ring: number) {
  const pattern = [0];
  let at = 0;
  for (let i = ring * 40; ; i++) {
    const night = (1 + Math.cos(((at - 30) * Math.PI) / 180)) / 2;
    let gap = Math.round(3 + 12 * noise(i) + 40 * night * noise(i + 0.3));
    if (at + gap > 26 && at < 62) gap = Math.round(62 - at + 30 * noise(i + 0.5));
    const stroke = Math.round(1 + 7 * noise(i + 0.7));
    if (at + gap + stroke > 358) break;
    pattern.push(gap, stroke);
    at += gap + stroke;
  }
  return `${pattern.join(' ')} ${360 - at}`;
}

const RINGS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * A ring for each source, the outer ones first. `turn` starts the sources elsewhere: two sets of rings
 * with the same records, far from each other, cost one set in the page's first flight.
 */
const rings = (outermost: number, turn: number) =>
  RINGS.map((ring) => (
    <circle
      key={ring}
      r={outermost - 13 * ring}
      pathLength="360"
      strokeDasharray={logRecords(2 * ((ring + turn) % RINGS.length) + 1)}
    />
  ));

const alert = {
  label:
    'A 24-hour dial with three shifts. Among a day of log records one, at 03:08, is picked out and reaches a person at the centre.',
  time: '03:08',
  lines: ['one alert,', 'one person'],
} as const;

export function WatchDial() {
  const { label, time, lines } = alert;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (
    <Drawing label={label} viewBox="0 0 600 600">
      <g transform="translate(300 300) rotate(-90)">
        {/* The night shift, under its arc. */}
        <path className="fill-surface stroke-none" d="M0 0 225.6 14.2A226 226 0 0 1-100.5 202.4z" />
        <Ticks className="stroke-line" r={258} count={96} length={8} width={0.1} />
        <Ticks className="stroke-muted" r={254} count={24} length={16} width={0.025} />
        <circle
          className="stroke-line"
          r="226"
          strokeWidth="6"
          pathLength="3"
          strokeDasharray="0 1.03 .94 .06 .94 .03"
        />
        <g className="stroke-signal stroke-2">
          <circle r="226" strokeWidth="6" pathLength="3" strokeDasharray="0 .03 .351 .021 .568 3" />
        </g>
        <g className="stroke-line" strokeWidth="2.5">
          {rings(204, 0)}
        </g>
        <g className="stroke-muted" strokeWidth="1">
          {rings(197.5, RINGS.length / 2)}
        </g>
        <g transform={`rotate(${15 * hours + minutes / 4})`}>
          <path className="stroke-muted" d="M84 0h79" />
          <g className={styles.hand}>
            <path className="stroke-signal stroke-2" d="M84 0h153" />
          </g>
          <path className="stroke-signal stroke-2" d="M166-58A176 176 0 0 1 176 0" />
          <circle className={`stroke-signal stroke-2 fill-paper ${styles.alert}`} cx="176" r="13" />
          <circle className="fill-signal stroke-none" cx="176" r="5" />
        </g>
        <circle className="fill-paper stroke-muted" r="97" />
      </g>
      <g textAnchor="middle">
        <Word lit at="300 288" size={48} text={time} />
        <Word at="300 320" size={26} text={lines[0]} />
        <Word at="300 348" size={26} text={lines[1]} />
        <g>
          <Word at="300 28" size={20} text="00" />
          <Word at="580 305.5" size={20} text="06" />
          <Word at="300 584" size={20} text="12" />
          <Word at="20 305.5" size={20} text="18" />
        </g>
      </g>
    </Drawing>
  );
}
