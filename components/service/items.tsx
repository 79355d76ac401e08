import type { FeaturesSection, ReasonsSection, StrengthsSection } from '@/content/service-page';
import { headingOf } from '@/lib/section-heading';
import { Fold, shownOnPhones } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './items.module.css';

const layouts = {
  /** A two-column list without borders, beside its heading. */
  features: {
    section: { heads: 'reference' },
    list: 'grid gap-x-5 sm:grid-cols-2',
    item: 'border-t border-line sm:pt-2.5 sm:pb-3 sm:last:odd:col-span-2',
    title: 'text-lead sm:text-h3',
    text: 'max-w-measure text-muted max-sm:pb-1.5 max-sm:text-small sm:mt-1',
  },
  reasons: {
    section: { heads: 'part' },
    list: styles.reasons,
    item: undefined,
    title: 'text-lead sm:text-h3',
    text: 'max-w-measure text-muted max-sm:pb-2',
  },
  /** Names that unfold. */
  strengths: {
    section: { heads: 'part' },
    list: styles.strengths,
    item: undefined,
    title: 'text-lead sm:text-h3',
    text: 'max-w-measure text-muted pb-2',
  },
} as const;

/** What a service covers; why it is bought, of which phones show the names alone; and why from us, folded everywhere. */
export function Items(section: FeaturesSection | ReasonsSection | StrengthsSection) {
  const { kind, items } = section;
  const lede = kind === 'features' ? section.intro : undefined;
  const layout = layouts[kind];
  const shown = kind === 'features' ? shownOnPhones(items.length) : 0;
  return (
    <Section heading={headingOf(section)} {...layout.section} lede={lede}>
      <ul className={layout.list}>
        {items.map(({ title, text }, index) => {
          const name = <h3 className={layout.title}>{title}</h3>;
          const words = (
            <p className={layout.text}>
              <RichText>{text}</RichText>
            </p>
          );
          return (
            <li key={title} className={layout.item}>
              {index < shown ? (
                <div className="max-sm:pt-1.5 sm:contents">
                  {name}
                  {words}
                </div>
              ) : (
                <Fold on={kind === 'strengths' ? 'everywhere' : 'phones'} heading={name}>
                  {words}
                </Fold>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
