import { readFileSync } from 'node:fs';
import { Cvss4P0 } from 'ae-cvss-calculator';
import { minutesBetween } from '@/lib/dates';
import { servicePages } from '../services';
import { type PaperPart, RISK_APPETITE, type Span, type SpecimenSection } from '../specimen';

// Whatever a specimen counts is counted again here, so that none can be wrong in front of a buyer.

const sections = Object.values(servicePages).flatMap((page) => page.sections);
const specimens = sections.filter((one): one is SpecimenSection => one.kind === 'specimen');

/** The specimens of one form. */
function of<Form extends SpecimenSection['form']>(form: Form) {
  return specimens.filter(
    (one): one is Extract<SpecimenSection, { form: Form }> => one.form === form,
  );
}

const figures = [
  ...of('paper').flatMap(({ parts }) =>
    (parts as readonly PaperPart[]).flatMap((part) => part.figures ?? []),
  ),
  ...of('board').map((board) => board.figures),
];

/** Times in order within some hours, with none of them twice. */
function expectInOrder(times: readonly string[], from: string) {
  const minutes = times.map((time) => minutesBetween(from, time));
  expect(minutes).toEqual([...new Set(minutes)].sort((a, b) => a - b));
}

function expectCounted(spans: readonly Span[]) {
  for (const { from, to, minutes } of spans) expect(minutesBetween(from, to)).toBe(minutes);
}

const spanEnds = (spans: readonly Span[]) => spans.flatMap(({ from, to }) => [from, to]);

test('times of a shift and its ticket are in order, and its spans are as long as they say', () => {
  for (const { shift, events, spans } of of('ticket')) {
    const times: string[] = events.map(({ time }) => time);
    expectInOrder([...shift.alerts, shift.to], shift.from);
    expectInOrder([...times, shift.to], shift.from);
    expectCounted(spans);
    expect(times).toEqual(expect.arrayContaining(spanEnds(spans)));
    const marked = events.filter((event) => 'marked' in event);
    expect(marked).toHaveLength(1);
    expect(shift.alerts).toContain(marked[0]?.time);
  }
});

test('a rule’s weeks follow one another, and its tests take as long as they say', () => {
  for (const { versions } of of('rule')) {
    const days = versions.flatMap(({ weeks }) => weeks.map(({ from }) => Date.parse(from)));
    const week = 7 * 24 * 60 * 60 * 1000;
    for (const [index, day] of days.entries()) expect(day).toBe((days[0] ?? 0) + index * week);
    expectCounted(versions.map(({ test }) => test));
    // Bars of one width, four to a column.
    expect(new Set(versions.map(({ weeks }) => weeks.length)).size).toBe(1);
  }
});

test('what befalls a host, and when, is in the log under it', () => {
  for (const { hours, hosts, actions, spans } of of('containment')) {
    const times: string[] = actions.map(([time]) => time);
    expectInOrder([hours.from, ...times, hours.to], hours.from);
    expectCounted(spans);
    expect(times).toEqual(expect.arrayContaining(spanEnds(spans)));
    for (const { states } of hosts) {
      expectInOrder([hours.from, ...states.flatMap(({ from }) => from), hours.to], hours.from);
      for (const { from, to } of states) {
        expect([...times, hours.to]).toEqual(expect.arrayContaining([from, to]));
      }
    }
  }
});

test('a fleet counts the devices of each class in its matrix', () => {
  for (const { fleet, columns } of of('matrix')) {
    if (!fleet) continue;
    expect(fleet).toHaveLength(columns.length - 1);
    for (const { count, unseen = 0, isolated = 1 } of fleet) {
      expect(isolated).toBeLessThanOrEqual(count - unseen);
    }
  }
});

test('a CVSS v4.0 vector computes to the score and the rating beside it', () => {
  for (const { severity } of of('finding')) {
    if (!severity) continue;
    const { vector, score, rating } = severity;
    expect(new Cvss4P0(vector).calculateScores().overall).toBe(score);
    expect(ratingOf(score)).toBe(rating);
  }
});

/** The qualitative scale of CVSS v4.0, section 6. */
function ratingOf(score: number): string {
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  return score >= 4 ? 'Medium' : 'Low';
}

test('a risk is its likelihood times its impact, on a scale of five', () => {
  for (const { ratings = [] } of of('register')) {
    for (const { likelihood, impact, score } of ratings) {
      expect([1, 2, 3, 4, 5]).toEqual(expect.arrayContaining([likelihood, impact]));
      expect(score).toBe(likelihood * impact);
    }
  }
});

test('the drawing of the risk matrix has its line of appetite where the specimen has it', () => {
  const over = [1, 2, 3, 4, 5].map((likelihood) => Math.floor(RISK_APPETITE / likelihood) + 1);
  const drawn = over.filter((impact) => impact <= 5);
  const steps = drawn.map((impact, index) => `v${((drawn[index - 1] ?? 6) - impact) * 48}h64`);
  const line = `M${72 + (over.length - drawn.length) * 64} 32${steps.join('')}`;
  expect(readFileSync('content/drawings/risk.svg', 'utf8')).toContain(`"${line}"`);
});

test('rows of figures fill their columns, and sums add up', () => {
  expect(figures.length).toBeGreaterThan(0);
  for (const { columns, rows, sum } of figures) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
    if (!sum) continue;
    const numbers = rows.map(([, ...row]) => row);
    const total = numbers[0]?.map((_, column) =>
      numbers.slice(0, -1).reduce((all, row) => all + (row[column] ?? 0), 0),
    );
    expect(numbers.at(-1)).toEqual(total);
  }
});

test('what was due to a board is accepted or late', () => {
  for (const { progress } of of('board')) {
    expect(progress.accepted + progress.late).toBe(progress.due);
  }
});
