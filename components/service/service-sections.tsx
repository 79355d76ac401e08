import type { ServiceId } from '@/content/routes';
import type { Section as AnySection } from '@/content/service-page';
import { headingOf } from '@/lib/section-heading';
import { DataTable } from '../ui/data-table';
import { Half, Pair } from '../ui/pair';
import { Section } from '../ui/section';
import { Cards } from './cards';
import { Exchange } from './exchange';
import { Exhibit } from './exhibit';
import { Features } from './features';
import { Fit } from './fit';
import { Questions } from './questions';
import { Reasons } from './reasons';
import { Sequence } from './sequence';
import { Technologies } from './technologies';

/** The kinds that take half a page's width, and the ground of both halves. */
const halves: Partial<Record<AnySection['kind'], 'paper' | 'surface'>> = {
  reasons: 'paper',
  strengths: 'paper',
  fit: 'surface',
  questions: 'surface',
};

interface ServiceSectionsProps {
  sections: readonly AnySection[];
  page: ServiceId;
}

/** The sections of a page in their order, each in the pattern of its kind. */
export function ServiceSections({ sections, page }: ServiceSectionsProps) {
  return rowsOf(sections).map(([first, ...beside]) => {
    const theme = halves[first.kind];
    const key = headingOf(first);
    if (!theme) return <ServiceSection key={key} section={first} page={page} />;
    return (
      <Pair key={key} theme={theme}>
        {[first, ...beside].map((section) => (
          <ServiceSection key={section.kind} section={section} page={page} />
        ))}
      </Pair>
    );
  });
}

type Row = [first: AnySection, ...beside: AnySection[]];

/** A section, or two whose halves stand side by side because one follows the other. */
function rowsOf(sections: readonly AnySection[]): Row[] {
  const rows: Row[] = [];
  for (const section of sections) {
    const row = rows.at(-1);
    if (row?.length === 1 && halves[section.kind] && halves[section.kind] === halves[row[0].kind])
      row.push(section);
    else rows.push([section]);
  }
  return rows;
}

/** Any section by its kind; a new kind does not compile until it is drawn. */
function ServiceSection({ section, page }: { section: AnySection; page: ServiceId }) {
  switch (section.kind) {
    case 'features':
      return <Features {...section} />;
    case 'cards':
      return <Cards {...section} />;
    case 'specimen':
      return <Exhibit section={section} page={page} />;
    case 'exchange':
      return <Exchange {...section} />;
    case 'technologies':
      return <Technologies {...section} />;
    case 'steps':
      return <Sequence {...section} />;
    case 'table':
      return (
        <Section heading={section.heading} lede={section.intro}>
          <DataTable label={section.heading} columns={section.columns} rows={section.rows} />
        </Section>
      );
    case 'reasons':
    case 'strengths':
      return (
        <Half heading={headingOf(section)}>
          <Reasons items={section.items} />
        </Half>
      );
    case 'fit':
      return (
        <Half heading={section.heading}>
          <Fit {...section} />
        </Half>
      );
    case 'questions':
      return (
        <Half heading={headingOf(section)}>
          <Questions {...section} />
        </Half>
      );
    default:
      return section satisfies never;
  }
}
