import { serviceWords } from '@/content/interface';
import type { ServiceCardsSection } from '@/content/service-page';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

/** The pages that a page leads to, as a ledger: each row is clickable through its one link. */
export function Cards({ heading, intro, cards }: ServiceCardsSection) {
  return (
    <Section heading={heading} lede={intro}>
      <ul className="border-b border-line">
        {cards.map(({ route, title, text }) => (
          <li
            key={title}
            className="whole-link grid gap-x-4 border-t border-line py-2 sm:grid-cols-8"
          >
            <h3 className="text-lede leading-[1.3] font-bold sm:col-span-3">{title}</h3>
            <div className="flex sm:col-span-5 items-start justify-between gap-4">
              <div className="min-w-0">
                <p className="text-muted">
                  <RichText>{text}</RichText>
                </p>
                <p className="max-sm:-my-1">
                  <RouteLink
                    to={route}
                    label={serviceWords.readMore}
                    said={`: ${title}`}
                    variant="arrow"
                  />
                </p>
              </div>
              <DrawingThumbnail route={route} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
