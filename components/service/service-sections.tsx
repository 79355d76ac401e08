import { isPriced } from '@/content/example-durations';
import type { ServiceId } from '@/content/routes';
import type { Section as AnySection, Source } from '@/content/service-page';
import type { SpecimenSection } from '@/content/specimen';
import { headingOf } from '@/lib/section-heading';
import { Specimen, tintOf } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { Example } from '../ui/example';
import { Items } from '../ui/ledger';
import { PageList } from '../ui/page-list';
import { Half, Pair, Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';
import { Answers } from './answers';
import { Assurances, Sources } from './asides';
import { Fit } from './fit';
import { Sequence } from './sequence';
import { Technologies } from './technologies';

/** The kinds that take half a page's width, those of one band side by side. */
const bands: { [Kind in AnySection['kind']]?: 'reasons' | 'choice' } = {
  reasons: 'reasons',
  strengths: 'reasons',
  fit: 'choice',
  questions: 'choice',
};

/** Four cards fill a row, more stand in two columns, and fewer are rows without drawings. */
function lookOf({ length }: readonly unknown[]) {
  if (length < 4) return 'rows';
  return length === 4 ? 'cards' : 'pairs';
}

/** What stands beside its heading. */
const isNarrow = (section: AnySection) =>
  ['technologies', 'table'].includes(section.kind) ||
  (section.kind === 'cards' && lookOf(section.cards) === 'rows');

interface ServiceSectionsProps {
  page: ServiceId;
  sections: readonly AnySection[];
  /** Under whom the service suits and what buyers ask. */
  sources?: readonly Source[];
}

/** The sections of a page in their order, each in the pattern of its kind. */
export function ServiceSections({ sections, page, sources }: ServiceSectionsProps) {
  return sections.map((section, index) => {
    const key = headingOf(section);
    const band = bands[section.kind];
    if (!band) return <SectionOfKind key={key} section={section} page={page} />;
    const [before, next] = [sections[index - 1], sections[index + 1]];
    if (before && bands[before.kind] === band) return null;
    return (
      <Pair key={key} theme={band === 'choice' ? tintOf(page) : 'paper'}>
        <div>
          <SectionOfKind section={section} page={page} />
          {band === 'choice' && sources && <Sources page={page} sources={sources} />}
        </div>
        <div>
          {next && bands[next.kind] === band && <SectionOfKind section={next} page={page} />}
          {band === 'choice' && <Assurances page={page} />}
        </div>
      </Pair>
    );
  });
}

function SectionOfKind({ section, page }: { section: AnySection; page: ServiceId }) {
  if (section.kind === 'specimen') return <Specimen section={section} page={page} />;
  const heading = headingOf(section);
  const body = <BodyOfKind {...section} />;
  if (bands[section.kind]) return <Half heading={heading}>{body}</Half>;
  return (
    <Section
      heading={heading}
      lede={'intro' in section ? section.intro : undefined}
      heads={isNarrow(section) ? 'beside' : 'above'}
      theme={section.kind === 'steps' ? 'night' : 'paper'}
    >
      {section.kind === 'steps' && isPriced(page) && <Example service={page} />}
      {body}
    </Section>
  );
}

/** What stands under a heading; a new kind does not compile until it is drawn. */
function BodyOfKind(section: Exclude<AnySection, SpecimenSection>) {
  switch (section.kind) {
    case 'features':
      return <Items items={section.items} />;
    case 'reasons':
    case 'strengths':
      return <Items items={section.items} as="rows" />;
    case 'cards':
      return <PageList pages={section.cards} as={lookOf(section.cards)} by="readMore" />;
    case 'table':
      return <DataTable label={section.heading} columns={section.columns} rows={section.rows} />;
    case 'technologies':
      return <Technologies {...section} />;
    case 'steps':
      return <Sequence {...section} />;
    case 'fit':
      return <Fit {...section} />;
    case 'questions':
      return (
        <div>
          <p className="-mt-1 pb-0.5">
            <RouteLink to="buying" variant="arrow" />
          </p>
          <Answers
            items={section.items.map(({ question: title, answer: text }) => ({ title, text }))}
          />
        </div>
      );
    default:
      return section satisfies never;
  }
}
