/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buying } from '@/content/buying';
import type { Typical } from '@/content/service-page';
import { Drivers } from './drivers';

const { typical, columns, rows, units } = buying.drivers;

function show(figures: Typical | undefined) {
  const first = rows[0].route;
  const table = (
    <Drivers {...buying.drivers} figures={(id) => (id === first ? figures : undefined)} />
  );
  document.body.innerHTML = renderToStaticMarkup(table);
}

test('what is typical of a service is printed as far as it is given', () => {
  show({ weeks: '3 to 5', from: 'SGD 1 a month' });
  expect(screen.getByRole('columnheader', { name: typical })).toBeVisible();
  expect(screen.getByText(`${units.weeks} 3 to 5. ${units.from} SGD 1 a month.`)).toBeVisible();
  expect(document.body).not.toHaveTextContent(units.people);
});

test.each([undefined, {}])(
  'where no service says what is typical, %j, there is no column',
  (none) => {
    show(none);
    expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
    expect(document.body).not.toHaveTextContent(typical);
  },
);
