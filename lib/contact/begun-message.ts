import { buying } from '@/content/buying';
import { choose } from '@/content/choose';
import { isQuestion, stepsFrom } from '../finder';
import { faultOf, figure, postsOf, rotaNames } from '../rota';
import { labelOf } from '../routes';
import { fragments } from './begun-link';

/** The message that an address begins, all of it in the site's own words: a link says nothing in a visitor's name. */
export function begunMessage(fragment: string): string {
  const asked = new URLSearchParams(fragment.slice(1));
  return (
    aboutAnswers(asked.get(fragments.answers) ?? '') || aboutRota(asked.get(fragments.rota) ?? '')
  );
}

function aboutAnswers(step: string): string {
  const { words, finder } = choose;
  const found = stepsFrom(finder).find(({ id }) => id === step);
  if (!found || isQuestion(found.shows)) return '';
  const answers = found.given.map(({ question, answer }) => `${question} ${answer.says}`);
  const suggested = `${words.suggested} ${labelOf(found.shows.choose)}`;
  return [words.message, ...answers, suggested, ''].join('\n');
}

function aboutRota(figures: string): string {
  const [hours = Number.NaN, shifts = Number.NaN, away = Number.NaN, people = Number.NaN] = figures
    .split(',')
    .map((value) => (value ? Number(value) : Number.NaN));
  const rota = { hours, shifts, away, people };
  if (faultOf(rota)) return '';
  const { message, fields } = buying.rota;
  const lines = rotaNames.map((name) => `${fields[name].label}: ${figure.format(rota[name])}`);
  return [message, ...lines, postsOf(rota), ''].join('\n');
}
