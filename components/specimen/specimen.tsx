import { company } from '@/content/company';
import { serviceWords } from '@/content/interface';
import { type RouteFamily, routes, type ServiceId } from '@/content/routes';
import { SPECIMEN_FRAGMENT, type SpecimenSection, specimenCustomer } from '@/content/specimen';
import { pathOf } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';
import { Section } from '../ui/section';
import styles from './specimen.module.css';
import { SpecimenForm } from './specimen-form';

interface SpecimenProps {
  section: SpecimenSection;
  /** The page it stands on: its family sets the theme, and its address is what is sent. */
  page: ServiceId;
}

/** What the customer would receive, as a sheet that says first that it is a specimen. */
export function Specimen({ section, page }: SpecimenProps) {
  const { heading, intro, document, title } = section;
  const { family }: { family: RouteFamily } = routes[page];
  return (
    <Section
      heading={heading}
      theme={family === 'managed' ? 'night' : 'surface'}
      heads={isPage(section) ? 'margin' : 'above'}
      lede={intro}
    >
      <article id={SPECIMEN_FRAGMENT} aria-label={heading} className={styles.sheet}>
        <header className="mono">
          <strong>{serviceWords.specimen}</strong> <span>{document}</span>{' '}
          <span>{specimenCustomer}</span>
        </header>
        <h3 className="text-h3">{title}</h3>
        <SpecimenForm {...section} />
        <footer className="mono">
          {specimenCustomer} {serviceWords.specimenNote}{' '}
          <a href={mailOf(heading, page)} className="link inline-flex min-h-target items-center">
            {serviceWords.sendSpecimen}
          </a>
        </footer>
      </article>
    </Section>
  );
}

/** What is one page of a report or a paper stands beside its heading, as wide as a page. */
function isPage(section: SpecimenSection): boolean {
  return section.form === 'finding' || (section.form === 'paper' && section.layout === 'clauses');
}

/** A mailto link without a recipient; the body holds the URL of the specimen. */
function mailOf(heading: string, page: ServiceId): string {
  const subject = encodeURIComponent(`${heading}: ${company.name}`);
  const address = `${absoluteUrl(pathOf(page))}#${SPECIMEN_FRAGMENT}`;
  return `mailto:?subject=${subject}&body=${encodeURIComponent(address)}`;
}
