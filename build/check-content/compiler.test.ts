import { findingsInOutput } from './compiler';

test.each([
  [
    'a misspelt field',
    "content/services/siem.ts(19,11): error TS2561: Object literal may only specify known properties, but 'txt' does not exist in type 'Item'. Did you mean to write 'text'?",
    ['content/services/siem.ts', 19, 'there is no field “txt”: write “text”.'],
  ],
  [
    'the nearest of several lines',
    `content/services/index.ts(28,3): error TS2322: Type '{ a: 1 }' is not assignable to type 'ServicePage'.
  Types of property 'sections' are incompatible.
    Property 'text' is missing in type '{ readonly title: "x"; }' but required in type 'Item'.`,
    ['content/services/index.ts', 28, 'the field “text” is missing, which Item has.'],
  ],
  [
    'a value that is near another',
    `content/services/soc.ts(3,5): error TS2820: Type '"fits"' is not assignable to type '"fit" | "steps"'. Did you mean '"fit"'?`,
    ['content/services/soc.ts', 3, '“fits” is none of the values: write “fit”.'],
  ],
  [
    'a module that is wrong, but not where the index takes it in,',
    `content/services/index.ts(28,3): error TS2741: Property 'quote' is missing in type '{ readonly title: 'SIEM' }' but required in type 'ServicePage'.
content/services/siem.ts(9,3): error TS2741: Property 'quote' is missing in type '{ readonly title: 'SIEM' }' but required in type 'ServicePage'.`,
    ['content/services/siem.ts', 9, 'the field “quote” is missing, which ServicePage has.'],
  ],
  [
    'the id of a page that is gone',
    `content/navigation.ts(30,9): error TS2322: Type '"gone"' is not assignable to type 'RouteId'.`,
    [
      'content/navigation.ts',
      30,
      '“gone” is the id of no page: use one of content/routes.ts, or take the place out.',
    ],
  ],
])('%s is said plainly, with file and line', (_, output, [file, line, message]) => {
  expect(findingsInOutput(`${output}\nlib/routes.ts(1,1): error TS1: Not content.\n`)).toEqual([
    { level: 'error', file, line, field: '', message },
  ]);
});
