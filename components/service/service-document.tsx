import { type RouteFamily, routes, type ServiceId } from '@/content/routes';
import type { Section } from '@/content/service-page';
import type { ChangeSpecimen, SpecimenSection } from '@/content/specimen';
import { headingOf } from '@/lib/section-heading';
import styles from './service-document.module.css';
import { ServiceSection } from './service-section';

/** What each family writes, unless its specimen says more. */
const documents = {
  site: undefined,
  managed: styles.watch,
  assessment: styles.report,
  training: styles.exercises,
  consultancy: styles.paper,
} as const satisfies Record<RouteFamily, string | undefined>;

/** What leads to the services of a family. */
const overviews: Partial<Record<RouteFamily, string>> = {
  managed: styles.rota,
  assessment: styles.survey,
  consultancy: styles.dossier,
};

const parts = {
  specimen: styles.specimen,
  cards: styles.cards,
  features: styles.features,
  reasons: styles.reasons,
  strengths: styles.strengths,
  steps: undefined,
  fit: styles.fit,
  exchange: styles.exchange,
  table: styles.table,
  questions: styles.questions,
  technologies: styles.technologies,
} as const satisfies Record<Section['kind'], string | undefined>;

const changes = {
  code: styles.patch,
  rules: styles.ruleset,
  clauses: styles.paper,
} as const satisfies Record<ChangeSpecimen['setAs'], string | undefined>;

/** Those that follow their specimen, which is a band of its own. */
const bands: ReadonlySet<string | undefined> = new Set([
  styles.listing,
  styles.console,
  styles.course,
  styles.watch,
  styles.rota,
]);

interface ServiceDocumentProps {
  id: ServiceId;
  sections: readonly Section[];
}

/** A page's body as the document that its customer receives, which the band of night breaks that says how the work runs. */
export function ServiceDocument({ id, sections }: ServiceDocumentProps) {
  const { form, from } = formOf(id, sections);
  const bandOf = (section: Section) => (
    <ServiceSection key={headingOf(section)} section={section} page={id} />
  );
  if (!form) return sections.map(bandOf);
  const pages = sections.filter(({ kind }) => kind !== 'steps');
  return (
    <>
      {sections.slice(0, from).map(bandOf)}
      {stretchesOf(sections.slice(from)).map(([start, ...rest]) =>
        start.kind === 'steps' ? (
          bandOf(start)
        ) : (
          <div key={headingOf(start)} className={`${styles.document} ${form}`}>
            {[start, ...rest].map((section) => (
              <div key={headingOf(section)} className={parts[section.kind]}>
                {form === styles.report && (
                  <p className={`${styles.running} caption`} aria-hidden="true">
                    {`${routes[id].label} · ${pages.indexOf(section) + 1} / ${pages.length}`}
                  </p>
                )}
                {bandOf(section)}
              </div>
            ))}
          </div>
        ),
      )}
    </>
  );
}

type Stretch = [start: Section, ...rest: Section[]];

/** Steps by themselves, and all between them. */
function stretchesOf(sections: readonly Section[]): Stretch[] {
  const all: Stretch[] = [];
  for (const section of sections) {
    const last = all.at(-1);
    if (last && last[0].kind !== 'steps' && section.kind !== 'steps') last.push(section);
    else all.push([section]);
  }
  return all;
}

/** Its specimen’s, where that has one, else its family’s; and the section that it begins with. */
function formOf(id: ServiceId, sections: readonly Section[]): { form?: string; from: number } {
  const at = sections.findIndex((section) => section.kind === 'specimen');
  const specimen = sections[at];
  const { family } = routes[id];
  const leadsOn = sections.some(({ kind }) => kind === 'cards');
  const form =
    (leadsOn ? overviews[family] : undefined) ??
    (specimen?.kind === 'specimen' ? formAround(specimen, family) : documents[family]);
  return { form, from: bands.has(form) ? at + 1 : 0 };
}

function formAround(specimen: SpecimenSection, family: RouteFamily): string | undefined {
  switch (specimen.form) {
    case 'board':
      return styles.slides;
    case 'register':
      return specimen.evidence ? styles.workbook : styles.register;
    case 'paper':
      if (specimen.layout === 'clauses') return documents[family];
      return family === 'managed' ? `${styles.exercises} ${styles.envelopes}` : styles.exercises;
    case 'finding':
      return specimen.severity ? styles.report : styles.zones;
    case 'change':
      return changes[specimen.setAs];
    case 'matrix':
      return specimen.fleet ? styles.console : styles.levels;
    case 'rule':
      return styles.listing;
    case 'containment':
      return styles.course;
    default:
      return documents[family];
  }
}
