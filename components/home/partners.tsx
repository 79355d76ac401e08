import { partnerMarks } from '@/content/choices';
import type { Partner } from '@/content/data';
import { svgSize } from '@/lib/drawings';
import { LogoStrip } from '../ui/logo-strip';

/** The partners' logos under their label: a strip that moves, a row of few, or nothing. */
export function Partners({ label, partners }: { label: string; partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  const items = partners.map((partner) => ({
    key: partner.name,
    logo: partner.logo ? (
      <img
        src={partner.logo}
        alt={partner.name}
        {...svgSize(partner.logo)}
        className="h-4 w-auto max-w-22 object-contain"
      />
    ) : (
      <Wordmark {...partner} />
    ),
  }));
  return (
    <div className="pt-4 md:pt-5">
      <div className="wrap grid gap-2">
        <p className="caption" aria-hidden="true">
          {label}
        </p>
        <LogoStrip label={label} items={items} />
      </div>
    </div>
  );
}

function Wordmark({ name, mark }: Partner) {
  return (
    <span className="flex items-center gap-1 text-small leading-[1.3] font-bold text-muted">
      {mark && (
        <svg
          viewBox="0 0 24 24"
          className="size-3 shrink-0 fill-none stroke-current stroke-2 sm:size-3.75"
          aria-hidden="true"
        >
          <path d={partnerMarks[mark]} />
        </svg>
      )}
      {name}
    </span>
  );
}
