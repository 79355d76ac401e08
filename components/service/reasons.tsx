import type { ReasonsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** Why a buyer would do this: ruled rows across the page, the reason left and what it means right. */
export function Reasons({ heading, items }: ReasonsSection) {
  return (
    <Section heading={heading}>
      <ul className="border-b border-line">
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-1 border-t border-line py-2.5 md:grid-cols-[4fr_8fr] md:gap-8"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-measure text-muted">
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
