import type { FeaturesSection, ReasonsSection, StrengthsSection } from '@/content/service-page';
import { headingOf } from '@/lib/section-heading';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './items.module.css';

const layouts = {
  /** A two-column list without borders, beside its heading. */
  features: {
    section: { heads: 'margin' },
    list: 'grid gap-x-5 sm:grid-cols-2',
    item: 'border-t border-line pt-2.5 pb-3 sm:last:odd:col-span-2',
    title: 'text-h3',
    text: 'mt-1 max-w-measure text-muted',
  },
  reasons: {
    section: {},
    list: styles.reasons,
    item: undefined,
    title: undefined,
    text: 'max-w-measure text-muted',
  },
  /** A night band of ruled columns, as many as there is room for. */
  strengths: {
    section: { theme: 'night' },
    list: 'flex flex-wrap gap-x-4',
    item: 'grow basis-28 border-t border-line py-2.5',
    title: 'text-h3',
    text: 'mt-1 max-w-measure text-muted',
  },
} as const;

export function Items(section: FeaturesSection | ReasonsSection | StrengthsSection) {
  const { kind, items } = section;
  const lede = kind === 'features' ? section.intro : undefined;
  const layout = layouts[kind];
  return (
    <Section heading={headingOf(section)} {...layout.section} lede={lede}>
      <ul className={layout.list}>
        {items.map(({ title, text }) => (
          <li key={title} className={layout.item}>
            <h3 className={layout.title}>{title}</h3>
            <p className={layout.text}>
              <RichText>{text}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
