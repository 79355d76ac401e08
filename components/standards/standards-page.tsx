import { documents } from '@/content/facts';
import { type Standard, standards } from '@/content/standards';
import { dayInWords } from '@/lib/dates';
import { checkedSince, isRead } from '@/lib/facts';
import { TextPage } from '../layout/text-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { HelpLevels } from './help-levels';
import { Obligations } from './obligations';
import { StandardsFilter } from './standards-filter';
import styles from './standards-page.module.css';

/** Every standard with all of its obligations; the filter only hides some of them. */
export function StandardsPage() {
  const all: readonly Standard[] = standards.standards;
  return (
    <TextPage id="standards" words={standards}>
      <HelpLevels />
      <div className={`wrap pb-10 md:pb-13 ${styles.filtered}`}>
        <StandardsFilter />
        {all.map((standard) => (
          <StandardPart key={standard.name} standard={standard} />
        ))}
      </div>
    </TextPage>
  );
}

function StandardPart({ standard: { source, name, note, obligations } }: { standard: Standard }) {
  const checked = checkedSince('standards');
  return (
    <section data-standard={source} className="border-t border-text pt-3 sm:pb-2">
      {/* Apart from what the filter hides, for a utility would show it again. */}
      <div className="grid gap-y-2 lg:beside">
        <h2 className="text-h2">{name}</h2>
        <div className="grid gap-2">
          <p className="max-w-measure text-muted">
            <RichText>{note}</RichText>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3 text-small">
            <span>
              {`${standards.source}: `}
              <a href={documents[source].url} rel="noopener" className="link">
                {documents[source].title}
              </a>
            </span>
            {checked && (
              <span className="caption">
                {isRead('standards', source) ? standards.read : standards.reported}{' '}
                <time dateTime={checked}>{dayInWords(checked)}</time>
              </span>
            )}
          </p>
        </div>
        <div className="lg:col-span-full">
          <Fold heading={<strong>{`${obligations.length} ${standards.clauses}`}</strong>}>
            <Obligations standard={name} obligations={obligations} />
          </Fold>
        </div>
      </div>
    </section>
  );
}
