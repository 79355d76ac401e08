import { serviceWords } from '@/content/interface';
import type { ServiceId } from '@/content/routes';
import type { Section as AnySection, ExchangeSection, FitSection } from '@/content/service-page';
import { labelOf } from '@/lib/routes';
import { headingOf } from '@/lib/section-heading';
import { Specimen } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { Items, Points } from '../ui/ledger';
import { PageList } from '../ui/page-list';
import { type Ground, Half, Pair, Section } from '../ui/section';
import { Questions } from './questions';
import { Sequence } from './sequence';
import { Technologies } from './technologies';

/** The kinds that take half a page's width: the ground of both halves, and what stands beside them where it follows. */
const halves: Partial<Record<AnySection['kind'], [Ground, beside?: AnySection['kind']]>> = {
  reasons: ['paper', 'strengths'],
  strengths: ['paper'],
  fit: ['surface', 'questions'],
  questions: ['surface'],
};

interface ServiceSectionsProps {
  sections: readonly AnySection[];
  page: ServiceId;
}

/** The sections of a page in their order, each in the pattern of its kind. */
export function ServiceSections({ sections, page }: ServiceSectionsProps) {
  const besideOf = (index: number) => {
    const [, beside] = halves[sections[index]?.kind ?? 'features'] ?? [];
    return sections[index + 1]?.kind === beside ? sections[index + 1] : undefined;
  };
  return sections.map((section, index) => {
    if (besideOf(index - 1)) return null;
    const [theme] = halves[section.kind] ?? [];
    const beside = besideOf(index);
    const first = <SectionOfKind key={headingOf(section)} section={section} page={page} />;
    if (!theme) return first;
    return (
      <Pair key={headingOf(section)} theme={theme}>
        {first}
        {beside && <SectionOfKind section={beside} page={page} />}
      </Pair>
    );
  });
}

/** Any section by its kind; a new kind does not compile until it is drawn. */
function SectionOfKind({ section, page }: { section: AnySection; page: ServiceId }) {
  const heading = headingOf(section);
  switch (section.kind) {
    case 'features':
      return (
        <Section heading={heading} lede={section.intro}>
          <Items items={section.items} />
        </Section>
      );
    case 'cards':
      return (
        <Section heading={heading} lede={section.intro}>
          <PageList pages={section.cards} as="rows" by="readMore" />
        </Section>
      );
    case 'table':
      return (
        <Section heading={heading} lede={section.intro}>
          <DataTable label={heading} columns={section.columns} rows={section.rows} />
        </Section>
      );
    case 'exchange':
      return (
        <Section heading={heading}>
          <Exchange {...section} />
        </Section>
      );
    case 'specimen':
      return <Specimen section={section} page={page} />;
    case 'technologies':
      return <Technologies {...section} />;
    case 'steps':
      return <Sequence {...section} />;
    case 'reasons':
    case 'strengths':
      return (
        <Half heading={heading}>
          <Items items={section.items} layout="above" />
        </Half>
      );
    case 'fit':
      return (
        <Half heading={heading}>
          <Fit {...section} />
        </Half>
      );
    case 'questions':
      return (
        <Half heading={heading}>
          <Questions {...section} />
        </Half>
      );
    default:
      return section satisfies never;
  }
}

/** What the customer gives, and what the customer gets for it: two equal columns, the right one marked. */
function Exchange({ provide, receive }: ExchangeSection) {
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-4">
      <Points heading={serviceWords.provide} points={provide} mark="dark" />
      <Points heading={serviceWords.receive} points={receive} mark="signal" />
    </div>
  );
}

/** For whom the service is, and who should choose which other. */
function Fit({ suits, instead }: FitSection) {
  const others = instead.map(({ when, choose }) => `${when}: [${labelOf(choose)}](${choose})`);
  return (
    <div className="grid gap-2 md:gap-3">
      <Points heading={serviceWords.suits} points={suits} />
      <Points heading={serviceWords.instead} points={others} />
    </div>
  );
}
