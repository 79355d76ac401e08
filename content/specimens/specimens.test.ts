import { existsSync, readFileSync } from 'node:fs';
import { minutesBetween } from '@/lib/dates';
import { sampleReports, wordsHash } from '@/lib/sample-reports';
import { textsOf } from '@/lib/text';
import type { Figures, SpecimenSection } from '../specimen';
import { edrSpecimen } from './edr';
import { clocks, permissions, sites } from './imaginary-biscuits';
import { phishingSpecimen } from './phishing';
import { quotationSpecimen } from './quotation';
import { siemSpecimen } from './siem';

// Whatever a specimen counts is counted again here, so that none can be wrong in front of a buyer.

const specimens = sampleReports.map(({ specimen }) => specimen);

/** The specimens of one pattern. */
function of<Form extends SpecimenSection['form']>(form: Form) {
  return specimens.filter(
    (one): one is Extract<SpecimenSection, { form: Form }> => one.form === form,
  );
}

const printed: Record<string, string> = JSON.parse(
  readFileSync('tools/printed-reports.json', 'utf8'),
);

function figuresOn(specimen: SpecimenSection): readonly Figures[] {
  const own = 'figures' in specimen && specimen.figures ? [specimen.figures] : [];
  const parts = 'parts' in specimen ? specimen.parts.flatMap(({ figures }) => figures ?? []) : [];
  return [...own, ...parts];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Times in order within some hours, with none of them twice. */
function expectInOrder(times: readonly string[], from: string) {
  const minutes = times.map((time) => minutesBetween(from, time));
  expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
}

test('the times of a log are in order, its spans as long as they say, and its figure is the marked one', () => {
  for (const { figure, strip, events, spans } of of('log')) {
    const times = events.map(({ time }) => time);
    expectInOrder([...strip.times, strip.to], strip.from);
    expectInOrder([...times, strip.to], strip.from);
    for (const { from, to, minutes } of spans) {
      expect(minutesBetween(from, to)).toBe(minutes);
      expect(times).toEqual(expect.arrayContaining([from, to]));
    }
    expect(events.filter(({ marked }) => marked).map(({ time }) => time)).toEqual([figure.value]);
  }
});

test('a CVSS score has the rating of its band', () => {
  for (const { severity, figure } of of('finding')) {
    if (severity) expect(ratingOf(Number(figure.value))).toBe(severity.rating);
  }
});

/** The qualitative scale of CVSS v4.0, section 6. */
function ratingOf(score: number): string {
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  return score >= 4 ? 'Medium' : 'Low';
}

test('a risk is its likelihood times its impact, on a scale of five', () => {
  for (const { ratings, figure } of of('finding')) {
    if (!ratings) continue;
    const sides = ratings.flatMap(({ likelihood, impact }) => [likelihood, impact]);
    expect([1, 2, 3, 4, 5]).toEqual(expect.arrayContaining(sides));
    const scores = ratings.map(({ likelihood, impact }) => likelihood * impact);
    expect(scores.join(' → ')).toBe(figure.value);
  }
});

test('rows of figures fill their columns, and sums add up', () => {
  for (const { columns, rows, sum: summed } of specimens.flatMap(figuresOn)) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
    if (!summed) continue;
    const numbers = rows.map(([, ...row]) => row);
    const parts = numbers.slice(0, -1);
    expect(numbers.at(-1)).toEqual(
      parts[0]?.map((_, column) => sum(parts.map((row) => row[column] ?? 0))),
    );
  }
});

test('a sheet’s figure is in its tables: a number of theirs, a row’s sum or the difference in it', () => {
  for (const specimen of specimens) {
    const { value } = specimen.figure;
    const tables = figuresOn(specimen);
    if (tables.length === 0 || value.includes(':')) continue;
    const numbers = tables.flatMap(({ rows }) =>
      rows.flatMap(([, ...row]) => [...row, sum(row), Math.max(...row) - Math.min(...row)]),
    );
    expect(numbers).toEqual(
      expect.arrayContaining(value.replaceAll(',', '').split(' → ').map(Number)),
    );
  }
});

test('a price is its units times their rate for twelve months, over all that the other specimens watch', () => {
  const { rows } = quotationSpecimen.parts.find(({ id }) => id === 'price')?.figures ?? {
    rows: [],
  };
  const priced = rows.map(
    ([name, price]) => [/(\d+) [\w ]+ at (\d+) a month/.exec(name), price] as const,
  );
  for (const [match, price] of priced) {
    if (match) expect(Number(match[1]) * Number(match[2]) * 12).toBe(price);
  }
  expect(priced.filter(([match]) => match)).toHaveLength(Object.keys(sites).length);
  const watched = [...JSON.stringify(edrSpecimen.facts).matchAll(/"text":"(\d+)(?:, and (\d+))?/g)];
  const devices = sum(watched.flatMap(([, one, more = 0]) => [Number(one), Number(more)]));
  expect(rows.map(([name]) => name).join()).toContain(`EDR, ${devices} devices`);
});

test('a matrix whose marks are counted has so many, of its rows or its cells', () => {
  for (const { figure, rows } of of('matrix')) {
    const [marks, all] = figure.value.split(' of ').map(Number);
    if (!all) continue;
    const cells = rows.flatMap(([, ...row]) => row);
    const counted = all === rows.length ? rows.map((row) => row.at(-1)) : cells;
    expect(counted).toHaveLength(all);
    expect(counted.filter((cell) => cell?.includes('**'))).toHaveLength(marks ?? 0);
  }
});

test('a span or a share in a text is as long or as large as it says, and a strip has what is counted', () => {
  for (const { text } of specimens.flatMap((specimen) => [...textsOf(specimen)])) {
    for (const [, from = '', to = '', minutes] of text.matchAll(
      /(\d\d:\d\d)–(\d\d:\d\d), (\d+) min/g,
    ))
      expect(`${minutesBetween(from, to)}`).toBe(minutes);
  }
  for (const { figure, strip } of of('log')) {
    const [, all] = / of (\d+) /.exec(figure.text) ?? [];
    if (all) expect(`${strip.times.length}`).toBe(all);
  }
  const { strip, figures, outcome } = phishingSpecimen;
  const [, sent, reported, submitted] = figures.rows[figures.rows.length - 1] ?? [];
  expect(strip.times).toHaveLength(submitted ?? 0);
  const shares = [...outcome.text.matchAll(/(\d+) per cent/g)].map(([, share]) => Number(share));
  expect(shares).toEqual([reported, submitted].map((part) => (100 * (part ?? 0)) / (sent ?? 0)));
});

test('the rule of the SIEM fires for every way out of the house but the one that is left out', () => {
  const lines = siemSpecimen.versions.flatMap(({ lines }) => lines);
  const rule = lines.flatMap((line) =>
    'change' in line && line.change === 'out' ? [] : [line.text],
  );
  const code = rule
    .join(' ')
    .replace(/in \((.*?)\)/g, (_, names) => `in {'${names.split(', ').join("':1,'")}':1}`)
    .replace(/is not ours/, "!= 'ours'")
    .replace(/ = (\S+?)(?=[ )])/g, " == '$1'")
    .replaceAll('and not', '&& !')
    .replaceAll(' and ', ' && ');
  const fires = new Function('operation', 'mailbox', 'forward_to', `return ${code}`);
  for (const operation of ['New-InboxRule', 'Set-InboxRule']) {
    expect(fires(operation, 'finance@', 'routes@haulier.example')).toBe(true);
    expect(fires(operation, 'dispatch@', 'else@haulier.example')).toBe(true);
    expect(fires(operation, 'dispatch@', 'routes@haulier.example')).toBe(false);
    expect(fires(operation, 'finance@', 'ours')).toBe(false);
  }
  expect(fires('Remove-InboxRule', 'finance@', 'else@haulier.example')).toBe(false);
});

const devices: readonly string[] = permissions.devices;

test('no two specimens contradict each other: each tool has its site, each step its permission, each clock its limit', () => {
  for (const { page, specimen } of sampleReports) {
    if (page in sites && specimen.form !== 'matrix')
      expect(specimen.document).toContain(sites[page as keyof typeof sites].name);
  }
  for (const { events, spans } of of('log')) {
    for (const { time, by, text, notes = [] } of events) {
      const allowed = notes.find(({ label }) => label === 'Allowed by')?.text ?? '';
      if (by === 'We' && /\b(?:isolate|disable|quarantine|kill|wipe)/i.test(text))
        expect(allowed).not.toBe('');
      const [document, action, device] = allowed.split(', ');
      if (document === 'permission matrix') {
        const rights = permissions.actions[action as keyof typeof permissions.actions];
        expect(rights[devices.indexOf(device ?? '')]).toBe('Act');
      }
      const [, decided] = /decision of (\d\d:\d\d)/.exec(allowed) ?? [];
      if (!decided) continue;
      expect(
        decided <= time && events.some((one) => one.by === 'You' && one.time === decided),
      ).toBe(true);
    }
    const [, severity] = /severity ([12])/.exec(events.map(({ text }) => text).join()) ?? [];
    if (!severity) continue;
    for (const [clock, limits] of Object.entries(clocks)) {
      const span = spans.find(({ label }) => label === clock);
      expect(span?.minutes).toBeLessThanOrEqual(limits[Number(severity) as 1 | 2]);
    }
  }
});

test.each(sampleReports)('$path is printed from the words of today', ({ path, specimen }) => {
  const isPrinted = existsSync(`public${path}`) && printed[path] === wordsHash(specimen);
  if (!isPrinted) throw new Error(`public${path} is stale: npm run reports:print`);
});
