import type { HomeContent } from '@/content/home';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

export function NumberedServices({ heading, items }: HomeContent['services']) {
  return (
    <Section heading={heading} heads="margin">
      <ol className="border-b border-line">
        {items.map(({ title, route, text, includes }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_1fr] border-t border-line py-4 md:grid-cols-[3rem_1fr_1fr] md:gap-x-3 md:py-3"
          >
            <span aria-hidden="true" className="text-small text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-h3 md:text-part">
              <RouteLink to={route} label={title} variant="row" />
            </h3>
            <div className="max-md:col-start-2">
              <p className="max-w-measure text-muted max-md:mt-1">
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
          </li>
        ))}
      </ol>
    </Section>
  );
}
