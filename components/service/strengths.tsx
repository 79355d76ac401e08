import type { StrengthsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Why choose us: a night band of columns between hairlines. */
export function Strengths({ heading, items }: StrengthsSection) {
  return (
    <Section heading={heading} theme="night">
      <ul className="grid gap-px overflow-hidden border-y border-line bg-line sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {items.map(({ title, text }) => (
          <li key={title} className="bg-paper py-3 sm:px-3 lg:first:pl-0 lg:last:pr-0">
            <h3 className="text-h3 text-signal">{title}</h3>
            <p className="mt-1.5 text-muted">
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
