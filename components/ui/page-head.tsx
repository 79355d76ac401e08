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

/** The head of a page without a drawing: its name, large, and its lead beside it, both on one last line. */
export function PageHead({ above = ['home'], title, headline, intro, children }: PageHeadProps) {
  return (
    <div className="wrap pt-3 pb-4 md:pt-4 md:pb-6">
      <Breadcrumbs above={above} title={title} />
      <div className="mt-2 grid gap-3 md:mt-3 md:grid-cols-2 md:items-end md:gap-x-4">
        <h1 className="text-h1 text-balance">{title}</h1>
        <div className="grid gap-1">
          {headline && <p className="text-lede font-bold text-balance">{headline}</p>}
          <Lede>{intro}</Lede>
          {children}
        </div>
      </div>
    </div>
  );
}
