import { choose } from '@/content/choose';
import { isQuestion, stepsFrom } from '../finder';
import { labelOf } from '../routes';
import { ANSWERS } from './begun-link';

/** The message that an address begins, all of it in the site's own words: a link says nothing in a visitor's name. */
export function begunMessage(fragment: string): string {
  const step = new URLSearchParams(fragment.slice(1)).get(ANSWERS);
  const { words, finder } = choose;
  const found = stepsFrom(finder).find(({ id }) => id === step);
  if (!found || isQuestion(found.shows)) return '';
  const answers = found.given.map(({ question, answer }) => `${question} ${answer.says}`);
  const suggested = `${words.suggested} ${labelOf(found.shows.choose)}`;
  return [words.message, ...answers, suggested, ''].join('\n');
}
