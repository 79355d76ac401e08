import { type GlossaryTerm, glossary, glossaryPage } from '@/content/glossary';
import { slugOf } from '@/lib/text';
import { TextPage } from '../layout/text-page';
import { Fold } from '../ui/fold';
import { RouteLink, SiteLink } from '../ui/site-link';

type Entry = [name: string, term: GlossaryTerm];

const byName = new Intl.Collator('en');

const entries: readonly Entry[] = Object.entries<GlossaryTerm>(glossary).sort(([one], [other]) =>
  byName.compare(one, other),
);

const letterOf = ([name]: Entry) => name.charAt(0).toUpperCase();

const byLetter = [...new Set(entries.map(letterOf))].map((letter) => ({
  letter,
  terms: entries.filter((entry) => letterOf(entry) === letter),
}));

/** Every term under its letter, which phones fold. */
export function GlossaryPage() {
  return (
    <TextPage id="glossary" words={glossaryPage} after="data">
      <div className="wrap band">
        <nav aria-label={glossaryPage.letters} className="pb-2 max-sm:hidden">
          <ul className="-ml-1.5 flex flex-wrap gap-x-1">
            {byLetter.map(({ letter }) => (
              <li key={letter}>
                <SiteLink href={`#${letter}`} variant="page">
                  {letter}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {byLetter.map(({ letter, terms }) => (
          <section
            key={letter}
            id={letter}
            className="grid border-line not-first:border-t md:grid-cols-12 md:gap-x-4"
          >
            <Fold
              on="phones"
              heading={
                <>
                  <h2 className="text-h2 text-muted max-sm:w-2 sm:pt-2 md:py-1">{letter}</h2>
                  <span className="w-0 grow truncate text-small text-muted sm:hidden">
                    {terms.map(([name]) => name).join(', ')}
                  </span>
                </>
              }
            >
              <dl className="gap-x-4 sm:grid sm:grid-cols-2 md:col-span-11">
                {terms.map(([name, term]) => (
                  <Term key={name} name={name} {...term} />
                ))}
              </dl>
            </Fold>
          </section>
        ))}
      </div>
    </TextPage>
  );
}

function Term({ name, stands, text, route }: GlossaryTerm & { name: string }) {
  return (
    <div
      id={slugOf(name)}
      className="grid content-start gap-y-0.5 py-1 not-first:border-t not-first:border-line sm:block sm:nth-2:border-t-0 target:[box-shadow:-1rem_0_var(--color-paper),calc(-1rem-3px)_0_var(--color-signal)]"
    >
      <dt>
        <dfn className="font-bold not-italic">{name}</dfn>
        {stands && <span className="block text-small text-muted">{stands}</span>}
      </dt>
      <dd className="max-w-measure">
        {text} {route && <RouteLink to={route} variant="inline" />}
      </dd>
    </div>
  );
}
