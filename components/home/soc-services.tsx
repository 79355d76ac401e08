import type { HomeContent } from '@/content/home';
import { learnMoreAbout } from '@/content/interface';
import { DrawingThumbnail } from '../drawing/page-drawing';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

export function SocServices({ heading, lede, items, link }: HomeContent['soc']) {
  return (
    <Section heading={heading} lede={lede}>
      <ul className="grid gap-2 lg:grid-cols-3 lg:gap-3">
        {items.map(({ route, title, text }) => (
          <li
            key={title}
            className="card whole-link grid grid-cols-[88px_1fr] gap-2 p-2 sm:grid-cols-2 sm:items-center sm:gap-4 sm:p-2.5 md:p-3.5 lg:p-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:items-start lg:gap-0"
          >
            <div className="sm:max-lg:order-1">
              <DrawingThumbnail route={route} />
            </div>
            <div>
              <h3 className="text-lede sm:mt-2">
                <RouteLink to={route} label={title} variant="row" />
              </h3>
              <p className="mt-1 text-muted">
                <RichText>{text}</RichText>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <RouteLink
          to={link.route}
          label={link.label}
          said={` ${learnMoreAbout.soc}`}
          variant="arrow"
        />
      </p>
    </Section>
  );
}
