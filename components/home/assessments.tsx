import type { HomeContent } from '@/content/home';
import { learnMoreAbout } from '@/content/interface';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

export function Assessments({ heading, lede, items, link }: HomeContent['assessments']) {
  return (
    <Section heading={heading} lede={lede} theme="surface">
      <ul className="border-b border-line">
        {items.map(({ route, title, text }) => (
          <li
            key={title}
            className="grid gap-x-4 gap-y-0.5 border-t border-line py-2 sm:grid-cols-[3fr_5fr]"
          >
            <h3>
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
    </Section>
  );
}
