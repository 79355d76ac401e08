/** What an address may begin a message with: ids of answers given on /choose. */
export const ANSWERS = 'answers';

/** The contact page with the answers that led to a step. After the “#”, which browsers keep to themselves until Submit. */
export function withAnswers<Path extends string>(path: Path, step: string): `${Path}#${string}` {
  return `${path}#${ANSWERS}=${step}`;
}
