import { findingsInOutput } from './compiler';

const FILE = 'content/home.ts';

test.each([
  ["',' expected.", 1005, "  b: ['y'],", 3, 'a comma is missing before this'],
  ["',' expected.", 1005, "  a: 'Don't',", 11, 'write ’ for it'],
  ['Merge conflict marker encountered.', 1185, '<<<<<<< main', 1, 'a merge left two texts'],
  ['Invalid character.', 1127, '  a: “x”,', 6, 'write straight ones'],
  ["Type 'string' is not assignable to type 'readonly string[]'.", 2322, '', 3, "write ['…']"],
  ["Type 'string[]' is not assignable to type 'string'.", 2322, '', 3, "between ' and '"],
  [`Type '"y"' is not assignable to type '"x" | "z"'.`, 2322, '', 3, 'one of "x" | "z"'],
  [`Type '"y"' is not assignable to type 'RouteId'.`, 2322, '', 3, 'there is no “y” any more'],
  ['It has multiple properties with the same name.', 1117, '', 3, 'stands twice'],
  ["And 't' does not exist in type 'A'. Did you mean to write 'b'?", 2561, '', 3, 'mean “b”?'],
  ["Property 'a' is missing in type 'B' but required in type 'A'.", 2741, '', 3, '“a” is missing'],
])('%s is told with its remedy', (words, code, line, column, remedy) => {
  const output = `${FILE}(1,${column}): error TS${code}: What is above.\n  ${words}\n`;
  expect(findingsInOutput(output, () => line)).toEqual([
    { level: 'error', file: FILE, line: 1, field: '', message: expect.stringContaining(remedy) },
  ]);
});

test('a name that is gone is told of where it is spelled, not of the list of what holds it', () => {
  const fault = (line: number) =>
    `${FILE}(${line},3): error TS2322: Type '"y"' is not assignable to type 'RouteId'.\n`;
  const found = findingsInOutput(fault(1) + fault(2), () => "  page,\n  choose: 'y',");
  expect(found.map(({ line }) => line)).toEqual([2]);
});

test('what follows the first fault of spelling in a file comes of it, and is not told', () => {
  const output = `${FILE}(1,3): error TS1005: ',' expected.\n${FILE}(2,1): error TS1109: Expression expected.\nlib/a.ts(1,1): error TS2322: No.\n`;
  expect(findingsInOutput(output, () => '')).toHaveLength(2);
});
