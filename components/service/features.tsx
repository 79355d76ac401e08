import type { FeaturesSection } from '@/content/service-page';
import { Lede } from '../ui/lede';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** What the service consists of: boxes without boxes, two to the row, beside their heading. */
export function Features({ heading, intro, items }: FeaturesSection) {
  return (
    <Section heading={heading} heads="margin" aside={intro && <Lede>{intro}</Lede>}>
      <ul className="grid gap-x-5 sm:grid-cols-2">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-2.5 pb-3 sm:last:odd:col-span-2">
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
