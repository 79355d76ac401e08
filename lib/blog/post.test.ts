import { isPublished, optionalFields, optionalNames, parsePost, summaryOf } from './post';

// Where the day of a timestamp is counted.
jest.mock('@/content/company', () => ({ headOffice: { timeZone: 'Asia/Singapore' } }));

const stored = {
  id: 'a-post',
  title: ' A post ',
  category: 'PenTesting',
  author: 'SOC Team',
  date: '2026-04-08',
};

describe('parsePost', () => {
  test.each([
    ['a day', '2026-04-08', '2026-04-08'],
    ['a moment in text', '2026-04-08T22:30:00Z', '2026-04-08'],
    ['what YAML makes of a day', new Date('2026-04-08'), '2026-04-08'],
    ['a timestamp', { seconds: Date.parse('2026-04-08T05:00:00Z') / 1000 }, '2026-04-08'],
    ['an editor’s midnight in Singapore', { seconds: 1_775_577_600, nanoseconds: 0 }, '2026-04-08'],
  ])('reads %s as the day', (_, date, day) => {
    const parsed = parsePost({ ...stored, date, updated: date });
    expect(parsed).toMatchObject({ faults: [], post: { date: day, updated: day } });
  });

  test.each([
    ['title', undefined, 'is missing'],
    ['title', ' ', 'is empty'],
    ['category', null, 'is missing'],
    ['updated', true, 'must be a day of the calendar, written as YYYY-MM-DD'],
    ['content', ['x'], 'must be text'],
    ['lang', 'Arabic', 'must be the code of a language, such as ar or zh-Hant'],
  ])('names %s where it is %j', (field, value, reason) => {
    expect(parsePost({ ...stored, [field]: value }).faults).toEqual([{ field, reason }]);
  });
});

test('lists get the optional fields that are for them, and no others', () => {
  const given = Object.fromEntries(optionalNames.map((name) => [name, 'A word']));
  const summary = summaryOf({ ...stored, summary: '', content: 'Text', ...given });
  const listed = optionalNames.filter((name) => optionalFields[name].inLists);
  expect(Object.keys(summary).sort()).toEqual(
    [...Object.keys(stored), 'summary', ...listed].sort(),
  );
});

test.each([
  ['on its day', { date: '2026-04-08' }, true],
  ['before it', { date: '2026-04-09' }, false],
])('whether a post is out %s', (_, post, out) => {
  expect(isPublished(post, '2026-04-08')).toBe(out);
});
