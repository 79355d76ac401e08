/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { Coordinates, Office } from '@/content/company';
import { Locator } from './locator';

const office = (city: string, coordinates?: Coordinates): Office => ({
  name: 'Office',
  city,
  country: 'Country',
  address: [],
  phone: { display: '+1 555', dial: '+1555' },
  timeZone: 'UTC',
  ...(coordinates && { coordinates }),
});

const quito = office('Quito', { latitude: -0.18, longitude: -78.47 });
const bogota = office('Bogotá', { latitude: 4.71, longitude: -74.07 });
const suva = office('Suva', { latitude: -18.14, longitude: 178.44 });
const apia = office('Apia', { latitude: -13.83, longitude: -171.77 });
const oslo = office('Oslo', { latitude: 59.91, longitude: 10.75 });

/** What the drawing of the first office says, and where its circles are: its own is the last. */
function draw(...offices: [Office, ...Office[]]) {
  const { container } = render(<Locator office={offices[0]} offices={offices} />);
  const circles = [...container.querySelectorAll('circle')].map((circle) =>
    ['cx', 'cy'].map((name) => Number(circle.getAttribute(name))),
  );
  return {
    label: container.querySelector('svg')?.getAttribute('aria-label'),
    texts: [...container.querySelectorAll('text')].map(({ textContent }) => textContent),
    others: circles.slice(0, -2),
    own: circles.at(-1),
  };
}

test('an office without coordinates has no drawing', () => {
  const { container } = render(<Locator office={office('Nowhere')} offices={[quito]} />);
  expect(container.innerHTML).toBe('');
});

test('a drawing says where its office is, whichever side of the globe', () => {
  expect(draw(quito).label).toBe('Quito, 0.18° S 78.47° W');
  expect(draw(oslo).label).toBe('Oslo, 59.91° N 10.75° E');
});

test('offices that fit on one sheet stand on it at ten units a degree, around its middle', () => {
  const { own, others } = draw(quito, bogota);
  expect(own).toEqual([178, 124.5]);
  expect(others).toEqual([[222, 75.6]]);
  expect(draw(bogota, quito)).toMatchObject({ own: [222, 75.6], others: [[178, 124.5]] });
});

test('the date line parts nobody', () => {
  const { own, others } = draw(suva, apia);
  expect(own?.[0]).toBeCloseTo(151, 0);
  expect(others[0]?.[0]).toBeCloseTo(249, 0);
});

test('an office far from the others has a sheet of its own, and the equator shows where it is near', () => {
  expect(draw(oslo, quito)).toMatchObject({ own: [200, 100], others: [] });
  expect(draw(oslo).texts).toEqual(['59.91° N', '10.75° E']);
  expect(draw(quito).texts).toEqual(['0.18° S', '0°', '78.47° W']);
});
