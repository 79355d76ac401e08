import { sectionHeadings, serviceWords } from '@/content/interface';
import type { ExchangeSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

export function Exchange({ provide, receive }: ExchangeSection) {
  return (
    <Section heading={sectionHeadings.exchange} heads="margin">
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-0">
        <div className="sm:pr-4">
          <Column heading={serviceWords.provide} entries={provide} />
        </div>
        <div className="sm:border-l sm:border-line sm:pl-4">
          <Column heading={serviceWords.receive} entries={receive} />
        </div>
      </div>
    </Section>
  );
}

function Column({ heading, entries }: { heading: string; entries: readonly string[] }) {
  return (
    <>
      <h3 className="text-h3">{heading}</h3>
      <ul className="mt-1.5 text-muted">
        {entries.map((text) => (
          <li key={text} className="border-t border-line py-1.5">
            <RichText>{text}</RichText>
          </li>
        ))}
      </ul>
    </>
  );
}
