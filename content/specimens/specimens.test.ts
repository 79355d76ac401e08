import { Cvss4P0 } from 'ae-cvss-calculator';
import { servicePages } from '../services';
import type { PaperPart, SpecimenSection } from '../specimen';

// Whatever a specimen counts is counted again here, so that none can be wrong in front of a buyer.

const sections = Object.values(servicePages).flatMap((page) => page.sections);
const specimens = sections.filter((one): one is SpecimenSection => one.kind === 'specimen');

/** The specimens of one form. */
function of<Form extends SpecimenSection['form']>(form: Form) {
  return specimens.filter(
    (one): one is Extract<SpecimenSection, { form: Form }> => one.form === form,
  );
}

/** `HH:MM` as minutes after midnight. */
function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const figures = of('paper').flatMap(({ parts }) =>
  (parts as readonly PaperPart[]).flatMap((part) => part.figures ?? []),
);

test('times of a ticket are in order, and its spans are as long as they say', () => {
  for (const { events, spans } of of('ticket')) {
    const times = events.map(({ time }) => minutesOf(time));
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    for (const { from, to, minutes } of spans) {
      expect(times).toEqual(expect.arrayContaining([minutesOf(from), minutesOf(to)]));
      expect(minutesOf(to) - minutesOf(from)).toBe(minutes);
    }
    expect(events.filter(({ marked }) => marked)).toHaveLength(1);
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
