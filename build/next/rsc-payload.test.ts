/** @jest-environment node */
import { fixturePayload } from './fixture-page';
import { classNamesIn, withoutStylesheets } from './rsc-payload';

test('links to stylesheets and hints to fetch go; a text that looks like a hint stays as long as it says', () => {
  const edited = withoutStylesheets(fixturePayload);
  expect(edited).toContain('0:{"r":[null,null],"c":["$","p",null,{"className":"shown later"');
  expect(edited).toContain('4:T18,words –\n:HL["/x.css"]\n0:');
  expect(edited).not.toContain(':HL["/_next/');
  expect(edited).toContain('8:X\n');
  expect(edited.endsWith('8:C\n')).toBe(true);
});

test('a payload without stylesheets stays as it is', () => {
  const payload =
    '1:I[1,["$2"],"x"]\n0:["$","p",null,{"children":"“é” stylesheet"}]\n2:T3,a\nb3:null\n';
  expect(withoutStylesheets(payload)).toBe(payload);
});

test('class names are those of elements, not of words', () => {
  const payload = '0:["$","p",null,{"className":"a  md:b","children":"className c"}]\n1:T1,x';
  expect(classNamesIn(payload)).toEqual(['a', 'md:b']);
});

test.each([
  ['words', 'expected rows with an id in the RSC payload, found “words”'],
  ['1:T9,short', 'expected row 1 of the RSC payload to be as long as it says'],
  ['0:["className":]', 'expected JSON in row 0 of the RSC payload, found “["className":]”'],
])('%s is no payload', (payload, sentence) => {
  expect(() => classNamesIn(payload)).toThrow(sentence);
});
