import type { HomeContent } from '@/content/home';
import { learnMoreAbout } from '@/content/interface';
import { slugOf } from '@/lib/text';
import { PageDrawing } from '../drawing/page-drawing';
import { RichText } from '../ui/rich-text';
import { RouteLink } from '../ui/site-link';

export function Assessments({ heading, lede, items, link }: HomeContent['assessments']) {
  const id = slugOf(heading);
  return (
    <section
      aria-labelledby={id}
      className="band bg-surface dark:border-y dark:border-line dark:bg-paper"
    >
      <div className="wrap grid items-center gap-5 md:grid-cols-[5fr_7fr] md:gap-10">
        <div className="max-w-60 md:max-w-none">
          <PageDrawing route="risk" />
        </div>
        <div>
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <p className="mt-2 max-w-measure text-muted">
            <RichText>{lede}</RichText>
          </p>
          <ul className="mt-4 border-b border-line">
            {items.map(({ route, title, text }) => (
              <li
                key={title}
                className="grid gap-0.5 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr] sm:gap-2"
              >
                <h3 className="text-body">
                  <RouteLink to={route} label={title} variant="row" />
                </h3>
                <p className="text-muted">
                  <RichText>{text}</RichText>
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <RouteLink
              to={link.route}
              label={link.label}
              said={` ${learnMoreAbout.assessments}`}
              variant="arrow"
            />
          </p>
        </div>
      </div>
    </section>
  );
}
