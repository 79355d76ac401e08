import type { Partner } from '@/content/data';
import { partnerMarks } from '@/content/partner-marks';
import { partners } from '@/content/partners';
import { LogoCarousel } from '../ui/logo-carousel';

export function Partners({ label }: { label: string }) {
  const items = partners.map((partner) => ({
    key: partner.name,
    logo: <Wordmark {...partner} />,
  }));
  return (
    <div className="border-y border-line py-4">
      <p className="wrap mono mb-2" aria-hidden="true">
        {label}
      </p>
      <LogoCarousel label={label} items={items} />
    </div>
  );
}

function Wordmark({ name, mark }: Partner) {
  return (
    <span className="flex items-center gap-1.5 text-lead font-bold text-muted">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={partnerMarks[mark]} />
      </svg>
      {name}
    </span>
  );
}
