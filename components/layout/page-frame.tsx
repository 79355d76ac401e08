import type { ReactNode } from 'react';
import type { Attributes } from '@/client/attributes';
import { company, headOffice } from '@/content/company';
import { callOffice } from '@/content/contact';
import { headerWords, reachWords, scrollToTopWords } from '@/content/interface';
import { placeholders } from '@/content/placeholders';
import { type RouteId, routes } from '@/content/routes';
import { contactPathFrom } from '@/lib/contact/subjects';
import { today } from '@/lib/dates';
import { canonicalPathOf } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';
import { type Graph, pageGraph } from '@/lib/structured-data';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { DevelopmentScripts } from './development-scripts';
import { LogoMark } from './logo';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

const HEADER_END = 'header-end';

interface PageFrameProps {
  /** The page's id, unset for pages that are no row of the table. */
  current?: RouteId;
  /** The page that such a one is found under. */
  above?: RouteId;
  /** The address to print, where it is not that of `current`. */
  path?: string;
  /** What it says of itself to machines, where it is no row of the table. */
  graph?: Graph;
  children: ReactNode;
}

export function PageFrame({ current, above, path, graph, children }: PageFrameProps) {
  const address = path ?? canonicalPathOf(current ?? 'home');
  const hasReach = !current || (current !== 'contact' && !(current in placeholders));
  return (
    <>
      <a
        href="#main"
        className="fixed -top-10 left-1 z-20 rounded bg-signal px-2 py-1.5 font-bold text-on-signal forced-color-adjust-none focus:top-1 print:hidden"
      >
        {headerWords.skip}
      </a>
      <SiteHeader current={current} above={above} />
      {/* Paint waits until the header is parsed: its links are set from the right, and half of them would jump. */}
      <link rel="expect" href={`#${HEADER_END}`} blocking="render" />
      <span id={HEADER_END} hidden />
      {/* On every sheet of paper: whose it is above, and below where it came from, fixed and so repeated. */}
      <div
        className="mb-[5mm] hidden items-center gap-[2mm] text-[11pt] font-bold print:flex [&>svg]:h-auto [&>svg]:w-[7mm]"
        aria-hidden="true"
      >
        <LogoMark />
        {company.name}
      </div>
      <main id="main" tabIndex={-1} className="relative">
        {children}
        {hasReach && <Reach from={current} />}
      </main>
      <SiteFooter />
      <p className="fixed bottom-0 hidden text-[7pt] text-[#333] print:block" aria-hidden="true">
        {[company.name, company.email, absoluteUrl(address), today()].join(' · ')}
      </p>
      <ScrollToTop />
      {process.env.NODE_ENV === 'development' && <DevelopmentScripts />}
      <StructuredData graph={graph ?? (current && pageGraph(current))} />
    </>
  );
}

/**
 * A strip over the main part from one window below its top on, so that the bar sticks to the window’s foot from where the
 * page’s own buttons have gone. It goes under the section that ends the page, but where somebody is under attack; and it is
 * not on a window so low that it would take a fifth of the height.
 */
const REACH =
  'pointer-events-none absolute inset-x-0 bottom-0 hidden flex-col justify-end focus-within:z-3 max-sm:[@media(min-height:30rem)]:flex';

/** Its end is where the arrow stands. */
const WAYS =
  'night pointer-events-auto sticky bottom-0 flex min-h-7 items-center gap-1 border-t border-line bg-paper px-gutter pt-0.5 pb-[max(0.25rem,env(safe-area-inset-bottom))] text-small leading-[1.3] font-bold [word-spacing:0] [:root[data-scrolled=true]_&]:pe-9';

/** On phones, the two ways to a human at the foot of the window. */
function Reach({ from }: { from: RouteId | undefined }) {
  return (
    <nav
      aria-label={reachWords.nav}
      className={`${REACH} ${from === 'underAttack' ? 'top-[min(100svh+2rem,100%-3.5rem)] z-3' : 'top-[min(100svh+24rem,100%-3.5rem)] z-1'}`}
    >
      <p className={WAYS}>
        <a
          href={`tel:${headOffice.phone.dial}`}
          className={`flex min-h-6 grow flex-wrap items-center gap-x-1 whitespace-normal ${from === 'underAttack' ? 'justify-center rounded bg-amber text-ink' : ''}`}
        >
          {callOffice} <span>{headOffice.phone.display}</span>
        </a>
        {/* Who is under attack calls. */}
        {from !== 'underAttack' && (
          <SiteLink href={contactPathFrom(from)} variant="filled">
            {routes.contact.label}
          </SiteLink>
        )}
      </p>
    </nav>
  );
}

/** An arrow back to the top of a scrolled page. The boot script shows it and hears its press. */
function ScrollToTop() {
  return (
    <div className={`${styles.corner} max-sm:night fixed z-10`}>
      <button
        type="button"
        className="button w-6 border border-line bg-paper px-0"
        {...({ 'data-scroll-to-top': true } satisfies Attributes)}
      >
        <Icon name="up" />
        <span className="sr-only">{scrollToTopWords.label}</span>
      </button>
    </div>
  );
}

/**
 * What a page says of itself to machines: a block of data, which browsers never run. An escaped “<” keeps a text from
 * ending it.
 */
function StructuredData({ graph }: { graph: Graph | undefined }) {
  if (!graph) return null;
  return (
    <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
  );
}
