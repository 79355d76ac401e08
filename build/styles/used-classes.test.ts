/** @jest-environment node */
import { fixturePage } from '../next/fixture-page';
import { readNextPage } from '../next/next-page';
import { classesOf, wordsOf } from './used-classes';

test('the classes of a page are those of its markup, and those that React has yet to show', () => {
  const reading = readNextPage(fixturePage, ['/own.js']);
  if ('faults' in reading) throw new Error(reading.faults.join());
  expect(classesOf(reading.page)).toEqual(
    expect.arrayContaining(['wrap', 'md:mt-0.5', 'shown', 'later']),
  );
});

describe('wordsOf finds the class names of a script', () => {
  const names = [
    'cWJC4q_skipLink',
    'mt-0.5',
    'w-1/2',
    '*:block',
    'md:grid-cols-[5fr_7fr]',
    '[&>a]:inline-flex',
    'md:pl-[calc((100%-4rem)/3+4rem)]',
    'md:text-[clamp(2.25rem,1.4rem+2.6vw,3.5rem)]',
    'data-[state=open]:flex',
    'bg-[#fff]',
    '-mt-2',
    "not-last:after:content-['/']",
    'before:content-["“"]',
  ];
  const escaped = (name: string, quote: string) => name.replaceAll(quote, `\\${quote}`);

  test.each(names)('%s', (name) => {
    for (const quote of ['"', "'", '`']) {
      const written = escaped(name, quote);
      for (const string of [written, `a ${written} b`, `${written} b`, `a\\n${written}`]) {
        const script = `e.jsx("p",{className:${quote}${string}${quote},children:x})`;
        expect(wordsOf(script)).toContain(name);
      }
    }
  });

  test('in a list, in a sum, and in data inside a string', () => {
    const script = String.raw`x=['wrap','grid'];y="band "+z;z="{\"className\":\"flex gap-1\"}"`;
    expect(wordsOf(script)).toEqual(
      expect.arrayContaining(['wrap', 'band', 'grid', 'flex', 'gap-1']),
    );
  });
});
