import { renderToStaticMarkup } from 'react-dom/server';
import { buying } from '@/content/buying';
import { Drivers } from './drivers';

const { rows, units } = buying.drivers;

test('what is typical of a service is printed as far as it is given, after its example', () => {
  const figures = (id: string) =>
    id === rows[0].route ? { weeks: '3 to 5', from: 'SGD 1 a month' } : undefined;
  const html = renderToStaticMarkup(<Drivers {...buying.drivers} figures={figures} />);
  expect(html).toContain(`${units.weeks} 3 to 5. ${units.from} SGD 1 a month.`);
  expect(html).not.toContain(units.people);
});
