import { Fragment } from 'react';
import { serviceWords } from '@/content/interface';
import type { StepsSection } from '@/content/service-page';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './steps.module.css';

/** Steps that phones show whole; of those after them they fold all but the names. */
const SHOWN = 3;

/** How the work runs: a drawn line with a station a step, read as an ordered list. */
export function Steps({ heading, intro, steps, loops }: StepsSection) {
  return (
    <Section heading={heading} theme="surface" heads="part" lede={intro}>
      <ol className={loops ? `${styles.process} ${styles.loops}` : styles.process}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.station}>
            <span aria-hidden="true" className="text-small text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            {index < SHOWN ? (
              <>
                <Name {...step} />
                <Work {...step} />
              </>
            ) : (
              <Fold on="phones" heading={<Name {...step} />}>
                <Work {...step} />
              </Fold>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Step = StepsSection['steps'][number];

function Name({ title }: Step) {
  return (
    <h3 className="text-lead sm:text-h3">
      {title.split(/(?<=\/)/).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </h3>
  );
}

function Work({ text, customer }: Step) {
  return (
    <>
      <p className="max-sm:text-small">
        <RichText>{text}</RichText>
      </p>
      {customer && (
        <p className="text-small text-muted">
          <span className="font-bold text-text">{`${serviceWords.customer} `}</span>
          <RichText>{customer}</RichText>
        </p>
      )}
    </>
  );
}
