import { type RouteFamily, routes, type ServiceId } from '@/content/routes';
import type { Section } from '@/content/service-page';
import type { SpecimenSection } from '@/content/specimen';
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
  technologies: styles.technologies,
} as const satisfies Record<Section['kind'], string | undefined>;

/** What is not its family’s, by the form of the specimen. */
const logs: Partial<Record<SpecimenSection['form'], string>> = {
  rule: styles.listing,
  matrix: styles.console,
  containment: styles.course,
};

interface ServiceDocumentProps {
  id: ServiceId;
  sections: readonly Section[];
}

/** A page's body as the document that its customer receives. */
export function ServiceDocument({ id, sections }: ServiceDocumentProps) {
  const { form, from } = formOf(id, sections);
  const drawn = sections.map((section, index) => {
    const heading = headingOf(section);
    const band = <ServiceSection key={heading} section={section} page={id} />;
    if (!form || index < from) return band;
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
  if (!form) return drawn;
  return (
    <>
      {drawn.slice(0, from)}
      <div className={`${styles.document} ${form}`}>{drawn.slice(from)}</div>
    </>
  );
}

/** Its specimen's, where that has one, else its family's; and the section that it begins with. */
function formOf(id: ServiceId, sections: readonly Section[]): { form?: string; from: number } {
  const at = sections.findIndex((section) => section.kind === 'specimen');
  const specimen = sections[at];
  const { family } = routes[id];
  if (specimen?.kind !== 'specimen') return { form: documents[family], from: 0 };
  const { form } = specimen;
  if (form === 'board') return { form: styles.slides, from: 0 };
  if (form === 'register')
    return { form: specimen.evidence ? styles.workbook : styles.register, from: 0 };
  if (form === 'matrix' && family === 'consultancy') return { form: styles.levels, from: 0 };
  if (form === 'paper' && specimen.layout === 'cards') return { form: styles.exercises, from: 0 };
  if (family === 'managed') return { form: logs[form], from: at + 1 };
  return { form: documents[family], from: 0 };
}
