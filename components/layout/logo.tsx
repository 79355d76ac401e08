import { createElement, type ReactElement } from 'react';
import type { XastElement } from 'svgo';
import { company } from '@/content/company';
import { drawMark } from '@/lib/mark';
import { pathOf } from '@/lib/routes';

export function Logo() {
  return (
    <a
      href={pathOf('home')}
      className="inline-flex min-h-target items-center gap-1.5 text-lead font-bold"
    >
      <LogoMark place="header" />
      {company.shortName}
    </a>
  );
}

/** The company's mark, its ink that of the text around it. */
export function LogoMark({ place }: { place: 'header' | 'main' | 'footer' }) {
  const { root } = drawMark({
    attributes: { width: '30', height: '30', 'aria-hidden': 'true' },
    inks: { text: 'currentColor', signal: 'var(--color-signal)' },
    idPrefix: place,
  });
  return inReact(root);
}

function inReact({ name, attributes, children }: XastElement): ReactElement {
  const properties = Object.entries(attributes).map(([key, value]) => [
    key.replace(/(?<!^aria)-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const parts = children.flatMap((child) => (child.type === 'element' ? [inReact(child)] : []));
  return createElement(name, Object.fromEntries(properties), ...parts);
}
