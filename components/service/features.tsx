import type { FeaturesSection } from '@/content/service-page';
import { Ledger, LedgerRow } from '../ui/ledger';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** What the service covers, as a ledger. */
export function Features({ heading, intro, items }: FeaturesSection) {
  return (
    <Section heading={heading} lede={intro}>
      <Ledger>
        {items.map(({ title, text }) => (
          <LedgerRow key={title} term={title}>
            <p>
              <RichText>{text}</RichText>
            </p>
          </LedgerRow>
        ))}
      </Ledger>
    </Section>
  );
}
