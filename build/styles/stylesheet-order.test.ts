/** @jest-environment node */
import { commonOrder } from './stylesheet-order';

test.each([
  [[['a', 'b']], ['a', 'b']],
  [
    [
      ['a', 'c'],
      ['a', 'b', 'c'],
      ['b', 'd'],
    ],
    ['a', 'b', 'c', 'd'],
  ],
  [
    [['b'], ['a', 'b'], []],
    ['a', 'b'],
  ],
])('%j are each in order in the common one', (lists, order) => {
  expect(commonOrder(lists)).toEqual(order);
});

test('of two that stand the other way round on another page, the first page decides', () => {
  expect(
    commonOrder([
      ['x', 'a', 'b'],
      ['b', 'a'],
    ]),
  ).toEqual(['x', 'a', 'b']);
});
