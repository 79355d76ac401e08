/** @jest-environment node */
import postcss from 'postcss';
import { keepLayerOrder, layersOf, mergeLayers } from './layer-order';

test.each([
  ['@layer a, b;@layer c{}', ['a', 'b', 'c']],
  ['@layer b{@media print{@layer x{p{}}}}@layer a{}@layer b.y{}', ['b', 'b.x', 'a', 'b.y']],
  ['p{}', []],
])('the layers of %s', (css, layers) => {
  expect(layersOf(postcss.parse(css))).toEqual(layers);
});

test('a layer without a name is refused', () => {
  expect(() => layersOf(postcss.parse('@layer{p{}}'))).toThrow(
    'expected every @layer to have a name',
  );
});

test.each([
  [
    'is what the sheet shows',
    '@layer a,b;@layer a{p{}}@layer b{p{}}',
    '@layer a{p{}}@layer b{p{}}',
  ],
  ['would change', '@layer b{p{}}@layer a{p{}}', '@layer a,b;@layer b{p{}}@layer a{p{}}'],
  ['would be open, for one is gone', '@layer b{p{}}', '@layer a,b;@layer b{p{}}'],
])('the order of layers is written out where it %s', (_, css, expected) => {
  const root = postcss.parse(css);
  keepLayerOrder(root, ['a', 'b']);
  expect(root.toString().replaceAll('\n', '')).toBe(expected);
});

test('what stands in a layer becomes one block, in the order of the layers', () => {
  const root = postcss.parse('@layer b{i{}}p{}@layer a{u{}}@layer b{b{}}');
  mergeLayers(root, ['a', 'b']);
  expect(root.toString()).toBe('@layer a{u{}}@layer b{i{}b{}}p{}');
});
