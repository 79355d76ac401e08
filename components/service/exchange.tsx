import { sectionHeadings, serviceWords } from '@/content/interface';
import type { ExchangeSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './exchange.module.css';

/** What the customer gives, and beside it on a coloured sheet what the customer gets for it. */
export function Exchange({ provide, receive }: ExchangeSection) {
  return (
    <Section heading={sectionHeadings.exchange} heads="part">
      <div className={styles.exchange}>
        <div>
          <List heading={serviceWords.provide} entries={provide} />
        </div>
        <div className={styles.received}>
          <List heading={serviceWords.receive} entries={receive} />
        </div>
      </div>
    </Section>
  );
}

function List({ heading, entries }: { heading: string; entries: readonly string[] }) {
  return (
    <Fold on="phones" heading={<h3 className="text-lead sm:text-reference">{heading}</h3>}>
      <ul className="max-sm:pb-2 sm:mt-2 sm:text-reading">
        {entries.map((text) => (
          <li key={text} className="border-t border-line py-1 sm:py-1.5">
            <RichText>{text}</RichText>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
