import { serviceWords } from '@/content/interface';
import type { ServiceCardsSection } from '@/content/service-page';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';
import styles from './items.module.css';

/** Cards that lead to other pages: boxed, numbered, with the page's drawing, each clickable through its one link. */
export function Cards({ heading, intro, cards }: ServiceCardsSection) {
  return (
    <Section heading={heading} heads="part" lede={intro}>
      <ol className={styles.cards}>
        {cards.map(({ route, title, text }, index) => (
          <li
            key={title}
            className="card whole-link flex justify-between gap-2 p-2 sm:gap-3 sm:p-2.5 md:p-3.5"
          >
            <div className="flex flex-1 basis-20 flex-col items-start gap-1">
              <span aria-hidden="true" className="text-small text-muted tabular-nums max-sm:hidden">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="text-h3 sm:text-reference">{title}</h3>
              <p className="max-w-measure grow text-muted">
                <RichText>{text}</RichText>
              </p>
              <RouteLink
                to={route}
                label={serviceWords.readMore}
                said={`: ${title}`}
                variant="arrow"
              />
            </div>
            <DrawingThumbnail route={route} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
