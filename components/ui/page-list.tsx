import { buying } from '@/content/buying';
import {
  exampleDurations,
  exampleRow,
  examplesOf,
  type PricedService,
} from '@/content/example-durations';
import type { NumberedService } from '@/content/home';
import { serviceWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { labelOf } from '@/lib/routes';
import { DrawingCard } from '../drawing/page-drawing';
import { Price } from './example';
import { RichText } from './rich-text';
import { RouteLink } from './site-link';

/** In narrow windows the drawing stands at the end of its text. */
const beside = 'grid-cols-[1fr_7rem] sm:max-md:grid-cols-[1fr_12rem]';

const variants = {
  /** Rows over the frame's whole width, each with its number and its drawing; on phones the drawing stands beside the title. */
  numbered: {
    list: '',
    page: `${beside} border-t border-line py-2 sm:max-md:gap-y-2 sm:grid-rows-[auto_1fr] md:grid-cols-4 md:py-4 max-md:[&>svg]:col-start-2 max-sm:[&>svg]:row-start-1 sm:[&>svg]:row-[1/span_2] md:[&>svg]:col-[4/-1] md:max-lg:[&>svg]:hidden`,
    title: 'lg:text-h3',
    text: 'max-sm:col-span-full',
  },
  /** Rows beside a section's heading. */
  rows: {
    list: '',
    page: 'whole-link border-t border-line py-1.5 sm:grid-cols-3',
    title: 'sm:row-span-2',
    text: 'sm:col-span-2 sm:pt-0.5',
  },
  /** Side by side, each under its drawing; the links of a row stand at one height. */
  cards: {
    list: 'grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] md:gap-4',
    page: `whole-link ${beside} content-start *:col-start-1 md:row-span-4 md:grid-rows-subgrid md:grid-cols-1 max-md:[&>svg]:col-start-2 max-sm:[&>svg]:row-start-1 sm:max-md:[&>svg]:row-[1/span_3] md:[&>svg]:order-first`,
    title: 'md:pt-1 md:text-body',
    text: 'max-sm:col-span-full',
  },
  /** In two columns, each beside its drawing. */
  pairs: {
    list: 'grid gap-3 md:grid-cols-2 md:gap-x-4',
    page: 'whole-link grid-cols-[1fr_7rem] content-start border-line sm:grid-cols-[1fr_12rem] md:border-t md:pt-2 *:col-start-1 [&>svg]:col-start-2 [&>svg]:row-span-3 [&>svg]:row-start-1',
    title: '',
    text: '',
  },
} as const;

interface PageListProps {
  pages: readonly {
    route: RouteId;
    title: string;
    text: string;
    /** The services below it, and which of them has its price shown. */
    services?: readonly PricedService[];
    priced?: PricedService;
  }[];
  as: keyof typeof variants;
  /** What is pressed: the title itself, or Read More under the text. */
  by: 'title' | 'readMore';
}

/** The pages that a page leads to. */
export function PageList({ pages, as, by }: PageListProps) {
  const looks = variants[as];
  const List = as === 'numbered' ? 'ol' : 'ul';
  // On phones titles say enough, where a text is no more than a way on.
  const brief = by === 'title' && as !== 'numbered' ? 'max-sm:hidden' : '';
  return (
    <List className={looks.list}>
      {pages.map(({ route, title, text, services, priced }, index) => (
        <li key={title} className={`grid gap-x-2 gap-y-1 sm:gap-x-4 ${looks.page}`}>
          <h3 className={`flex items-baseline gap-2 text-lede leading-[1.3] ${looks.title}`}>
            {as === 'numbered' && (
              <span
                aria-hidden="true"
                className="w-3 shrink-0 text-body font-normal text-muted lg:absolute lg:-ml-4.5"
              >
                {String(index + 1).padStart(2, '0')}
              </span>
            )}
            {by === 'title' ? <RouteLink to={route} label={title} variant="row" /> : title}
          </h3>
          <div className={`max-w-measure text-muted ${looks.text} ${brief}`}>
            <p>
              <RichText noTerms={as !== 'numbered'}>{text}</RichText>
            </p>
          </div>
          {services && priced && <Services services={services} priced={priced} />}
          {by === 'readMore' && (
            <p className={`-my-1 ${looks.text}`}>
              <RouteLink to={route} label={serviceWords.readMore} variant="arrow" />
            </p>
          )}
          {as !== 'rows' && <DrawingCard route={route} />}
        </li>
      ))}
      {as === 'pairs' && pages.length % 2 === 1 && (
        <li className="border-line pt-2 md:border-t">
          <RouteLink to="choose" label={buying.choose} variant="arrow" />
        </li>
      )}
    </List>
  );
}

/** The services of a family by name, and what one of them costs. */
function Services({ services, priced }: Pick<NumberedService, 'services' | 'priced'>) {
  const { work, price } = exampleRow(exampleDurations[priced]);
  const listed = services.flatMap((route) =>
    examplesOf(route).flatMap(({ name = labelOf(route), size }) => (size ? [{ route, name }] : [])),
  );
  return (
    <div className="items-start gap-x-4 max-md:col-span-full sm:grid sm:grid-cols-[2fr_1fr] md:col-[2/-1] md:row-[1/span_2] md:grid-cols-2 lg:col-[2/4]">
      <ul className="grid grid-cols-2 gap-x-2 sm:gap-x-4 md:grid-cols-1">
        {listed.map(({ route, name }) => (
          <li key={name}>
            <RouteLink to={route} label={name} variant="dense" />
          </li>
        ))}
      </ul>
      <p className="text-muted max-sm:mt-1.5 sm:pt-1 md:pt-0.5">
        <span className="block text-small">{work}</span>
        <Price amount={price[0]} unit={price[1]} as="listed" />
      </p>
    </div>
  );
}
