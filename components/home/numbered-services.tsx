import type { HomeContent } from '@/content/home';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';
import styles from './numbered-services.module.css';

/** The families, each with its drawing, in rows as wide as the page. */
export function NumberedServices({ heading, items }: HomeContent['services']) {
  return (
    <Section heading={heading} heads="above">
      <ol className="border-b border-line">
        {items.map(({ title, route, text, includes }, index) => (
          <li key={title} className={styles.row}>
            <span aria-hidden="true" className="text-small text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="text-reference md:text-part">
              <RouteLink to={route} label={title} variant="row" />
            </h3>
            <div>
              <p className="max-w-measure text-balance text-muted sm:text-lead">
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
            <DrawingThumbnail route={route} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
