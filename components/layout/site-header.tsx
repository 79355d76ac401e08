import { headOffice } from '@/content/company';
import { headerWords } from '@/content/interface';
import { headerLinks } from '@/content/navigation';
import type { RouteId } from '@/content/routes';
import { labelOf, pathOf } from '@/lib/routes';
import { Icon } from '../ui/icon';
import { RouteLink } from '../ui/site-link';
import { Logo } from './logo';
import { ServicesPanel } from './services-panel';
import styles from './site-header.module.css';

/**
 * The bar on every page: logo, links, the Services panel and Contact Us. It works by CSS; the boot script turns it
 * solid on home, and closes what is open.
 */
export function SiteHeader({ current, above }: { current?: RouteId; above?: RouteId }) {
  return (
    <header
      className={`${styles.header} night z-10 md:py-1 md:[--spacing-header:3.5rem] print:hidden ${current === 'home' ? styles.overHero : ''}`}
    >
      <div className="wrap flex h-(--spacing-header) items-center justify-between">
        <Logo />
        <a
          href={pathOf('underAttack')}
          aria-current={current === 'underAttack' ? 'page' : undefined}
          className="mr-1.5 ml-auto flex min-h-target items-center text-small font-bold underline decoration-amber decoration-2 underline-offset-[0.35em] leading-[1.5] hover:text-signal sm:mr-auto sm:ml-3 sm:whitespace-nowrap max-sm:max-w-12"
        >
          <span>
            {headerWords.attackWhen} <span className="max-lg:sr-only">{headerWords.attack}</span>
          </span>
        </a>
        <details className={`${styles.menu} peer flex-none whitespace-nowrap md:hidden`}>
          <summary className="chevron flex min-h-target items-center gap-1 rounded border border-muted px-1 font-bold sm:px-1.5">
            {headerWords.menu}
          </summary>
        </details>
        <nav
          aria-label={headerWords.nav}
          className={`${links} max-md:fixed max-md:inset-x-0 max-md:top-[calc(var(--spacing-header)+1px)] max-md:bottom-0 max-md:hidden max-md:overflow-y-auto max-md:bg-paper max-md:px-gutter max-md:py-2 max-md:peer-open:block`}
        >
          <ul className="max-md:flex max-md:min-h-full max-md:flex-col md:flex md:items-center md:gap-3 md:font-medium lg:gap-4">
            {headerLinks.map((id) => (
              <li key={id} className={item}>
                {id === 'services' ? (
                  <ServicesPanel current={current} />
                ) : (
                  <RouteLink to={id} from={current} above={above} />
                )}
              </li>
            ))}
            <li className={item}>
              {/* A lens in the bar, the word in a phone's sheet. */}
              <a href={pathOf('search')} aria-current={current === 'search' ? 'page' : undefined}>
                <span className="max-md:hidden">
                  <Icon name="search" />
                </span>
                <span className="md:sr-only">{labelOf('search')}</span>
              </a>
            </li>
            {/* At the foot of a phone's sheet, under the thumb. */}
            <li className="flex flex-wrap gap-1.5 max-md:mt-auto max-md:pt-3 max-md:[&>a]:grow">
              <RouteLink to="contact" variant="outlined" from={current} />
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

/** All links of the bar and its panel. In the bar they are as high as it, and so is their ring within it. */
const links = '[&_a:hover]:text-signal md:[&_:focus-visible]:-outline-offset-2';

/** A link of the bar: as high as the bar, or a row of a phone's sheet. */
const item =
  'max-md:border-b max-md:border-line [&>a]:flex [&>a]:min-h-6 [&>a]:items-center max-md:[&>a]:font-bold md:[&>a]:h-(--spacing-header) md:[&>a]:min-w-target md:[&>a]:justify-center';
