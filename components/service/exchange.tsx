import { sectionHeadings, serviceWords } from '@/content/interface';
import type { ExchangeSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

const sides = {
  provide: 'border-text',
  receive: 'border-signal text-signal',
} as const;

/** What the customer gives, and what the customer gets for it: two equal columns, the right one marked. */
export function Exchange({ provide, receive }: ExchangeSection) {
  return (
    <Section heading={sectionHeadings.exchange}>
      <div className="grid gap-2 sm:grid-cols-2 sm:gap-4">
        <Side of="provide" entries={provide} />
        <Side of="receive" entries={receive} />
      </div>
    </Section>
  );
}

function Side({ of, entries }: { of: keyof typeof sides; entries: readonly string[] }) {
  return (
    <div>
      <h3 className={`border-t-2 pt-1 pb-1 font-bold ${sides[of]}`}>{serviceWords[of]}</h3>
      <ul>
        {entries.map((text) => (
          <li key={text} className="border-t border-line py-1 sm:py-1.25">
            <RichText>{text}</RichText>
          </li>
        ))}
      </ul>
    </div>
  );
}
