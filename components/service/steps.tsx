import { serviceWords } from '@/content/interface';
import type { Step, StepsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './steps.module.css';

/** How the work runs: a drawn line with a station a step, read as an ordered list. */
export function Steps({ heading, intro, steps, loops }: StepsSection) {
  return (
    <Section heading={heading} theme="surface" lede={intro}>
      <ol className={loops ? `${styles.process} ${styles.loops}` : styles.process}>
        {steps.map((step, index) => (
          <Station key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

function Station({ step, number }: { step: Step; number: number }) {
  return (
    <li className={styles.station}>
      <span aria-hidden="true" className="font-mono text-small text-amber">
        {String(number).padStart(2, '0')}
      </span>
      <h3 className="text-h3">{step.title}</h3>
      <p>
        <RichText>{step.text}</RichText>
      </p>
      {step.customer && (
        <p className="text-small text-muted">
          <span className="font-bold text-text">{`${serviceWords.customer} `}</span>
          <RichText>{step.customer}</RichText>
        </p>
      )}
    </li>
  );
}
