import type { Rota } from '@/content/buying';

/** What an address may begin a message with: ids of answers given on /choose, and figures of the sum on /buying. */
export const fragments = { answers: 'answers', rota: 'rota' } as const;

/** The contact page with the answers that led to a step. After the “#”, which browsers keep to themselves until Submit. */
export function withAnswers<Path extends string>(path: Path, step: string): `${Path}#${string}` {
  return `${path}#${fragments.answers}=${step}`;
}

/** The contact page with the figures of a rota. */
export function withRota<Path extends string>(path: Path, rota: Rota): `${Path}#${string}` {
  const { hours, shifts, away, people } = rota;
  return `${path}#${fragments.rota}=${[hours, shifts, away, people]}`;
}
