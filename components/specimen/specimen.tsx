import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { SPECIMEN_FRAGMENT, type SpecimenSection, specimenCustomer } from '@/content/specimen';
import { ReportLink } from '../reports/report-link';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';
import styles from './specimen.module.css';
import { SpecimenForm } from './specimen-form';

interface SpecimenProps {
  section: SpecimenSection;
  /** The page it stands on. */
  page: ServiceId;
}

/** What the customer would receive, as a sheet that says first that it is a specimen. */
export function Specimen({ section, page }: SpecimenProps) {
  const { heading, intro, document, title } = section;
  return (
    <Section
      heading={heading}
      theme={isWatch(section) ? 'night' : 'surface'}
      heads={isPage(section) ? 'margin' : 'above'}
      lede={intro}
    >
      <article id={SPECIMEN_FRAGMENT} aria-label={heading} className={styles.sheet}>
        <header className="caption">
          <strong>{serviceWords.specimen}</strong> <span>{document}</span>{' '}
          <span>{specimenCustomer}</span>
        </header>
        <h3 className="text-h3">{title}</h3>
        <SpecimenForm {...section} />
        <footer className="caption">
          {specimenCustomer} {serviceWords.specimenNote}{' '}
          <ReportLink service={page} variant="outlined" />
          <RouteLink to="sampleReports" variant="listed" />
        </footer>
      </article>
    </Section>
  );
}

/** What is one page of a report or a paper stands beside its heading, as wide as a page. */
function isPage(section: SpecimenSection): boolean {
  return section.form === 'finding' || (section.form === 'paper' && section.layout === 'clauses');
}

/** What is seen while the shift is on stands in the night: its log, its hosts, its fleet. */
function isWatch(section: SpecimenSection): boolean {
  const { form } = section;
  return form === 'ticket' || form === 'containment' || (form === 'matrix' && !!section.fleet);
}
