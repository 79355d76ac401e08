import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Lede } from './section';

interface PageHeadProps {
  /** The pages above it, from home down. */
  above?: readonly RouteId[];
  title: string;
  /** The first line of the lead, in the visitor's words. */
  headline?: string;
  intro: string;
  children?: ReactNode;
}

/** The head of a page without a drawing: in the night, its name large, and its lead beside it. */
export function PageHead({ above = ['home'], title, headline, intro, children }: PageHeadProps) {
  return (
    <div className="night bg-paper">
      <div className="wrap pt-0.5 pb-4 md:pt-2 md:pb-7">
        <Breadcrumbs above={above} title={title} />
        <div className="mt-2 grid gap-3 md:mt-4 md:grid-cols-2 md:gap-x-4">
          <h1 className="text-h1 text-balance">{title}</h1>
          <div className="grid content-start gap-1">
            {headline && <p className="text-lede font-bold text-balance">{headline}</p>}
            <Lede>{intro}</Lede>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
