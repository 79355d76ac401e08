import { sectionHeadings, serviceWords } from '@/content/interface';
import type { ExchangeSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

export function Exchange({ provide, receive }: ExchangeSection) {
  return (
    <Section heading={sectionHeadings.exchange} heads="reference">
      <div className="grid max-sm:border-b sm:grid-cols-2 border-line">
        <div className="border-line max-sm:border-t sm:pr-4">
          <Column heading={serviceWords.provide} entries={provide} />
        </div>
        <div className="border-line max-sm:border-t sm:border-l sm:pl-4">
          <Column heading={serviceWords.receive} entries={receive} />
        </div>
      </div>
    </Section>
  );
}

function Column({ heading, entries }: { heading: string; entries: readonly string[] }) {
  return (
    <Fold on="phones" heading={<h3 className="text-lead sm:text-h3">{heading}</h3>}>
      <ul className="text-muted max-sm:pb-2 sm:mt-1.5">
        {entries.map((text) => (
          <li key={text} className="border-t border-line py-1 sm:py-1.5">
            <RichText>{text}</RichText>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
