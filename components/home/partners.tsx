import { partnerMarks } from '@/content/choices';
import type { Partner } from '@/content/data';
import { svgSize } from '@/lib/drawings';
import { LogoStrip } from '../ui/logo-strip';

/** No logo is wider or higher, in CSS pixels. */
const WIDEST = 176;
const HIGHEST = 32;

interface PartnersProps {
  label: string;
  partners: readonly Partner[];
}

/** The partners' logos under their label: a strip that moves, a row of few, or nothing. */
export function Partners({ label, partners }: PartnersProps) {
  if (partners.length === 0) return null;
  const items = partners.map((partner) => ({
    key: partner.name,
    logo: partner.logo ? (
      <Logo name={partner.name} file={partner.logo} />
    ) : (
      <Wordmark {...partner} />
    ),
  }));
  return (
    <div className="pb-5 md:pb-10">
      <div className="wrap grid gap-2">
        <p className="caption" aria-hidden="true">
          {label}
        </p>
        <LogoStrip label={label} items={items} />
      </div>
    </div>
  );
}

function Logo({ name, file }: { name: string; file: string }) {
  const { width, height } = svgSize(file) ?? { width: HIGHEST, height: HIGHEST };
  const scale = Math.min(WIDEST / width, HIGHEST / height);
  return (
    <img
      src={file}
      alt={name}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
    />
  );
}

function Wordmark({ name, mark }: Partner) {
  return (
    <span className="flex items-center gap-1 text-small leading-[1.3] font-bold text-muted">
      {mark && (
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          className="shrink-0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d={partnerMarks[mark]} />
        </svg>
      )}
      {name}
    </span>
  );
}
