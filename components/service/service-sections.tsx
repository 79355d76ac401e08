import { isPriced } from '@/content/example-durations';
import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import type {
  Section as AnySection,
  FitSection,
  QuestionsSection,
  StepsSection,
} from '@/content/service-page';
import type { SpecimenSection } from '@/content/specimen';
import { headingOf } from '@/lib/section-heading';
import { Specimen, tintOf } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { Example } from '../ui/example';
import { Items, Points } from '../ui/ledger';
import { PageList } from '../ui/page-list';
import { Half, Pair, Section } from '../ui/section';
import { Fit } from './fit';
import { Questions } from './questions';
import { Sequence } from './sequence';
import { Technologies } from './technologies';

/** The kinds that take half a page's width, on the family's tint. */
const isHalf = (section?: AnySection): section is FitSection | QuestionsSection =>
  section?.kind === 'fit' || section?.kind === 'questions';

/** Four or five cards fill a row, each with its drawing. */
const fillsRow = (section: AnySection) => section.kind === 'cards' && section.cards.length >= 4;

interface ServiceSectionsProps {
  sections: readonly AnySection[];
  page: ServiceId;
}

/** The sections of a page in their order, each in the pattern of its kind. */
export function ServiceSections({ sections, page }: ServiceSectionsProps) {
  return sections.map((section, index) => {
    const next = sections[index + 1];
    const first = <SectionOfKind key={headingOf(section)} section={section} page={page} />;
    if (!isHalf(section)) return first;
    if (isHalf(sections[index - 1])) return null;
    return (
      <Pair key={headingOf(section)} theme={tintOf(page)}>
        {first}
        {isHalf(next) && <SectionOfKind section={next} page={page} />}
      </Pair>
    );
  });
}

function SectionOfKind({ section, page }: { section: AnySection; page: ServiceId }) {
  if (section.kind === 'specimen') return <Specimen section={section} page={page} />;
  const heading = headingOf(section);
  const body = <BodyOfKind {...section} />;
  if (isHalf(section)) return <Half heading={heading}>{body}</Half>;
  return (
    <Section
      heading={heading}
      lede={'intro' in section ? section.intro : undefined}
      {...((fillsRow(section) || section.kind === 'strengths') && { heads: 'above' })}
      {...(section.kind === 'steps' && {
        theme: 'night',
        heads: 'exhibit',
        aside: isPriced(page) && <Example as="display" service={page} />,
      })}
    >
      {body}
    </Section>
  );
}

/** What stands under a heading; a new kind does not compile until it is drawn. */
function BodyOfKind(section: Exclude<AnySection, SpecimenSection>) {
  switch (section.kind) {
    case 'features':
    case 'reasons':
      return <Items items={section.items} />;
    case 'strengths':
      return <Items items={section.items} layout="columns" />;
    case 'cards':
      return (
        <PageList pages={section.cards} as={fillsRow(section) ? 'cards' : 'rows'} by="readMore" />
      );
    case 'table':
      return <DataTable label={section.heading} columns={section.columns} rows={section.rows} />;
    case 'technologies':
      return <Technologies {...section} />;
    case 'steps':
      return <Steps {...section} />;
    case 'fit':
      return <Fit {...section} />;
    case 'questions':
      return <Questions {...section} />;
    default:
      return section satisfies never;
  }
}

/** How the work runs; under it what the customer gives and gets: two equal columns, the right one marked. */
function Steps({ steps, provide, receive }: StepsSection) {
  return (
    <>
      <Sequence steps={steps} />
      {provide && receive && (
        <div className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-4 md:mt-5">
          <Points heading={serviceWords.provide} points={provide} mark="dark" />
          <Points heading={serviceWords.receive} points={receive} mark="signal" />
        </div>
      )}
    </>
  );
}
