import { renderToStaticMarkup } from 'react-dom/server';
import type { Office } from '@/content/data';
import { OfficesDrawing } from './offices-drawing';

/** In the drawing's units, and no letter of the face is wider than so many. */
const WIDTH = 400;
const LETTER = 8.5;

const office = (timeZone: string): Office => ({
  name: 'Office',
  city: timeZone.replace(/^.*\//, ''),
  country: 'Country',
  address: ['A Road 1'],
  phone: { display: '+1 0000000', dial: '+10000000' },
  timeZone,
});

/** The words of the drawing, two a row: the city and its time, each with the room that it takes. */
function wordsOf(head: string, ...others: string[]) {
  const svg = renderToStaticMarkup(
    <OfficesDrawing offices={[office(head), ...others.map(office)]} />,
  );
  const words = svg.matchAll(/<text[^>]* x="([\d.-]+)"[^>]*?( text-anchor="end")?>([^<]*)/g);
  return [...words].map(([, x, end, text = '']) => {
    const width = text.length * LETTER;
    const left = Number(x) - (end ? width : 0);
    return { text, left, right: left + width };
  });
}

test.each([
  [
    ['03:08', '00:38'],
    ['Asia/Singapore', 'Asia/Colombo'],
  ],
  [
    ['03:08', '06:08'],
    ['Africa/Abidjan', 'Africa/Nairobi'],
  ],
  [
    ['03:08', '02:08', '13:08'],
    ['Pacific/Honolulu', 'Pacific/Niue', 'UTC'],
  ],
  [
    ['03:08', '17:08'],
    ['America/Phoenix', 'Asia/Ho_Chi_Minh'],
  ],
  [
    ['03:08', '02:08'],
    ['Pacific/Kiritimati', 'Pacific/Tongatapu'],
  ],
] as const)('of %j no word stands over another, and none outside', (times, [head, ...others]) => {
  const words = wordsOf(head, ...others);
  expect(words.map(({ text }) => text).filter((text) => text.includes(':'))).toEqual(times);
  for (let row = 0; row < times.length; row += 1) {
    const [first, second] = words.slice(2 * row, 2 * row + 2).sort((a, b) => a.left - b.left);
    expect(first?.left).toBeGreaterThanOrEqual(0);
    expect(second?.left).toBeGreaterThan(first?.right ?? WIDTH);
    expect(second?.right).toBeLessThanOrEqual(WIDTH);
  }
});
