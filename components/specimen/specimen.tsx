import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import { SPECIMEN_FRAGMENT, type SpecimenSection, specimenCustomer } from '@/content/specimen';
import { ReportLink } from '../reports/report-link';
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
  const { heading, document, title } = section;
  return (
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
  );
}
