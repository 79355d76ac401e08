import { choose } from '@/content/choose';
import { fragmentAfter, isQuestion, stepsFrom } from './finder';

const steps = stepsFrom(choose.finder);
const idsOf = (found: typeof steps) => found.map(({ id }) => id);

/** Every place that a visitor reaches who gives every answer to every question, by the addresses alone. */
function reached(): string[] {
  const found: string[] = [];
  const open = [steps[0]];
  for (let step = open.shift(); step; step = open.shift()) {
    found.push(step.id);
    if (!isQuestion(step.shows)) continue;
    for (const answer of step.shows.answers) {
      const id = fragmentAfter(step, answer).slice(1);
      open.push(steps.find((one) => one.id === id));
    }
  }
  return found;
}

test('every place is reached, by one path', () => {
  expect(reached().sort()).toEqual(idsOf(steps).sort());
  expect(new Set(idsOf(steps)).size).toBe(steps.length);
});

test('a place knows the questions and answers before it, each with its address', () => {
  for (const { given } of steps) {
    for (const [index, { at, question }] of given.entries()) {
      const asked = steps.find(({ id }) => id === at);
      expect(asked?.given).toEqual(given.slice(0, index));
      expect(asked?.shows).toMatchObject({ question });
    }
  }
});
