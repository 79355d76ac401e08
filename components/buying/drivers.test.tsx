import { renderToStaticMarkup } from 'react-dom/server';
import { buying } from '@/content/buying';
import { Drivers } from './drivers';

const { rows, units } = buying.drivers;
const [soc, siem] = rows;

test('what is typical of a service is printed as far as it is given, in place of the example’s price', () => {
  const figures = (id: string) =>
    id === soc.route ? { weeks: '3 to 5', from: 'SGD 1 a month' } : undefined;
  const html = renderToStaticMarkup(<Drivers {...buying.drivers} figures={figures} />);
  expect(html).toContain(`${units.weeks} 3 to 5. ${units.from} SGD 1 a month.`);
  expect(html).not.toContain(units.people);
  expect(html).not.toContain(soc.costs);
  expect(html).toContain(siem.costs);
});
