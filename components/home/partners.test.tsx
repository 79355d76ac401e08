/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Partner } from '@/content/data';
import { Partners } from './partners';

const some = (count: number): Partner[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Partner ${index}`, mark: 'peak' }));

/** As the server writes it, where there is no `matchMedia` either. */
function show(partners: readonly Partner[]) {
  document.body.innerHTML = renderToStaticMarkup(<Partners label="Trusted" partners={partners} />);
}

test('without partners there is no strip', () => {
  show([]);
  expect(document.body).toBeEmptyDOMElement();
});

test.each([
  [1, 0],
  [7, 0],
  [8, 1],
])('of %i partners, %i strip moves', (count, moving) => {
  show(some(count));
  expect(screen.getByRole('list', { name: 'Trusted' }).children).toHaveLength(count);
  expect(screen.queryAllByRole('checkbox')).toHaveLength(moving);
});

test('a logo of one’s own is a picture that bears the name, as large as the others', () => {
  show([{ name: 'A Partner', logo: '/icon.svg' }]);
  const logo = screen.getByRole('img', { name: 'A Partner' });
  expect(logo).toHaveAttribute('src', '/icon.svg');
  expect(logo).toHaveAttribute('height', '32');
  expect(logo).toHaveAttribute('width', '32');
});
