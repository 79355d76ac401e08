import { offices } from '@/content/company';
import type { Office } from '@/content/data';
import { Drawing, Word } from './drawing';
import { degrees, GRID, HEIGHT, type LocatorSheet, locatorSheet, WIDTH } from './locator-sheet';

/** Where an office is, among the others: ten units a degree. Nothing where its coordinates are not given. */
export function Locator({ city, coordinates }: Office) {
  if (!coordinates) return null;
  const known = offices.flatMap((office) => office.coordinates ?? []);
  const sheet = locatorSheet(coordinates, known);
  const { x, y } = sheet.place;
  const latitude = degrees(coordinates.latitude, 'N', 'S');
  const longitude = degrees(coordinates.longitude, 'E', 'W');
  return (
    <Drawing label={`${city}, ${latitude} ${longitude}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <Grid {...sheet} />
      <path className="stroke-muted" d={`M0 ${y}h${WIDTH}M${x} 0v${HEIGHT}`} />
      {sheet.others.map((other) => (
        <circle
          key={`${other.x} ${other.y}`}
          className="stroke-muted fill-paper"
          cx={other.x}
          cy={other.y}
          r="5"
        />
      ))}
      <circle className="stroke-signal stroke-2 fill-paper" cx={x} cy={y} r="13" />
      <circle className="fill-signal stroke-none" cx={x} cy={y} r="5" />
      <Labels {...sheet} latitude={latitude} longitude={longitude} />
    </Drawing>
  );
}

/** A cross every five degrees, and the equator. */
function Grid({ grid, equator }: LocatorSheet) {
  const rows = linesFrom(grid.y, HEIGHT).filter((row) => row !== equator);
  const columns = linesFrom(grid.x, WIDTH);
  const dashes = [
    ...rows.map((row) => `M${grid.x - 4} ${row}H${WIDTH}`),
    ...columns.map((column) => `M${column} ${grid.y - 4}V${HEIGHT}`),
  ];
  return (
    <>
      <path className="stroke-line" strokeDasharray={`8 ${GRID - 8}`} d={dashes.join('')} />
      {equator !== undefined && <path className="stroke-line" d={`M0 ${equator}h${WIDTH}`} />}
    </>
  );
}

function linesFrom(first: number, edge: number): number[] {
  const count = Math.ceil((edge - first) / GRID);
  return Array.from({ length: count }, (_, index) => first + GRID * index);
}

/** Readable in the column that offices have on a phone. */
const LABEL = 16;

interface LabelsProps extends LocatorSheet {
  latitude: string;
  longitude: string;
}

/** The degrees, on the side with more room; those of the latitude and of the equator on either side of both lines. */
function Labels({ place: { x, y }, equator, latitude, longitude }: LabelsProps) {
  const isRoomRight = x < WIDTH / 2;
  const edge = isRoomRight ? WIDTH - 8 : 8;
  const isSouth = equator !== undefined && y > equator;
  return (
    <>
      <g textAnchor={isRoomRight ? 'end' : undefined}>
        <Word at={`${edge} ${isSouth ? y + 17 : y - 8}`} size={LABEL} text={latitude} />
        {equator !== undefined && (
          <Word at={`${edge} ${isSouth ? equator - 8 : equator + 17}`} size={LABEL} text="0°" />
        )}
      </g>
      <Word
        at={`${isRoomRight ? x + 10 : x - 10} ${y < 130 ? 164 : 46}`}
        anchor={isRoomRight ? undefined : 'end'}
        size={LABEL}
        text={longitude}
      />
    </>
  );
}
