import type { ReactNode } from 'react';
import { choose } from '@/content/choose';
import {
  type ExampleDuration,
  exampleDurations,
  type PricedService,
} from '@/content/example-durations';
import { contactPath } from '@/lib/contact/subjects';
import { labelOf } from '@/lib/routes';
import { PageDrawing } from '../drawing/page-drawing';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { DataTable, QUARTERS } from '../ui/data-table';
import { Amount } from '../ui/example';
import { Fold } from '../ui/fold';
import { HeadFrame } from '../ui/page-head';
import { Lede, Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';
import { Questions, Suggestions } from './finder';

/** The finder, whose first question is the first thing seen, over the tables that compare what it may suggest. */
export function ChoosePage() {
  const [managed, assessments] = choose.comparisons;
  return (
    <PageFrame current="choose">
      <HeadFrame title={labelOf('choose')}>
        <div className="grid content-start gap-2">
          <h1 className="text-h1 text-balance">{choose.title}</h1>
          <Lede>{choose.intro}</Lede>
          <p>
            <RouteLink to="underAttack" label={choose.underAttack} variant="arrow" />
          </p>
          <div className="max-md:hidden">
            <PageDrawing route="choose" />
          </div>
        </div>
        <Questions />
      </HeadFrame>
      <Suggestions />
      <Compared {...managed} />
      <Compared {...assessments} theme="surface">
        <p className="mt-4">
          <RouteLink to="buying" label={choose.buying} variant="arrow" />
        </p>
      </Compared>
      <ContactCall heading={choose.callToAction} href={contactPath('choose')} />
    </PageFrame>
  );
}

type ComparedProps = (typeof choose.comparisons)[number] & {
  theme?: 'surface';
  children?: ReactNode;
};

function Compared({ heading, intro, columns, rows, theme, children }: ComparedProps) {
  return (
    <Section heading={heading} lede={intro} theme={theme} heads="above">
      <Fold on="phones">
        <div className={`max-md:text-small ${QUARTERS}`}>
          <DataTable
            label={heading}
            columns={columns}
            rows={rows.map(({ route, cells }) => [<Priced key={route} route={route} />, ...cells])}
          />
        </div>
      </Fold>
      {children}
    </Section>
  );
}

/** A service, and under its name what it costs by an example. */
function Priced({ route }: { route: PricedService }) {
  const { costs, per, size }: ExampleDuration = exampleDurations[route];
  return (
    <>
      <RouteLink to={route} variant="inline" />
      <p className="pt-0.5 text-small font-normal text-muted">
        <Amount amount={costs} unit={[per, size].filter(Boolean).join(', ')} />
      </p>
    </>
  );
}
