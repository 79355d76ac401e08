import { renderToStaticMarkup } from 'react-dom/server';
import type { OpeningHours as Hours } from '@/content/data';
import { OpeningHours } from './opening-hours';

const weekdays: Hours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:30',
};
const some: Hours = { days: ['Tuesday', 'Thursday', 'Saturday'], opens: '10:00', closes: '13:00' };

const shown = (hours?: Hours[]) =>
  renderToStaticMarkup(<OpeningHours hours={hours} />)
    .replace(/<[^>]+>/g, ' ')
    .trim();

test('visitors read when somebody is at an office, and nothing where that is not known', () => {
  expect(shown([weekdays, some])).toMatch(
    /^Monday–Friday, 09:00–17:30\s+Tuesday, Thursday, Saturday, 10:00–13:00$/,
  );
  expect(shown()).toBe('');
});
