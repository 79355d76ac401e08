import { offices } from '@/content/company';
import { contactPage } from '@/content/contact';
import type { Coordinates, Office } from '@/content/data';
import { hoursApart } from '@/lib/dates';
import { Drawing, Word } from '../drawing/drawing';

const WIDTH = 400;
const HEIGHT = 320;

/** The room that a place's circle and its city's name need towards the edges. */
const MARGIN = { x: 76, y: 56 };

/** Units a degree where the places are near each other. */
const LARGEST_SCALE = 10;

const LABEL = 16;

type Placed = Office & { coordinates: Coordinates };

/** One map of all offices whose coordinates are known, with a line from the head office to each other one. */
export function OfficeMap({ all = offices }: { all?: readonly Office[] }) {
  const placed = all.filter((office): office is Placed => office.coordinates !== undefined);
  const [head, ...others] = layOut(placed);
  if (!head) return null;
  const apart = others.map(({ office }) => hoursApart(head.office.timeZone, office.timeZone) ?? '');
  const told = others.map(({ office }, index) => `, ${office.city} ${apart[index]}`).join('');
  return (
    <Drawing
      label={`${contactPage.map}: ${head.office.city}${told}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <path className="stroke-line" d={crossesBeside([head, ...others])} />
      {others.map(({ office, x, y }, index) => (
        <g key={office.phone.dial}>
          <path className="stroke-signal stroke-2" d={`M${head.x} ${head.y}L${x} ${y}`} />
          {apart[index] && (
            <Label x={(head.x + x) / 2} y={(head.y + y) / 2 - 26} text={apart[index]} />
          )}
        </g>
      ))}
      {[head, ...others].map((place) => (
        <Place key={place.office.phone.dial} {...place} isHead={place === head} />
      ))}
    </Drawing>
  );
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return <Word lit at={`${x} ${y}`} anchor="middle" size={LABEL} text={text} />;
}

interface Point {
  x: number;
  y: number;
}

/** A cross every fifty units, but for those that a place, its words or a line would lie on. */
function crossesBeside(places: readonly Point[]): string {
  const [head, ...others] = places;
  return Array.from({ length: 56 }, (_, index) => ({
    x: 25 + 50 * (index % 8),
    y: 10 + 50 * Math.floor(index / 8),
  }))
    .filter((cross) => !places.some((place) => isNear(cross, place)))
    .filter((cross) => !others.some((place) => head && isBetween(cross, head, place)))
    .map(({ x, y }) => `M${x - 4} ${y}h8m-4-4v8`)
    .join('');
}

/** As far as a place's circle and the name under or over it reach. */
function isNear(cross: Point, { x, y }: Point): boolean {
  return Math.abs(cross.x - x) < 56 && Math.abs(cross.y - y) < 50;
}

/** Whether a cross lies on the line from a place to another, or on the words over its middle. */
function isBetween(cross: Point, from: Point, to: Point): boolean {
  const along = (cross.x - from.x) / (to.x - from.x || 1);
  const over = from.y + along * (to.y - from.y) - cross.y;
  return along > 0 && along < 1 && over > -12 && over < (Math.abs(along - 0.5) < 0.25 ? 50 : 12);
}

interface PlaceProps {
  office: Office;
  x: number;
  y: number;
  isHead: boolean;
}

/** The city's name over what lies in the upper half of the map, under what lies in the lower. */
function Place({ office, x, y, isHead }: PlaceProps) {
  const name = y < HEIGHT / 2 ? y - 24 : y + 38;
  return (
    <>
      <circle className="stroke-signal stroke-2 fill-paper" cx={x} cy={y} r="13" />
      {isHead && <circle className="fill-signal stroke-none" cx={x} cy={y} r="5" />}
      <Label x={x} y={name} text={office.city} />
    </>
  );
}

/** Where the offices stand on the map: all of them on it, however far apart. */
export function layOut(placed: readonly Placed[]) {
  const [head] = placed;
  if (!head) return [];
  // Counted from the head office, so that the date line parts nobody.
  const offsets = placed.map(({ coordinates: { latitude, longitude } }) => ({
    x: ((longitude - head.coordinates.longitude + 540) % 360) - 180,
    y: head.coordinates.latitude - latitude,
  }));
  const across = extentOf(offsets.map(({ x }) => x));
  const down = extentOf(offsets.map(({ y }) => y));
  const scale = Math.min(
    LARGEST_SCALE,
    (WIDTH - 2 * MARGIN.x) / across.size,
    (HEIGHT - 2 * MARGIN.y) / down.size,
  );
  return placed.map((office, index) => ({
    office,
    x: Math.round(WIDTH / 2 + scale * ((offsets[index]?.x ?? 0) - across.middle)),
    y: Math.round(HEIGHT / 2 + scale * ((offsets[index]?.y ?? 0) - down.middle)),
  }));
}

function extentOf(values: readonly number[]): { size: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { size: most - least, middle: (least + most) / 2 };
}
