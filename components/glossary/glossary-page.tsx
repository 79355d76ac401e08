import { type GlossaryTerm, glossary, glossaryPage } from '@/content/glossary';
import { slugOf } from '@/lib/text';
import { TextPage } from '../layout/text-page';
import { Fold } from '../ui/fold';
import { RouteLink } from '../ui/site-link';

type Entry = [name: string, term: GlossaryTerm];

const byName = new Intl.Collator('en');

const entries: readonly Entry[] = Object.entries<GlossaryTerm>(glossary).sort(([one], [other]) =>
  byName.compare(one, other),
);

const letters = [...new Set(entries.map(([name]) => letterOf(name)))];

function letterOf(name: string): string {
  return name.charAt(0).toUpperCase();
}

export function GlossaryPage() {
  return (
    <TextPage id="glossary" words={glossaryPage} after="data">
      <div className="wrap pb-10 md:pb-13">
        <nav
          aria-label={glossaryPage.letters}
          className="border-t border-line py-2 max-sm:hidden print:hidden"
        >
          <ul className="-ml-2 flex flex-wrap">
            {letters.map((letter) => (
              <li key={letter}>
                <a
                  href={`#${letter}`}
                  className="inline-flex min-h-target min-w-target items-center justify-center hover:text-signal"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {letters.map((letter) => (
          <Letter key={letter} letter={letter} />
        ))}
      </div>
    </TextPage>
  );
}

function Letter({ letter }: { letter: string }) {
  const own = entries.filter(([name]) => letterOf(name) === letter);
  return (
    <section className="grid border-t border-line md:grid-cols-12 md:gap-x-4">
      <Fold
        on="phones"
        heading={
          <h2 className="text-h2 text-muted md:col-span-4 md:sticky md:top-header md:self-start md:py-2">
            {letter}
          </h2>
        }
      >
        {/* Its address is in what a phone folds, so that a link to it unfolds it. */}
        <dl id={letter} className="max-md:scroll-mt-10 md:col-span-8">
          {own.map(([name, { stands, text, route }]) => (
            <div
              key={name}
              id={slugOf(name)}
              className="grid content-start gap-x-4 gap-y-0.5 py-2 not-first:border-t not-first:border-line target:shadow-[-1rem_0_var(--color-paper),calc(-1rem-3px)_0_var(--color-signal)] md:grid-cols-[3fr_5fr]"
            >
              <dt>
                <dfn className="font-bold not-italic">{name}</dfn>
                {stands && <span className="block text-small text-muted">{stands}</span>}
              </dt>
              <dd className="max-w-measure">
                <p>{text}</p>
                {route && (
                  <p className="text-small">
                    <RouteLink to={route} variant="listed" />
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
