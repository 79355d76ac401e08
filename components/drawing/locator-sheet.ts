import type { Coordinates } from '@/content/data';

interface Point {
  x: number;
  y: number;
}

const UNITS_PER_DEGREE = 10;

/** The sheet shows 40 by 20 degrees. */
export const WIDTH = 40 * UNITS_PER_DEGREE;
export const HEIGHT = 20 * UNITS_PER_DEGREE;

/** The grid has a line every five degrees. */
export const GRID = 5 * UNITS_PER_DEGREE;

/** The room that a place's circle and a label need towards the edge. */
const MARGIN = 30;

/**
 * Lays a sheet around a place: around all of the places where they fit on one, so that each office's sheet shows the
 * same part of the world; else with its own place in the middle, and those of the others that it reaches.
 */
export function locatorSheet(place: Coordinates, places: readonly Coordinates[]) {
  const origin = { x: 0, y: 0 };
  // Counted from the place, so that the date line parts nobody.
  const offsets = places.map(({ latitude, longitude }) => ({
    x: UNITS_PER_DEGREE * around(longitude - place.longitude),
    y: UNITS_PER_DEGREE * (place.latitude - latitude),
  }));
  const across = extentOf([origin, ...offsets].map(({ x }) => x));
  const down = extentOf([origin, ...offsets].map(({ y }) => y));
  const fits = across.size <= WIDTH - 2 * MARGIN && down.size <= HEIGHT - 2 * MARGIN;
  const middle = fits ? { x: across.middle, y: down.middle } : origin;
  const onSheet = ({ x, y }: Point): Point => ({
    x: round(WIDTH / 2 + x - middle.x),
    y: round(HEIGHT / 2 + y - middle.y),
  });
  const own = onSheet(origin);
  const equator = round(own.y + UNITS_PER_DEGREE * place.latitude);
  return {
    place: own,
    others: offsets
      .filter(({ x, y }) => x !== 0 || y !== 0)
      .map(onSheet)
      .filter(isOnSheet),
    /** Where it crosses the sheet, if it does with room for its label. */
    equator: equator >= MARGIN && equator <= HEIGHT - MARGIN ? equator : undefined,
    /** Where it begins: its leftmost column and its topmost row. */
    grid: {
      x: firstLine(own.x - UNITS_PER_DEGREE * place.longitude),
      y: firstLine(equator),
    },
  };
}

export type LocatorSheet = ReturnType<typeof locatorSheet>;

/** An angle as atlases write it: two decimals, and the letter of its side. */
export function degrees(angle: number, positive: string, negative: string): string {
  return `${Math.abs(angle).toFixed(2)}° ${angle < 0 ? negative : positive}`;
}

/** The same angle between −180 and 180 degrees. */
function around(angle: number): number {
  return ((angle + 540) % 360) - 180;
}

function extentOf(values: readonly number[]): { size: number; middle: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { size: most - least, middle: (least + most) / 2 };
}

/** The first line on the sheet of a grid that counts from `origin`. */
function firstLine(origin: number): number {
  return round(((origin % GRID) + GRID) % GRID);
}

function isOnSheet({ x, y }: Point): boolean {
  return x > 0 && y > 0 && x < WIDTH && y < HEIGHT;
}

function round(units: number): number {
  return Math.round(10 * units) / 10;
}
