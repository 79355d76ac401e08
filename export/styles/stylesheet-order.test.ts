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

test('two that stand the other way round on another page have none', () => {
  expect(() =>
    commonOrder([
      ['x', 'a', 'b'],
      ['b', 'a'],
    ]),
  ).toThrow('expected one order of stylesheets, found several for a, b');
});
