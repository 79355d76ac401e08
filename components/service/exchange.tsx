import { sectionHeadings, serviceWords } from '@/content/interface';
import type { ExchangeSection } from '@/content/service-page';
import { slugOf } from '@/lib/text';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';

/** One row that unfolds. Its address is in what it folds, so that a jump to it unfolds it. */
export function Exchange({ provide, receive }: ExchangeSection) {
  const heading = sectionHeadings.exchange;
  return (
    <section aria-label={heading} className="py-2 sm:py-4">
      <div className="wrap">
        <Fold heading={<h2 className="text-reference sm:text-part">{heading}</h2>}>
          <div
            id={slugOf(heading)}
            className="grid scroll-mt-20 gap-x-8 gap-y-2 pb-2 sm:grid-cols-2 sm:pb-3"
          >
            <Column heading={serviceWords.provide} entries={provide} />
            <Column heading={serviceWords.receive} entries={receive} />
          </div>
        </Fold>
      </div>
    </section>
  );
}

function Column({ heading, entries }: { heading: string; entries: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lead">{heading}</h3>
      <ul className="mt-1 text-muted">
        {entries.map((text) => (
          <li key={text} className="border-t border-line py-1">
            <RichText>{text}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
