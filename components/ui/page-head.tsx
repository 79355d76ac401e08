import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { HeadDrawing } from '../drawing/page-drawing';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Lede } from './section';

interface PageHeadProps {
  /** The pages above it, from home down. */
  above?: readonly RouteId[];
  title: string;
  /** The first line of the lead, in the visitor's words. */
  headline?: string;
  intro: string;
  /** The page whose drawing stands beside it. */
  drawing?: RouteId;
  children?: ReactNode;
}

/** Left of a drawing. */
const BESIDE = 'sm:max-md:max-w-[calc(50%-1rem)] md:col-start-1';

/** The head of a page that has no cover: its name large, and its lead beside it, or under it where a drawing is beside. */
export function PageHead({ above, title, headline, intro, drawing, children }: PageHeadProps) {
  return (
    <HeadFrame above={above} title={title}>
      <h1 className={`text-h1 text-balance ${drawing ? `sm:max-md:text-exhibit ${BESIDE}` : ''}`}>
        {title}
      </h1>
      <div className={`grid content-start gap-1 ${drawing ? BESIDE : ''}`}>
        {headline && <p className="text-lede font-bold text-balance">{headline}</p>}
        <Lede>{intro}</Lede>
      </div>
      {children && <div className={drawing ? 'md:col-start-1' : 'md:col-start-2'}>{children}</div>}
      {drawing && <HeadDrawing route={drawing} />}
    </HeadFrame>
  );
}

/** The night that a page begins in, and its two halves. */
export function HeadFrame({ above = ['home'], title, children }: Omit<PageHeadProps, 'intro'>) {
  return (
    <div className="night relative overflow-clip bg-paper">
      <div className="wrap pt-0.5 pb-4 sm:pb-6 md:pt-2">
        <Breadcrumbs above={above} title={title} />
        <div className="mt-2 grid gap-3 md:mt-4 md:grid-cols-2 md:gap-x-4">{children}</div>
      </div>
    </div>
  );
}
