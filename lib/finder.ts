import type { FinderAnswer, FinderQuestion, Suggestion } from '@/content/choose';

/** A place in the finder: a question or a suggestion, with what leads to it. */
export interface FinderStep {
  /** The fragment of its address: the ids of the answers given, or `start`. */
  id: string;
  given: readonly Given[];
  shows: FinderQuestion | Suggestion;
}

export interface Given {
  question: string;
  answer: FinderAnswer;
  /** The fragment of the question. */
  at: string;
}

const START = 'start';

/** Every place that answers lead to, the first question before all others, each before what follows from it. */
export function stepsFrom(shows: FinderStep['shows'], given: readonly Given[] = []): FinderStep[] {
  const id = given.map(({ answer }) => answer.id).join('-') || START;
  const step = { id, given, shows };
  if (!isQuestion(shows)) return [step];
  return [
    step,
    ...shows.answers.flatMap((answer) =>
      stepsFrom(answer.next, [...given, { question: shows.question, answer, at: id }]),
    ),
  ];
}

/** The fragment that an answer leads to. */
export function fragmentAfter({ given }: FinderStep, { id }: FinderAnswer): `#${string}` {
  return `#${[...given.map(({ answer }) => answer.id), id].join('-')}`;
}

export function isQuestion(shows: FinderStep['shows']): shows is FinderQuestion {
  return 'question' in shows;
}
