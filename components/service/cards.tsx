import { serviceWords } from '@/content/interface';
import type { ServiceCardsSection } from '@/content/service-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

/** Cards that lead to other pages: ruled, numbered, each clickable through its one link. */
export function Cards({ heading, intro, cards }: ServiceCardsSection) {
  return (
    <Section heading={heading} lede={intro}>
      <ol className="grid gap-x-5 sm:grid-cols-2">
        {cards.map(({ route, title, text }, index) => (
          <li
            key={title}
            className="whole-link grid content-start gap-1 border-t border-line pt-2.5 pb-3 sm:last:odd:col-span-2"
          >
            <span aria-hidden="true" className="font-mono text-small text-amber">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-measure text-muted">
              <RichText>{text}</RichText>
            </p>
            <RouteLink
              to={route}
              label={serviceWords.readMore}
              said={`: ${title}`}
              variant="arrow"
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
