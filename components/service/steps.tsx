import { Fragment } from 'react';
import { serviceWords } from '@/content/interface';
import { type RouteFamily, routes, type ServiceId } from '@/content/routes';
import type { StepsSection } from '@/content/service-page';
import { MotifAtWork } from '../drawing/cover-motifs';
import { Fold, shownOnPhones } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './steps.module.css';

/** The other way round in every second family. */
const sides: Partial<Record<RouteFamily, string>> = {
  assessment: styles.right,
  consultancy: styles.right,
};

interface StepsProps {
  section: StepsSection;
  page: ServiceId;
}

/** How the work runs, by night: beside a large drawing a line with a station a step, read as an ordered list. */
export function Steps({ section, page }: StepsProps) {
  const { heading, intro, steps, loops } = section;
  return (
    <Section
      heading={heading}
      theme="night"
      heads="margin"
      lede={intro}
      aside={
        <div className={`${styles.figure} ${sides[routes[page].family] ?? styles.left}`}>
          <MotifAtWork page={page} />
        </div>
      }
    >
      <ol className={loops ? `${styles.process} ${styles.loops}` : styles.process}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.station}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            {index < shownOnPhones(steps.length) ? (
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
    <h3 className="text-lead md:text-reference">
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
        <p className="max-sm:text-small text-muted">
          <span className="font-bold text-text">{`${serviceWords.customer} `}</span>
          <RichText>{customer}</RichText>
        </p>
      )}
    </>
  );
}
