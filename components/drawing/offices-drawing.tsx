import type { Office } from '@/content/data';
import { timeAtOffset, utcOffset } from '@/lib/dates';
import { Drawing, Word } from './drawing';

const DAY_MINUTES = 24 * 60;
const WIDTH = 400;
const ROW = 64;

/** When night begins and ends by an office's own clock, in minutes. */
const DUSK = 18 * 60;
const DAWN = 6 * 60;

/** Eight minutes past three at the head office, as on home's dial, by its clock. */
const MOMENT = 3 * 60 + 8;

interface OfficesDrawingProps {
  /** The head office first. */
  offices: readonly [Office, ...Office[]];
}

/** One day on the clocks of all offices, with the night drawn heavy, and one moment of it. */
export function OfficesDrawing({ offices }: OfficesDrawingProps) {
  const [headOffice] = offices;
  const moment = minuteOfDay(MOMENT - utcOffset(headOffice.timeZone));
  const bottom = offices.length * ROW;
  const told = offices.map((office) => `${timeOf(office, moment)} in ${office.city}`);
  return (
    <Drawing
      label={`One day in each office, its night drawn heavy. When it is ${told.join(', it is ')}.`}
      viewBox={`0 0 ${WIDTH} ${bottom}`}
    >
      {offices.map((office, row) => (
        <Day key={office.phone.dial} office={office} moment={moment} y={row * ROW + 44} />
      ))}
      <path className="stroke-signal stroke-2" d={`M${across(moment)} 0V${bottom}`} />
    </Drawing>
  );
}

interface DayProps {
  office: Office;
  /** In minutes of the UTC day. */
  moment: number;
  y: number;
}

function Day({ office, moment, y }: DayProps) {
  const ahead = utcOffset(office.timeZone);
  const dusk = across(minuteOfDay(DUSK - ahead));
  const dawn = across(minuteOfDay(DAWN - ahead));
  const night = dusk < dawn ? `M${dusk} ${y}H${dawn}` : `M0 ${y}H${dawn}M${dusk} ${y}H${WIDTH}`;
  return (
    <>
      <path className="stroke-muted" d={`M0 ${y}H${WIDTH}`} />
      <g strokeWidth="8">
        <path d={night} />
      </g>
      <path className="stroke-amber stroke-2" d={`M${dawn} ${y - 12}v24`} />
      <Words office={office} moment={moment} y={y - 16} />
    </>
  );
}

/** The city at the edge that is farther from the moment, and on the same side of the moment the time. */
function Words({ office, moment, y }: DayProps) {
  const x = across(moment);
  const isLeft = x >= WIDTH / 2;
  const [city, time] = isLeft ? [0, x - 8] : [WIDTH, x + 8];
  const [cityAnchor, timeAnchor] = isLeft
    ? ([undefined, 'end'] as const)
    : (['end', undefined] as const);
  return (
    <>
      <Word at={`${city} ${y}`} anchor={cityAnchor} text={office.city} />
      <Word lit at={`${time} ${y}`} anchor={timeAnchor} text={timeOf(office, moment)} />
    </>
  );
}

function timeOf({ timeZone }: Office, moment: number): string {
  return timeAtOffset(utcOffset(timeZone), moment * 60_000);
}

function minuteOfDay(minutes: number): number {
  return (minutes + DAY_MINUTES) % DAY_MINUTES;
}

/** Where a minute of the UTC day stands. */
function across(minute: number): number {
  return Math.round((minute / DAY_MINUTES) * WIDTH);
}
