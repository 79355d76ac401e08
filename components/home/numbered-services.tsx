import type { HomeContent } from '@/content/home';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

/** The families, each with its drawing, in rows as wide as the page. */
export function NumberedServices({ heading, lede, items }: HomeContent['services']) {
  return (
    <Section heading={heading} lede={lede} heads="above">
      <ol className="border-b border-line">
        {items.map(({ title, route, text, includes }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] items-baseline gap-x-2 gap-y-1 border-t border-line py-3 sm:grid-cols-[2rem_1fr_11rem] lg:grid-cols-[2rem_4fr_6fr_11rem] lg:gap-x-4"
          >
            <span aria-hidden="true" className="text-small text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-lede">
              <RouteLink to={route} label={title} variant="row" />
            </h3>
            <div className="max-lg:col-start-2">
              <p className="max-w-measure text-muted">
                <RichText>{text}</RichText>
              </p>
              {includes.length > 0 && (
                <ul className="mt-1 flex flex-wrap gap-x-3 font-medium">
                  {includes.map((included) => (
                    <li key={included.route}>
                      <RouteLink to={included.route} label={included.label} variant="listed" />
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div className="justify-self-end self-center max-sm:hidden sm:max-lg:col-start-3 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
              <DrawingThumbnail route={route} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
