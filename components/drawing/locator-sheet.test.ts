import { degrees, locatorSheet } from './locator-sheet';

const quito = { latitude: -0.18, longitude: -78.47 };
const bogota = { latitude: 4.71, longitude: -74.07 };
const suva = { latitude: -18.14, longitude: 178.44 };
const apia = { latitude: -13.83, longitude: -171.77 };
const oslo = { latitude: 59.91, longitude: 10.75 };

test.each([
  ['its sheet is around all of them', quito, bogota, [178, 124.5], [[222, 75.6]]],
  ['and the same for the other', bogota, quito, [222, 75.6], [[178, 124.5]]],
  ['the date line parts nobody', suva, apia, [151.1, 121.6], [[248.9, 78.4]]],
  ['far from the others it has a sheet of its own', oslo, quito, [200, 100], []],
])('of an office and another, %s', (_, place, other, own, others) => {
  const sheet = locatorSheet(place, [place, other]);
  expect([sheet.place.x, sheet.place.y]).toEqual(own);
  expect(sheet.others.map(({ x, y }) => [x, y])).toEqual(others);
});

test('the equator shows where it is near, and degrees have their side', () => {
  expect(locatorSheet(quito, [quito]).equator).toBeCloseTo(98.2);
  expect(locatorSheet(oslo, [oslo]).equator).toBeUndefined();
  expect(degrees(quito.latitude, 'N', 'S')).toBe('0.18° S');
});
