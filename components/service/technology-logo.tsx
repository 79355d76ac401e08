import type { TechnologyId } from '@/content/technologies';

interface TechnologyLogoProps {
  icon: TechnologyId;
  name: string;
}

/** A vendor's mark from the shared sprite, with its name beside it. */
export function TechnologyLogo({ icon, name }: TechnologyLogoProps) {
  return (
    <span className="flex items-center gap-1.5 text-[1.125rem] font-bold whitespace-nowrap text-muted">
      <svg width="26" height="26" fill="currentColor" aria-hidden="true">
        <use href={`/technologies.svg#${icon}`} />
      </svg>
      {name}
    </span>
  );
}
