import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { canonicalPathOf } from '@/lib/routes';
import { pageGraph } from '@/lib/structured-data';
import { DevelopmentFrame } from './development-frame';
import { HydrationMark } from './hydration-mark';
import { PrintFoot } from './print-foot';
import { ScrollToTop } from './scroll-to-top';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { StructuredData } from './structured-data';

const HEADER_END = 'header-end';

interface PageFrameProps {
  /** The page's id, unset for pages that are no row of the table. */
  current?: RouteId;
  /** The address to print, where it is not that of `current`. */
  path?: string;
  /** Whether a page that is no row of the table begins in the night, for its bar to match. */
  night?: boolean;
  children: ReactNode;
}

/** What stands around every page. */
export function PageFrame({ current, path, night, children }: PageFrameProps) {
  const graph = current && pageGraph(current);
  return (
    <>
      <SkipLink />
      <SiteHeader current={current} night={night} />
      {/* Paint waits until the header is parsed: its links are set from the right, and half of them would jump. */}
      <link rel="expect" href={`#${HEADER_END}`} blocking="render" />
      <span id={HEADER_END} hidden />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <PrintFoot path={path ?? canonicalPathOf(current ?? 'home')} />
      <ScrollToTop />
      {process.env.NODE_ENV === 'development' && <DevelopmentFrame />}
      <HydrationMark />
      {graph && <StructuredData graph={graph} />}
    </>
  );
}
