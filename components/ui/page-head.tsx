import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Lede } from './section';

interface PageHeadProps {
  /** The pages above it, from home down. */
  above?: readonly RouteId[];
  title: string;
  headline?: string;
  /** The last step of the breadcrumbs, where it is not the title. */
  crumb?: string;
  intro: string;
  children?: ReactNode;
}

/** Characters from which on a headline is set smaller, so that it takes three lines beside a drawing. */
const LONG = 40;

/** The title of a page, large; small over its headline where it has one. */
export function PageTitle({ title, headline }: Pick<PageHeadProps, 'title' | 'headline'>) {
  if (!headline) return <h1 className="text-h1">{title}</h1>;
  return (
    <div>
      <h1 className="text-lead font-bold text-signal">{title}</h1>
      <p
        className={`mt-1 font-bold text-balance ${headline.length > LONG ? 'text-h1-long' : 'text-h1'}`}
      >
        {headline}
      </p>
    </div>
  );
}

/** The head of a page without a drawing: its words stand on the first line of what is set large. */
export function PageHead({
  above = ['home'],
  title,
  headline,
  crumb = title,
  intro,
  children,
}: PageHeadProps) {
  return (
    <div className="wrap pt-3 pb-5 md:pt-4 md:pb-6">
      <Breadcrumbs above={above} title={crumb} />
      <div className="mt-2 grid gap-3 md:mt-3 md:grid-cols-[7fr_5fr] md:items-baseline md:gap-x-8 md:gap-y-0 md:[&>:has(>h1)]:contents md:[&>:has(>h1)>h1]:col-span-2">
        <PageTitle title={title} headline={headline} />
        <div>
          <Lede>{intro}</Lede>
          {children}
        </div>
      </div>
    </div>
  );
}
