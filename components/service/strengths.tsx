import type { StrengthsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Why choose us: a night band of ruled columns, as many as there is room for. */
export function Strengths({ heading, items }: StrengthsSection) {
  return (
    <Section heading={heading} theme="night">
      <ul className="flex flex-wrap gap-x-4">
        {items.map(({ title, text }) => (
          <li key={title} className="grow basis-28 border-t border-line py-2.5">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1 max-w-measure text-muted">
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
