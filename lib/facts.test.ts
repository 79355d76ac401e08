import { documents, fromReports, partlyFromReports } from '@/content/facts';
import { basisOf, checkedSince, isRead, readFacts, sourcesOf } from './facts';

const csv = [
  'checked,source,at,basis,pages,words,claim',
  '2026-03-02,pdpa,s. 26,source,soc siem,three days | s. 26,Plain words.',
  '2026-01-09,pdpa,,report,soc,"two, three | ""so""",It says “so”.',
  '2025-01-01,pdpa,,report,post:soc,words,A post.',
].join('\r\n');
const facts = readFacts(csv);

test('a fact is a line, with commas and quotation marks in its cells', () => {
  const [first, second] = facts;
  expect(first).toMatchObject({ pages: ['soc', 'siem'], words: ['three days', 's. 26'] });
  expect(second).toMatchObject({ words: ['two, three', '"so"'] });
});

test('a page is as old as the oldest check of what it says', () => {
  expect(checkedSince('soc', facts)).toBe('2026-01-09');
  expect(checkedSince('siem', facts)).toBe('2026-03-02');
  expect(checkedSince('edr', facts)).toBeUndefined();
});

test('a page’s sources are named once, and say where reports about them were read', () => {
  expect(sourcesOf('siem', facts)).toEqual([documents.pdpa]);
  const { title, url } = documents.pdpa;
  const reports = facts.filter(({ basis }) => basis === 'report');
  expect(sourcesOf('soc', reports)).toEqual([{ title: `${title} ${fromReports}`, url }]);
  expect(sourcesOf('soc', facts)).toEqual([{ title: `${title} ${partlyFromReports}`, url }]);
});

test('a page tells what it has read from what it knows from reports', () => {
  expect(isRead('siem', 'pdpa', 's. 26', facts)).toBe(true);
  expect(isRead('soc', 'pdpa', 'two, three', facts)).toBe(false);
  expect(basisOf('soc', ['Within', 'Two, three days'], facts)).toBe(partlyFromReports);
  expect(basisOf('soc', ['s. 26'], facts)).toBe('');
  expect(basisOf('siem', ['two, three'], facts)).toBe('');
});
