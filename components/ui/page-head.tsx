import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Lede } from './section';

interface PageHeadProps {
  /** The pages above it, from home down. */
  above?: readonly RouteId[];
  title: string;
  /** The last step of the breadcrumbs, where it is not the title. */
  crumb?: string;
  intro: string;
  children?: ReactNode;
}

/** The head of a page that does not begin in the night: its title over a rule. */
export function PageHead({
  above = ['home'],
  title,
  crumb = title,
  intro,
  children,
}: PageHeadProps) {
  return (
    <div className="wrap pt-4 pb-6 md:pt-5 md:pb-9">
      <Breadcrumbs above={above} title={crumb} />
      <div className="mt-5 grid gap-3 border-t border-line pt-4 md:grid-cols-[7fr_5fr] md:items-baseline md:gap-8 md:pt-6">
        <h1 className="text-h1">{title}</h1>
        <div>
          <Lede>{intro}</Lede>
          {children}
        </div>
      </div>
    </div>
  );
}
