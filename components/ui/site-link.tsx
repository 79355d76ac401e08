import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { ancestorsOf, canonicalPathOf, labelOf, pathOf, type SitePath } from '@/lib/routes';

const variants = {
  /** In running text. */
  inline: 'link',
  /** The same, in a list of links. */
  listed: 'link inline-flex min-h-target items-center md:min-h-4',
  /** In a list that is one of many things on a page, as in the Services panel. */
  quiet: 'inline-flex min-h-target items-center hover:text-signal',
  /** The same, where rows stand closer. */
  dense: 'inline-flex min-h-target items-center hover:text-signal md:min-h-4',
  page: 'block min-h-target min-w-target p-1.5 text-center aria-[current]:font-bold aria-[current]:text-signal',
  /** Leads on from what was just read. */
  arrow: 'arrow',
  /** A row's title, pressed over the height of a button; the row shows the arrow at its end. */
  row: 'my-[calc((1.2em-var(--spacing-target))/2)] py-[calc((var(--spacing-target)-1.2em)/2)] hover:text-signal arrow-after after:ml-1.5 after:align-[0.08em]',
  card: 'hover:text-signal',
  filled: 'button button-filled',
  outlined: 'button button-outlined',
} as const;

/** A place on the page itself, a person, or another site. */
type Elsewhere = `${'#' | 'mailto:' | 'tel:' | 'https://'}${string}`;

interface SiteLinkProps {
  href: SitePath | Elsewhere;
  /** How it looks; like the text around it where none is given. */
  variant?: keyof typeof variants;
  /** Marks the link to the page it stands on, or to one above that. */
  current?: 'page' | 'true';
  children: ReactNode;
}

/**
 * A link; to this site’s own pages by a path that exists. A plain `<a>`: documents are small enough that a full load is as
 * quick as a soft one, and none of the router's payload requests are made.
 */
export function SiteLink({ href, variant, current, children }: SiteLinkProps) {
  return (
    <a href={href} className={variant && variants[variant]} aria-current={current}>
      {children}
    </a>
  );
}

interface RouteLinkProps extends Pick<SiteLinkProps, 'variant'> {
  to: RouteId;
  label?: string;
  /** The page it stands on, where that is marked: it may be the same, at whichever of its addresses. */
  from?: RouteId;
  /** The page above that, where the table of routes does not say so. */
  above?: RouteId;
}

/** A link to a page by its one name; what is called otherwise says that name too, to who hears it. */
export function RouteLink({ to, label, variant, from, above }: RouteLinkProps) {
  const name = labelOf(to);
  const isHere = from && canonicalPathOf(from) === canonicalPathOf(to);
  const isAbove = to === above || (from && to !== 'home' && ancestorsOf(from).includes(to));
  return (
    <SiteLink
      href={pathOf(to)}
      variant={variant}
      current={isHere ? 'page' : isAbove ? 'true' : undefined}
    >
      {label ?? name}
      {label && label !== name && <span className="sr-only">{`: ${name}`}</span>}
    </SiteLink>
  );
}
