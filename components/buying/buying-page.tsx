import type { ReactNode } from 'react';
import { buying, type NotedTable } from '@/content/buying';
import { showAll, showTable } from '@/content/interface';
import { quotationSpecimen } from '@/content/specimens/quotation';
import { postPath } from '@/lib/blog/post-path';
import { findPost } from '@/lib/blog/posts';
import { withLines } from '@/lib/buying';
import { questionsPath } from '@/lib/file-paths';
import { slugOf } from '@/lib/text';
import { TextPage } from '../layout/text-page';
import { Assurances } from '../service/asides';
import { Specimen } from '../specimen/specimen';
import { CsvLink } from '../ui/csv-link';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { Items } from '../ui/ledger';
import { RichText } from '../ui/rich-text';
import { type Ground, Section } from '../ui/section';
import { RouteLink, SiteLink } from '../ui/site-link';
import { Answers } from './answers';
import { Drivers, Examples } from './drivers';

const { banks, bids, drivers, protection, questions, rota, severities, terms, ways } = buying;

/** What procurement asks before there is a quotation. */
export function BuyingPage() {
  return (
    <TextPage id="buying" words={buying} drawing="buying" after="again">
      <Contents />
      <Section heading={drivers.heading} lede={drivers.intro} heads="above">
        <FoldOnPhones says={showTable}>
          <Examples />
        </FoldOnPhones>
        <Fold heading={<strong>{drivers.reasons.show}</strong>}>
          <Drivers />
        </Fold>
        <Note>{drivers.setUp}</Note>
      </Section>
      <Specimen section={quotationSpecimen} page="buying" />
      <TableBand table={severities} theme="surface" />
      <Section heading={questions.heading} lede={questions.intro}>
        <Answers items={questions.items} />
        <p className="mt-2">
          <CsvLink href={questionsPath} label={questions.download} />
        </p>
        {/* A build may have other posts. */}
        {findPost(questions.post) && (
          <p>
            <SiteLink href={postPath(questions.post)} variant="arrow">
              {questions.postLabel}
            </SiteLink>
          </p>
        )}
      </Section>
      <TableBand table={bids} theme="surface" />
      <Section heading={terms.heading} lede={terms.intro} heads="above">
        <FoldOnPhones says={showAll}>
          <Items items={terms.items.map(withLines)} layout="pairs" />
          <h3 className="mt-4 border-t-2 border-signal py-1 font-bold text-signal">
            {terms.receiveHeading}
          </h3>
          <ul className="grid gap-x-4 md:grid-cols-2">
            {terms.receive.map((point) => (
              <li key={point} className="border-b border-line py-1">
                <RichText>{point}</RichText>
              </li>
            ))}
          </ul>
        </FoldOnPhones>
      </Section>
      <Section heading={protection.heading} lede={protection.intro} theme="surface" heads="above">
        <FoldOnPhones says={showAll}>
          <Items items={protection.items.map(withLines)} layout="pairs" />
        </FoldOnPhones>
        <Assurances page="buying" />
      </Section>
      <TableBand table={banks} folded />
      <TableBand table={ways} theme="surface" />
      <TableBand table={rota} folded />
    </TextPage>
  );
}

interface TableBandProps {
  table: NotedTable;
  theme?: Ground;
  folded?: boolean;
}

function TableBand({ table: { heading, intro, note, ...cells }, theme, folded }: TableBandProps) {
  const table = <DataTable label={heading} {...cells} />;
  return (
    <Section heading={heading} lede={intro} theme={theme} heads="above">
      {folded ? <Fold heading={<strong>{showTable}</strong>}>{table}</Fold> : table}
      {note && <Note>{note}</Note>}
    </Section>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="mt-3 max-w-measure text-muted md:ml-[calc((100%+2rem)/3)]">
      <RichText>{children}</RichText>
    </p>
  );
}

/** The parts of the page, and the way to who does not know yet what to buy. */
function Contents() {
  const parts = [drivers, quotationSpecimen, severities, questions, bids, terms, protection, banks];
  return (
    <nav aria-label={buying.parts} className="wrap py-1 md:beside md:py-3 print:hidden">
      <p>
        <RouteLink to="choose" label={buying.choose} variant="arrow" />
      </p>
      <div>
        <FoldOnPhones says={buying.parts}>
          <ul className="border-line sm:columns-2 sm:gap-4 sm:border-t sm:pt-1">
            {[...parts, ways, rota].map(({ heading }) => (
              <li key={heading} className="break-inside-avoid">
                <a
                  href={`#${slugOf(heading)}`}
                  className="flex min-h-target items-center hover:text-signal md:min-h-4"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </FoldOnPhones>
      </div>
    </nav>
  );
}

function FoldOnPhones({ says, children }: { says: string; children: ReactNode }) {
  return (
    <Fold on="phones" heading={<strong className="sm:hidden">{says}</strong>}>
      {children}
    </Fold>
  );
}
