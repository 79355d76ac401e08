import { buying } from '@/content/buying';
import { showTable } from '@/content/interface';
import { postPath } from '@/lib/blog/post-path';
import { findPost } from '@/lib/blog/posts';
import { contactPath } from '@/lib/contact/subjects';
import { labelOf } from '@/lib/routes';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Island } from '../layout/island';
import { AfterContact, CallOffice, ContactCall } from '../ui/contact-call';
import { DataTable } from '../ui/data-table';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { Fold } from '../ui/fold';
import { PageTitle } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Lede, Section } from '../ui/section';
import { RouteLink, SiteLink } from '../ui/site-link';
import { Drivers } from './drivers';
import { RotaSum } from './rota-sum';
import { WeekDrawing } from './week-drawing';

/** What a buyer asks before there is a quotation. */
export function BuyingPage() {
  const { ways, rota, drivers } = buying;
  return (
    <ExpandAcronyms>
      <Head />
      <Section heading={ways.heading} lede={ways.intro}>
        <DataTable label={ways.heading} columns={ways.columns} rows={ways.rows} />
      </Section>
      <Section heading={rota.heading} lede={rota.intro} theme="surface" heads="above">
        <Island name="rota-sum" of={RotaSum} props={{ contact: contactPath('buying') }} />
      </Section>
      <Section heading={drivers.heading} lede={drivers.intro}>
        <Fold on="phones" heading={<strong className="sm:hidden">{showTable}</strong>}>
          <Drivers {...drivers} />
        </Fold>
      </Section>
      <Questions {...buying.questions} />
      <ContactCall heading={buying.callToAction} href={contactPath('buying')} after="again" />
    </ExpandAcronyms>
  );
}

function Head() {
  return (
    <div className="night bg-paper">
      <div className="wrap pt-2 pb-5 md:pt-3 md:pb-8">
        <Breadcrumbs above={['home']} title={labelOf('buying')} />
        <div className="mt-4 grid gap-5 md:mt-6 md:grid-cols-[5fr_6fr] md:gap-8">
          <div>
            <PageTitle title={buying.title} headline={buying.headline} />
            <div className="my-3">
              <Lede>{buying.intro}</Lede>
            </div>
            <p className="flex flex-wrap gap-x-3 gap-y-1.5">
              <SiteLink href={contactPath('buying')} variant="filled">
                {labelOf('contact')}
              </SiteLink>
              <CallOffice />
            </p>
            <AfterContact />
            <p className="mt-2">
              <RouteLink to="choose" label={buying.choose} variant="arrow" />
            </p>
          </div>
          <div>
            <WeekDrawing />
            <dl className="mt-3 grid grid-cols-2 gap-2 border-t border-line pt-3">
              {buying.week.sums.map(({ hours, text }, index) => (
                <div key={hours}>
                  <dt className={`text-title font-bold ${index === 0 ? 'text-signal' : ''}`}>
                    {hours}
                  </dt>
                  <dd className="mt-1 text-small text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </div>
  );
}

function Questions({ heading, intro, items, post, postLabel }: typeof buying.questions) {
  return (
    <Section heading={heading} theme="surface" lede={intro}>
      <ol className="border-b border-line">
        {items.map(({ question, accept }, index) => (
          <li key={question} className="grid grid-cols-[2.75rem_1fr] border-t border-line py-2.5">
            <span aria-hidden="true" className="text-small text-muted tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <Fold on="phones" heading={<h3 className="text-h3">{question}</h3>}>
                <p className="mt-1 max-w-measure text-muted">
                  <RichText>{accept}</RichText>
                </p>
              </Fold>
            </div>
          </li>
        ))}
      </ol>
      {/* A build may have other posts. */}
      {findPost(post) && (
        <p className="mt-3">
          <SiteLink href={postPath(post)} variant="arrow">
            {postLabel}
          </SiteLink>
        </p>
      )}
    </Section>
  );
}
