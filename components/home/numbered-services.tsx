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
            className="grid grid-cols-[2.75rem_1fr] border-t border-line py-4 md:grid-cols-[4.5rem_1fr]"
          >
            <span aria-hidden="true" className="text-small text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="text-h3">
                <RouteLink to={route} label={title} variant="row" />
              </h3>
              <p className="mt-1 max-w-measure text-muted">
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
