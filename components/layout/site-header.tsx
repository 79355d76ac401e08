import type { Attributes } from '@/client/attributes';
import { headOffice } from '@/content/company';
import { headerWords } from '@/content/interface';
import { headerLinks } from '@/content/navigation';
import type { RouteId } from '@/content/routes';
import { canonicalPathOf, labelOf, pathOf, serviceIds } from '@/lib/routes';
import { RouteLink } from '../ui/site-link';
import { Logo } from './logo';
import { ServicesPanel } from './services-panel';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  current?: RouteId;
  /** Whether the bar lies on a night hero, as home and the service pages have one. */
  night?: boolean;
}

/**
 * The bar on every page: logo, links, the Services panel and Contact Us. It works by CSS; the boot script turns it
 * solid, and closes what is open.
 */
export function SiteHeader({ current, night }: SiteHeaderProps) {
  const overHero = current === 'home';
  const inNight = night ?? (overHero || serviceIds.some((id) => id === current));
  return (
    <header
      className={`${styles.header} print:hidden ${overHero ? styles.overHero : ''} ${inNight ? 'night' : ''}`}
    >
      <div className={`${styles.bar} wrap`}>
        <Logo />
        <a
          href={pathOf('underAttack')}
          aria-current={current === 'underAttack' ? 'page' : undefined}
          className={styles.attack}
        >
          {headerWords.attack}
        </a>
        <details className={styles.menu}>
          <summary>
            <span className={styles.closed}>{headerWords.open}</span>
            <span className={styles.opened}>{headerWords.close}</span>
            <span className="sr-only">{` ${headerWords.menu}`}</span>
          </summary>
        </details>
        <nav aria-label={headerWords.nav} className={styles.nav}>
          <ul className={styles.list}>
            {headerLinks.map((id) => (
              <li key={id} className={styles.item}>
                {id === 'services' ? (
                  <ServicesPanel current={current} />
                ) : (
                  <RouteLink to={id} current={isSamePage(id, current)} />
                )}
              </li>
            ))}
            <li className={styles.item}>
              <SearchLink current={current === 'search'} />
            </li>
            <li className={styles.contact}>
              <RouteLink to="contact" variant="outlined" current={current === 'contact'} />
              <a href={`tel:${headOffice.phone.dial}`} className="button button-outlined md:hidden">
                {headOffice.phone.display}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The header's way to the search: a lens in the bar, the word in a phone's sheet. */
function SearchLink({ current }: { current: boolean }) {
  return (
    <a
      href={pathOf('search')}
      aria-current={current ? 'page' : undefined}
      {...({ 'aria-keyshortcuts': 'Control+K Meta+K' } satisfies Attributes)}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="max-md:hidden"
        aria-hidden="true"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.5 12.5 5 5" />
      </svg>
      <span className="md:sr-only">{labelOf('search')}</span>
    </a>
  );
}

/** Whether a link is to the page it stands on, at whichever of its addresses. */
function isSamePage(linked: RouteId, current: RouteId | undefined): boolean {
  return current !== undefined && canonicalPathOf(linked) === canonicalPathOf(current);
}
