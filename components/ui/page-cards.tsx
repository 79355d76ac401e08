import { serviceWords } from '@/content/interface';
import type { RouteId } from '@/content/routes';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from './rich-text';
import { RouteLink } from './site-link';

interface PageCardsProps {
  cards: readonly { route: RouteId; title: string; text: string }[];
  /** What is pressed: the title itself, or Read More under the text. */
  by: 'title' | 'readMore';
}

/** A few pages that a page leads to, each under its drawing; in narrow windows rows, with the drawing at their end. */
export function PageCards({ cards, by }: PageCardsProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(15.5rem,1fr))] md:gap-y-6">
      {cards.map(({ route, title, text }) => (
        <li
          key={title}
          className="whole-link grid content-start gap-x-2 gap-y-1 *:col-start-1 max-md:grid-cols-[1fr_6rem] sm:max-md:grid-cols-[1fr_12rem] max-md:[&>svg]:col-start-2 max-md:[&>svg]:row-span-3 max-md:[&>svg]:row-start-1"
        >
          <DrawingThumbnail route={route} />
          <h3 className="text-lede leading-[1.3] md:mt-0.5">
            {by === 'title' ? <RouteLink to={route} label={title} variant="row" /> : title}
          </h3>
          <p className="max-w-measure text-muted">
            <RichText noAcronyms>{text}</RichText>
          </p>
          {by === 'readMore' && (
            <p>
              <RouteLink to={route} label={serviceWords.readMore} variant="arrow" />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
