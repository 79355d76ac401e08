import { type GlossaryTerm, glossary } from '@/content/glossary';
import { routes } from '@/content/routes';
import type { SitePath } from './routes';
import { slugOf } from './text';

type Glossary = typeof glossary;

/** A term that stands for other words. */
export type Acronym = {
  [Name in keyof Glossary]: Glossary[Name] extends { stands: string } ? Name : never;
}[keyof Glossary];

/** What each acronym stands for. */
export const expansions = Object.fromEntries(
  Object.entries<GlossaryTerm>(glossary).flatMap(([name, { stands }]) =>
    stands ? [[name, stands]] : [],
  ),
) as Readonly<Record<Acronym, string>>;

/** Where a term is explained. */
export function termPath(name: string): SitePath {
  return `${routes.glossary.path}#${slugOf(name)}`;
}
