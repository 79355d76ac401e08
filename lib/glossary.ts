import { type GlossaryTerm, glossary } from '@/content/glossary';
import { routes } from '@/content/routes';
import type { SitePath } from './routes';
import { slugOf } from './text';

const entries = Object.entries<GlossaryTerm>(glossary);

/** What each acronym stands for. */
export const expansions: Readonly<Record<string, string>> = Object.fromEntries(
  entries.flatMap(([name, { stands }]) => (stands ? [[name, stands]] : [])),
);

/** The terms that a text leads to, by what it writes for them: an acronym as it is, others in small letters too. */
export const linkedTerms: ReadonlyMap<string, string> = new Map(
  entries.flatMap(([name, { stands, linked }]) => {
    const written = stands ? [name] : linked ? [name, name.toLowerCase()] : [];
    return written.map((words) => [words, name] as const);
  }),
);

/** Where a term is explained. */
export function termPath(name: string): SitePath {
  return `${routes.glossary.path}#${slugOf(name)}`;
}
