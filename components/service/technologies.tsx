import type { TechnologiesSection } from '@/content/service-page';
import { technologyLists } from '@/content/technologies';
import { LogoGrid, LogoStrip } from '../ui/logo-strip';
import { TechnologyLogo } from './technology-logo';

/** The products that the service works with: a strip that moves, or all of them at once. */
export function Technologies({ heading, list, motion }: TechnologiesSection) {
  const items = technologyLists[list].map((technology) => ({
    key: technology,
    logo: <TechnologyLogo id={technology} />,
  }));
  const Strip = motion === 'carousel' ? LogoStrip : LogoGrid;
  return <Strip label={heading} items={items} />;
}
