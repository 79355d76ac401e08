import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { company } from '@/content/company';
import { drawMark } from '@/lib/mark';
import { pathOf } from '@/lib/routes';
import { parseSvg } from '@/lib/svg-file';

export function Logo() {
  return (
    <a
      href={pathOf('home')}
      className="inline-flex min-h-target items-center gap-1.5 text-lead font-bold"
    >
      <LogoMark place="header" />
      {/* In a narrower bar the mark stands for it. */}
      <span className="max-[22rem]:sr-only">{company.shortName}</span>
    </a>
  );
}

/** The company's mark, its ink that of the text around it. */
export function LogoMark({ place }: { place: 'header' | 'main' | 'footer' | 'paper' }) {
  const mark = drawMark({
    attributes: { width: '30', height: '30', 'aria-hidden': 'true' },
    inks: { text: 'currentColor', signal: 'var(--color-signal)' },
    idPrefix: place,
  });
  return toJsxRuntime(parseSvg(mark), { Fragment, jsx, jsxs, space: 'svg' });
}
