import type { Office } from '@/content/company';
import { headOffice } from '@/content/company';
import { headerWords } from '@/content/interface';
import { headerLinks } from '@/content/navigation';
import type { RouteId } from '@/content/routes';
import { canonicalPathOf, serviceIds } from '@/lib/routes';
import { RouteLink } from '../ui/site-link';
import { Logo } from './logo';
import { SearchLink } from './search-link';
import { ServicesPanel } from './services-panel';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  current?: RouteId;
  /** Whether the bar lies on a night hero. */
  night?: boolean;
}

/**
 * The bar on every page: logo, links, the Services panel and Contact Us. It works by CSS; the boot script turns it
 * solid, and closes what is open.
 */
export function SiteHeader({ current, night = beginsInNight(current) }: SiteHeaderProps) {
  const overHero = current === 'home';
  return (
    <header
      className={`${styles.header} print:hidden ${overHero ? styles.overHero : ''} ${night ? 'night' : ''}`}
    >
      <div className={`${styles.bar} wrap`}>
        <Logo />
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
              {headOffice && <HeadOfficePhone {...headOffice.phone} />}
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

function HeadOfficePhone({ dial, display }: Office['phone']) {
  return (
    <a href={`tel:${dial}`} className="flex min-h-target items-center text-h3 md:hidden">
      {display}
    </a>
  );
}

/** Home and the service pages have a night hero. */
function beginsInNight(current: RouteId | undefined): boolean {
  return current === 'home' || serviceIds.some((id) => id === current);
}

/** Whether a link is to the page it stands on, at whichever of its addresses. */
function isSamePage(linked: RouteId, current: RouteId | undefined): boolean {
  return current !== undefined && canonicalPathOf(linked) === canonicalPathOf(current);
}
