import { headOffice, offices } from '@/content/company';
import type { Office } from '@/content/data';
import { timeAtOffset, utcOffset } from '@/lib/dates';
import { Drawing, Word } from './drawing';

const DAY_MINUTES = 24 * 60;
const WIDTH = 400;
const ROW = 64;

/** When night begins and ends by an office's own clock, in minutes. */
const DUSK = 18 * 60;
const DAWN = 6 * 60;

/** Eight minutes past three at the head office, as on home's dial, in minutes of the UTC day. */
const moment = minuteOfDay(3 * 60 + 8 - utcOffset(headOffice.timeZone));

/** One day on the clocks of all offices, with the night drawn heavy, and one moment of it. */
export function OfficesDrawing() {
  const bottom = offices.length * ROW;
  const told = offices.map((office) => `${timeOf(office)} in ${office.city}`);
  return (
    <Drawing
      label={`One day in each office, its night drawn heavy. When it is ${told.join(', it is ')}.`}
      viewBox={`0 0 ${WIDTH} ${bottom}`}
    >
      {offices.map((office, row) => (
        <Day key={office.city} office={office} y={row * ROW + 44} />
      ))}
      <path className="stroke-signal stroke-2" d={`M${across(moment)} 0V${bottom}`} />
    </Drawing>
  );
}

function Day({ office, y }: { office: Office; y: number }) {
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
      <Word at={`0 ${y - 16}`} text={office.city} />
      <Word lit at={`${across(moment) - 8} ${y - 16}`} anchor="end" text={timeOf(office)} />
    </>
  );
}

function timeOf({ timeZone }: Office): string {
  return timeAtOffset(utcOffset(timeZone), moment * 60_000);
}

function minuteOfDay(minutes: number): number {
  return (minutes + DAY_MINUTES) % DAY_MINUTES;
}

/** Where a minute of the UTC day stands. */
function across(minute: number): number {
  return Math.round((minute / DAY_MINUTES) * WIDTH);
}
