import { serviceWords } from '@/content/interface';
import type { Devices } from '@/content/specimen';
import styles from './specimen.module.css';

/** Devices in a row, and the room of one in the drawing’s units with the gap after it. */
const ROW = 52;
const PLACE = 23;
const GAP = 5;
const SIDE = PLACE - GAP;

/** The line around a device without an agent. */
const EDGE = 3;

/** A square for each device, class by class under its name. */
export function Fleet({
  classes,
  fleet,
}: {
  classes: readonly string[];
  fleet: readonly Devices[];
}) {
  return (
    <dl className={styles.fleet}>
      {fleet.map((devices, index) => (
        <div key={classes[index]}>
          <dt>
            <strong>{classes[index]}</strong> {wordsOf(devices)}
          </dt>
          <dd>
            <Squares {...devices} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function wordsOf({ count, unseen, isolated }: Devices): string {
  const { isolated: cutOff, unseen: bare } = serviceWords;
  return [count, isolated && `1 ${cutOff}`, unseen && `${unseen} ${bare}`]
    .filter(Boolean)
    .join(', ');
}

function Squares({ count, unseen = 0, isolated }: Devices) {
  const high = Math.ceil(count / ROW) * PLACE;
  return (
    <svg viewBox={`0 0 ${ROW * PLACE} ${high}`} aria-hidden="true">
      <path strokeWidth={SIDE} strokeDasharray={`${SIDE} ${GAP}`} d={linesOf(0, count - unseen)} />
      <path
        className="fill-none stroke-amber"
        strokeWidth={EDGE}
        d={outlinesOf(count - unseen, count)}
      />
      {isolated && <Isolated at={isolated - 1} />}
    </svg>
  );
}

/** The rows that the devices from one to another stand in, as lines through their middle. */
function linesOf(from: number, to: number): string {
  let path = '';
  for (let at = from; at < to; at += ROW - (at % ROW)) {
    const inRow = Math.min(to - at, ROW - (at % ROW));
    const [x, y] = placeOf(at);
    path += `M${x} ${y + SIDE / 2}h${inRow * PLACE - GAP}`;
  }
  return path;
}

function outlinesOf(from: number, to: number): string {
  const side = SIDE - EDGE;
  return Array.from({ length: to - from }, (_, index) => {
    const [x, y] = placeOf(from + index);
    return `M${x + EDGE / 2} ${y + EDGE / 2}h${side}v${side}h-${side}z`;
  }).join('');
}

function placeOf(at: number): [x: number, y: number] {
  return [(at % ROW) * PLACE, Math.floor(at / ROW) * PLACE];
}

function Isolated({ at }: { at: number }) {
  const [x, y] = placeOf(at);
  return (
    <path
      className="fill-signal stroke-paper"
      strokeWidth={GAP}
      d={`M${x - GAP} ${y - GAP}h${SIDE + 2 * GAP}v${SIDE + 2 * GAP}h-${SIDE + 2 * GAP}z`}
    />
  );
}
