import type { TechnologiesSection } from '@/content/service-page';
import { technologyLists } from '@/content/technologies';
import { slugOf } from '@/lib/text';
import { LogoCarousel, LogoRow } from '../ui/logo-carousel';
import { RichText } from '../ui/rich-text';
import { TechnologyLogo } from './technology-logo';

export function Technologies({ heading, intro, list, motion }: TechnologiesSection) {
  const id = slugOf(heading);
  const items = technologyLists[list].map((technology) => ({
    key: technology,
    logo: <TechnologyLogo id={technology} />,
  }));
  const Strip = motion === 'carousel' ? LogoCarousel : LogoRow;
  return (
    <section id={id} aria-label={heading} className="border-y border-line py-3 sm:py-5">
      <div className="wrap grid gap-1 md:grid-cols-[7fr_5fr] md:items-baseline md:gap-8">
        <h2 className="text-reference sm:text-part">{heading}</h2>
        {intro && (
          <p className="max-w-measure text-small text-muted">
            <RichText>{intro}</RichText>
          </p>
        )}
      </div>
      <div className="mt-2 sm:mt-4">
        <Strip label={heading} items={items} />
      </div>
    </section>
  );
}
