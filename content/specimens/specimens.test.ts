import { minutesBetween } from '@/lib/dates';
import { sampleReports } from '@/lib/sample-reports';
import { figuresOn } from '@/lib/specimen-facts';
import { sampleReports as words } from '../sample-reports';
import type { FigureRow, SpecimenSection } from '../specimen';
import { edrSpecimen } from './edr';
import { calls, clocks, limitedClocks, project, sites, verdict } from './imaginary-biscuits';
import { month } from './month';
import { quotationSpecimen } from './quotation';

// Whatever a specimen counts is counted again here, so that none can be wrong in front of a buyer.

const specimens = sampleReports.map(({ specimen }) => specimen);

/** The specimens of one pattern. */
function of<Form extends SpecimenSection['form']>(form: Form) {
  return specimens.filter(
    (one): one is Extract<SpecimenSection, { form: Form }> => one.form === form,
  );
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

/** From what score on a rating holds: CVSS v4.0, section 6. */
const bands = { Critical: 9, High: 7, Medium: 4, Low: 0.1 };

test('a CVSS score has the rating of its band, and a risk is its likelihood times its impact', () => {
  for (const { severity, ratings, figure } of of('finding')) {
    const [rating] = Object.entries(bands).find(([, from]) => Number(figure.value) >= from) ?? [];
    if (severity) expect(rating).toBe(severity.rating);
    const scores = ratings?.map(({ likelihood, impact }) => likelihood * impact);
    if (scores) expect(scores.join(' → ')).toBe(figure.value);
  }
});

test('the list of a whole report has each finding once, at the number by which a sample cites it', () => {
  const { rows } = words.report;
  expect(rows.map(([name]) => Number.parseInt(name, 10))).toEqual(
    Array.from({ length: project.findings }, (_, index) => index + 1),
  );
  const cited = of('finding').filter(({ document }) =>
    document.includes(`Report ${project.number}`),
  );
  expect(cited).not.toHaveLength(0);
  for (const { document, title } of cited) {
    const number = /finding (\d+)/.exec(document)?.[1];
    expect(rows.map(([name]) => name)).toContain(`${number}. ${title}`);
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

test('a price is its units times their rate for twelve months, over all that the other specimens watch', () => {
  const rows: readonly FigureRow[] = quotationSpecimen.figures.rows;
  const priced = rows.map(
    ([name, price]) => [/(\d+) [\w ]+ at (\d+) a month/.exec(name), price] as const,
  );
  for (const [match, price] of priced) {
    if (match) expect(Number(match[1]) * Number(match[2]) * 12).toBe(price);
  }
  const services = priced.filter(([match]) => match && !match.input.startsWith('Licence'));
  expect(services).toHaveLength(Object.keys(sites).length);
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

test('the limit of an escalation leaves time to read the alert and to phone everyone in turn', () => {
  for (const severity of [1, 2] as const) {
    const called = calls.inTurn.length * calls.minutesEach;
    expect(clocks.Acknowledgement[severity]).toBeLessThanOrEqual(verdict[severity]);
    expect(verdict[severity] + called).toBeLessThan(clocks.Escalation[severity]);
  }
});

test('no two specimens contradict each other: each tool has its site, each clock its limit', () => {
  // What the contract forgives in a month of fewer than 20 cases.
  for (const { limit = Infinity, minutes } of month)
    expect(minutes.slice(0, -1).every((one) => one <= limit)).toBe(true);
  for (const { page, specimen } of sampleReports) {
    if (page in sites && specimen.form !== 'matrix')
      expect(specimen.document).toContain(sites[page as keyof typeof sites].name);
  }
  for (const { events, spans } of of('log')) {
    const [, severity] = /severity ([12])/.exec(events.map(({ text }) => text).join()) ?? [];
    if (!severity) continue;
    for (const [clock, limits] of Object.entries(limitedClocks)) {
      const span = spans.find(({ label }) => label === clock);
      expect(span?.minutes).toBeLessThanOrEqual(limits[Number(severity) as 1 | 2]);
    }
  }
});
