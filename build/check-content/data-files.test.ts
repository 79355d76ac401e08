import { readFileSync } from 'node:fs';
import type { dataFiles } from '@/content/data';
import { sentenceOf } from '../../lib/finding';
import { dataSchemas, findingsInData } from './data-files';

type Name = keyof typeof dataFiles;

const office = {
  name: 'Office',
  city: 'London',
  country: 'United Kingdom',
  address: ['1 A Road'],
  phone: { display: '+44 20 7946 0000', dial: '+442079460000' },
  timeZone: 'Europe/London',
};
const company = {
  name: 'A Company',
  shortName: 'A',
  xdrProduct: 'An XDR',
  email: 'post@company.test',
  offices: [office],
  socials: [],
  copyrightYear: 2026,
  facts: {},
};
const news = (...dates: string[]) => ({
  announcements: dates.map((date) => ({ date, title: 'T', text: 'Text.' })),
});
const withFacts = (facts: object) => ({ ...company, facts });
const withOffice = (change: object) => ({ ...company, offices: [{ ...office, ...change }] });
const withPhone = (dial: string) => withOffice({ phone: { ...office.phone, dial } });

const said = (name: Name, data: object) =>
  findingsInData(name, JSON.stringify(data, null, 1)).map(sentenceOf);

test('nothing is said of a file with all that it needs', () => {
  expect(said('company', company)).toEqual([]);
  expect(said('news', news('2026-02-02', '2026-02-02', '2026-01-01'))).toEqual([]);
});

test.each<[Name, object, string]>([
  ['company', { ...company, name: undefined }, ':1, name: missing: The full name'],
  ['company', { ...company, name: 7 }, ':2, name: this is no text between quotation marks: '],
  ['company', { ...company, offices: [] }, ':6, offices: empty: '],
  ['company', { ...company, email: 'post' }, ':5, email: “post” is no e-mail'],
  ['company', { ...company, telefax: '1' }, ':24, telefax: there is no field “telefax” here: '],
  ['company', withFacts({ certificate: [] }), ':24, facts.certificate: there is no field'],
  ['company', withPhone('+442079460001'), ':14, offices[0].phone: one number is shown'],
  ['company', withPhone('020 7946'), ':16, offices[0].phone.dial: “020 7946” cannot be dialled'],
  ['company', withOffice({ timeZone: 'London' }), ':18, offices[0].timeZone: “London” is no time'],
  ['news', news('2026-13-01'), ':4, announcements[0].date: “2026-13-01” is no day'],
  ['news', news('2026-01-01', '2026-02-02'), ':9, announcements[1].date: 2026-02-02 stands under'],
  ['partners', { partners: [{ name: 'P', mark: 'peaks' }] }, ':5, partners[0].mark: “peaks” is'],
])('in %s.json, of %j', (name, data, sentence) => {
  expect(said(name, data)).toEqual([expect.stringContaining(`content/${name}.json${sentence}`)]);
});

const announcement = (date: string) =>
  `{\n "announcements": [\n  { "date": ${date}, "title": "T", "text": "X." }\n ]\n}`;

test.each([
  ['a comma after the last', '{\n "announcements": [\n {"date": "2026-01-01",}\n ]\n}', 3, 'comma'],
  ['curly quotes', announcement('“2026-01-01”'), 3, 'curly quotation marks'],
  ['a missing comma', announcement('"2026-01-01"').replace('01",', '01"'), 3, 'comma is missing'],
  ['a backslash', announcement('"C:\\x"'), 3, 'backslash'],
  ['a tab', announcement('"\t"'), 3, 'tab'],
  ['an open text', '{\n "announcements": [\n  "x\n ]\n}', 3, 'close it'],
  ['a comment', `{\n // here\n "announcements": []\n}`, 2, 'comments'],
  ['a byte order mark', '\ufeff{\n "announcements": []\n}', 1, 'byte order mark'],
  ['a field twice', '{\n "announcements": [],\n "announcements": []\n}', 3, 'stands twice'],
])('%s is told with its line and its remedy', (_, text, line, remedy) => {
  const [first = ''] = findingsInData('news', text).map(sentenceOf);
  expect(first).toMatch(`content/news.json:${line}`);
  expect(first).toContain(remedy);
});

test('the committed schemas are those that npm run check:content writes', () => {
  for (const [file, text] of dataSchemas()) expect(readFileSync(file, 'utf8')).toBe(text);
});
