import { renderToStaticMarkup } from 'react-dom/server';
import type { Office } from '@/content/data';
import { layOut, OfficeMap } from './office-map';

const office = (city: string, timeZone: string, latitude: number, longitude: number) =>
  ({
    name: 'Office',
    city,
    country: 'Country',
    address: ['A Road 1'],
    phone: { display: city, dial: city },
    timeZone,
    coordinates: { latitude, longitude },
  }) satisfies Office;

const quito = office('Quito', 'America/Guayaquil', -0.18, -78.47);
const kolkata = office('Kolkata', 'Asia/Kolkata', 22.57, 88.36);
const suva = office('Suva', 'Pacific/Fiji', -18.14, 178.44);
const apia = office('Apia', 'Pacific/Apia', -13.83, -171.77);
const oslo = office('Oslo', 'Europe/Oslo', 59.91, 10.75);

test.each([
  ['near each other', [suva, apia]],
  ['half a world apart', [quito, kolkata, oslo]],
  ['alone', [oslo]],
])('offices %s stand on the map, with room for their names, and not on one another', (_, all) => {
  const places = layOut(all);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
  for (const { x, y } of places) {
    expect(Math.abs(x - 200)).toBeLessThanOrEqual(125);
    expect(Math.abs(y - 160)).toBeLessThanOrEqual(105);
  }
});

test('the date line parts nobody', () => {
  const [west, east] = layOut([suva, apia]);
  expect(east?.x).toBeGreaterThan(west?.x ?? 400);
});

test('the line from the head office says how far the clocks are apart, where that never changes', () => {
  const textOf = (...all: Office[]) => renderToStaticMarkup(<OfficeMap all={all} />);
  expect(textOf(quito, kolkata)).toMatch(/>10 h 30 min</);
  expect(textOf(quito, oslo)).not.toMatch(/\d h/);
  const { coordinates, ...placeless } = quito;
  expect(textOf(placeless)).toBe('');
});
