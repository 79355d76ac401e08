/** @jest-environment node */
import { parse, serialize } from 'parse5';
import {
  append,
  attributesOf,
  detach,
  type Element,
  elements,
  prepend,
  setAttribute,
  textOf,
} from './html-elements';

const html = '<html><head></head><body><p class="a" id="b">x<b>y</b>z</p></body></html>';
const document = parse(html);
const find = (name: string) =>
  elements(document).find(({ tagName }) => tagName === name) as Element;

test('elements come in document order, with their attributes and their own text', () => {
  expect(elements(document).map(({ tagName }) => tagName)).toEqual([
    'html',
    'head',
    'body',
    'p',
    'b',
  ]);
  expect(attributesOf(find('p'))).toEqual({ class: 'a', id: 'b' });
  expect(textOf(find('p'))).toBe('xz');
});

test('what is added and removed shows in the markup', () => {
  append(find('head'), 'style', {}, 'p>b{}');
  prepend(find('head'), 'meta', { name: 'x', content: '"' });
  prepend(find('b'), 'i', {});
  setAttribute(find('p'), 'id', 'c');
  expect(serialize(document)).toBe(
    '<html><head><meta name="x" content="&quot;"><style>p>b{}</style></head><body><p class="a" id="c">x<b><i></i>y</b>z</p></body></html>',
  );
  detach(find('b'));
  expect(serialize(find('body'))).toBe('<p class="a" id="c">xz</p>');
});
