import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { HydrationMark } from './hydration-mark';
import { PrintFoot } from './print-foot';
import { ScrollToTop } from './scroll-to-top';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** What stands around every page. `current` is the page's id, unset for pages that are no row of the table. */
export function PageFrame({ current, children }: { current?: RouteId; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader current={current} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <PrintFoot current={current} />
      <ScrollToTop />
      <HydrationMark />
    </>
  );
}
