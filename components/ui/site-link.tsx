import type { ReactNode } from 'react';
import type { SitePath } from '@/lib/routes';

interface SiteLinkProps {
  href: SitePath;
  /** How it looks; like the text around it where none is given. */
  variant?: 'inline' | 'arrow' | 'row' | 'card' | 'filled' | 'outlined';
  /** Marks the link to the page it stands on. */
  current?: boolean;
  children: ReactNode;
}

const variants = {
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
export function SiteLink({ href, variant, current, children }: SiteLinkProps) {
  return (
    <a
      href={href}
      className={variant && variants[variant]}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
