import { renderToStaticMarkup } from 'react-dom/server';
import type { Partner } from '@/content/data';
import { Partners } from './partners';

const some = (count: number): Partner[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Partner ${index}`, mark: 'peak' }));

const htmlOf = (partners: readonly Partner[]) =>
  renderToStaticMarkup(<Partners label="Trusted" partners={partners} />);

test('without partners there is no strip', () => {
  expect(htmlOf([])).toBe('');
});

test.each([
  [7, 0],
  [8, 1],
])('of %i partners, %i strip moves', (count, moving) => {
  const html = htmlOf(some(count));
  for (const { name } of some(count)) expect(html).toContain(name);
  expect(html.match(/type="checkbox"/g) ?? []).toHaveLength(moving);
});

test('a logo of one’s own is a picture that bears the name', () => {
  const html = htmlOf([{ name: 'A Partner', logo: '/icon.svg' }]);
  expect(html).toMatch(/<img(?=[^>]* src="\/icon\.svg")(?=[^>]* alt="A Partner")/);
});
