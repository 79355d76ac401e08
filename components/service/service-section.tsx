import type { ServiceId } from '@/content/routes';
import type { Section as AnySection } from '@/content/service-page';
import { Specimen } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { Section } from '../ui/section';
import { Cards } from './cards';
import { Exchange } from './exchange';
import { Fit } from './fit';
import { Items } from './items';
import { Questions } from './questions';
import { Steps } from './steps';
import { Technologies } from './technologies';

/** Any section by its kind; a new kind does not compile until it is drawn. */
export function ServiceSection({ section, page }: { section: AnySection; page: ServiceId }) {
  switch (section.kind) {
    case 'features':
    case 'reasons':
    case 'strengths':
      return <Items {...section} />;
    case 'steps':
      return <Steps section={section} page={page} />;
    case 'cards':
      return <Cards {...section} />;
    case 'technologies':
      return <Technologies {...section} />;
    case 'fit':
      return <Fit {...section} />;
    case 'exchange':
      return <Exchange {...section} />;
    case 'table':
      return (
        <Section heading={section.heading} theme="surface" heads="part" lede={section.intro}>
          <DataTable label={section.heading} columns={section.columns} rows={section.rows} />
        </Section>
      );
    case 'questions':
      return <Questions {...section} />;
    case 'specimen':
      return <Specimen section={section} page={page} />;
    default:
      return section satisfies never;
  }
}
