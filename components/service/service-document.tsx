import { type RouteFamily, routes, type ServiceId } from '@/content/routes';
import type { Section } from '@/content/service-page';
import { headingOf } from '@/lib/section-heading';
import styles from './service-document.module.css';
import { ServiceSection } from './service-section';

/** What each family writes; where that is a log, it is the page itself. */
const documents = {
  site: undefined,
  managed: undefined,
  assessment: styles.report,
  training: styles.exercises,
  consultancy: styles.paper,
} as const satisfies Record<RouteFamily, string | undefined>;

const parts = {
  specimen: styles.specimen,
  cards: styles.cards,
  features: styles.features,
  reasons: styles.reasons,
  strengths: styles.strengths,
  steps: styles.steps,
  fit: styles.fit,
  exchange: styles.exchange,
  table: styles.table,
  questions: styles.questions,
  technologies: undefined,
} as const satisfies Record<Section['kind'], string | undefined>;

interface ServiceDocumentProps {
  id: ServiceId;
  sections: readonly Section[];
}

/** A page's body as the document that its customer receives. */
export function ServiceDocument({ id, sections }: ServiceDocumentProps) {
  const form = formOf(id, sections);
  const drawn = sections.map((section, index) => {
    const heading = headingOf(section);
    const band = <ServiceSection key={heading} section={section} page={id} />;
    if (!form) return band;
    return (
      <div key={heading} className={parts[section.kind]}>
        {form === styles.report && (
          <p className={`${styles.running} mono`} aria-hidden="true">
            {`${routes[id].label} · ${index + 1} / ${sections.length}`}
          </p>
        )}
        {band}
      </div>
    );
  });
  return form ? <div className={`${styles.document} ${form}`}>{drawn}</div> : drawn;
}

/** Its specimen's, where that has one, else its family's. */
function formOf(id: ServiceId, sections: readonly Section[]): string | undefined {
  const specimen = sections.find((section) => section.kind === 'specimen');
  if (specimen?.form === 'register') return styles.register;
  if (specimen?.form === 'paper' && specimen.layout === 'cards') return styles.exercises;
  return documents[routes[id].family];
}
