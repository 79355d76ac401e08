import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/routes';

interface SiteLinkProps {
  href: SitePath;
  /** How it looks; plain text where nothing is said. */
  look?: 'inline' | 'arrow' | 'row' | 'card' | 'filled' | 'outlined';
  /** Marks the link to the page it stands on. */
  current?: boolean;
  children: ReactNode;
}

const looks = {
  inline: 'inline-link',
  arrow: 'arrow',
  row: 'row-link',
  card: 'hover:text-signal',
  filled: 'button button-filled',
  outlined: 'button button-outlined',
} as const;

/**
 * A link to a page of this site. A plain `<a>`: documents are small enough that a full load is as
 * quick as a soft one, and none of the router's payload requests are made.
 */
export function SiteLink({ href, look, current, children }: SiteLinkProps) {
  return (
    <a href={href} className={look && looks[look]} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}
