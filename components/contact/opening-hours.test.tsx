import { renderToStaticMarkup } from 'react-dom/server';
import type { OpeningHours as Hours, Office } from '@/content/data';
import { placeOf } from '@/lib/structured-data';
import { OpeningHours } from './opening-hours';

const weekdays: Hours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '09:00',
  closes: '17:30',
};
const some: Hours = { days: ['Tuesday', 'Thursday', 'Saturday'], opens: '10:00', closes: '13:00' };

const office: Office = {
  name: 'Office',
  city: 'London',
  country: 'United Kingdom',
  address: ['1 A Road', 'London A1 1AA', 'United Kingdom'],
  phone: { display: '+44 20 7946 0000', dial: '+442079460000' },
  timeZone: 'Europe/London',
};

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

test('machines are told the same', () => {
  expect(placeOf({ ...office, openingHours: [weekdays] })).toMatchObject({
    openingHoursSpecification: [{ dayOfWeek: weekdays.days, opens: '09:00', closes: '17:30' }],
  });
  expect(placeOf(office)).not.toHaveProperty('openingHoursSpecification');
});
