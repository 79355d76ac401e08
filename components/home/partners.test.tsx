import { renderToStaticMarkup } from 'react-dom/server';
import type { Partner } from '@/content/data';
import { Partners } from './partners';

const htmlOf = (partners: readonly Partner[]) =>
  renderToStaticMarkup(<Partners label="Trusted" partners={partners} />);

test('without partners there is no strip', () => {
  expect(htmlOf([])).toBe('');
});

test('a logo of one’s own is a picture that bears the name', () => {
  const html = htmlOf([{ name: 'A Partner', logo: '/icon.svg' }]);
  expect(html).toMatch(/<img(?=[^>]* src="\/icon\.svg")(?=[^>]* alt="A Partner")/);
});
