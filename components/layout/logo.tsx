import { company } from '@/content/company';
import { iconPath } from '@/lib/file-paths';
import { pathOf } from '@/lib/routes';

export function Logo() {
  return (
    <a
      href={pathOf('home')}
      className="inline-flex min-h-target flex-none items-center gap-1.5 text-body font-bold"
    >
      <LogoMark />
      {/* In a narrower bar the mark stands for it. */}
      <span className="max-[22rem]:sr-only">{company.shortName}</span>
    </a>
  );
}

/** The company's mark beside its name; `size` in pixels. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return <img src={iconPath} alt="" width={size} height={size} />;
}
