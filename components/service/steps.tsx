import { serviceWords } from '@/content/interface';
import type { StepsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './steps.module.css';

/** How the work runs: a drawn line with a station a step, read as an ordered list. */
export function Steps({ heading, intro, steps, loops }: StepsSection) {
  return (
    <Section heading={heading} theme="surface" lede={intro}>
      <ol className={loops ? `${styles.process} ${styles.loops}` : styles.process}>
        {steps.map(({ title, text, customer }, index) => (
          <li key={title} className={styles.station}>
            <span aria-hidden="true" className="font-mono text-small text-amber">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-h3">{title}</h3>
            <p>
              <RichText>{text}</RichText>
            </p>
            {customer && (
              <p className="text-small text-muted">
                <span className="font-bold text-text">{`${serviceWords.customer} `}</span>
                <RichText>{customer}</RichText>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
