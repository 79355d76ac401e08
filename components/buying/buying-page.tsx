import type { ReactNode } from 'react';
import { buying, type NotedTable, type Term } from '@/content/buying';
import { quotationSpecimen } from '@/content/specimens/quotation';
import { postPath } from '@/lib/blog/post-path';
import { findPost } from '@/lib/blog/posts';
import { questionsPath } from '@/lib/file-paths';
import { sentencesOf, slugOf } from '@/lib/text';
import { TextPage } from '../layout/text-page';
import { Answers } from '../service/answers';
import { Assurances } from '../service/asides';
import { FiguresTable } from '../specimen/figures-table';
import { Specimen } from '../specimen/specimen';
import { DataTable } from '../ui/data-table';
import { Items, Points } from '../ui/ledger';
import { RichText } from '../ui/rich-text';
import { FoldedPart, Half, Pair, Section } from '../ui/section';
import { RouteLink, SiteLink } from '../ui/site-link';
import { Examples, priceDrivers } from './drivers';

const { bids, drivers, protection, questions, rota, severities, terms, ways } = buying;

/** Each under the number by which a tender cites it. */
const numbered = questions.items.map((item: Term, index) => ({
  ...item,
  title: `${index + 1}. ${item.title}`,
}));
const each = Math.ceil(numbered.length / questions.parts.length);

/** For who does not know yet what to buy, and the parts of a long page for who does. */
const waysOn = (
  <>
    <RouteLink to="choose" label={buying.choose} variant="arrow" />
    <nav
      aria-label={buying.contents}
      className="grid grid-cols-2 items-baseline gap-x-2 md:max-lg:grid-cols-1 lg:gap-x-4"
    >
      {[quotationSpecimen, questions, bids, terms, protection].map(({ heading }) => (
        <SiteLink key={heading} href={`#${slugOf(heading)}`} variant="listed">
          {heading}
        </SiteLink>
      ))}
      <RouteLink to="banks" variant="listed" />
    </nav>
  </>
);

/** What procurement asks before there is a quotation. */
export function BuyingPage() {
  return (
    <TextPage id="buying" words={buying} under={waysOn} drawing="buying" after="again">
      <Section heading={drivers.heading} lede={drivers.intro} heads="above">
        <Examples />
        <div className="mt-2 border-b border-line text-muted">
          <Points points={sentencesOf(drivers.note)} />
        </div>
        <div className="mt-7 mb-4 grid gap-4 [--label:34.2%]">
          <h3 className="text-h3">{drivers.firm}</h3>
          <FiguresTable {...drivers.year} />
        </div>
        <FoldedTable table={drivers.otherYears}>
          <Items items={drivers.notes} />
        </FoldedTable>
        <FoldedTable table={drivers.sums} />
        <FoldedTable table={priceDrivers} />
        <FoldedTable table={ways} />
        <FoldedTable table={rota} />
      </Section>
      <Specimen section={quotationSpecimen} page="buying" />
      <Section heading={questions.heading} lede={questions.intro} aside={<Sheet />} heads="above">
        <div className="mb-3 grid gap-x-4 gap-y-3 md:grid-cols-3">
          {questions.parts.map((part, at) => (
            <div key={part}>
              <p className="pb-1 text-lede font-bold">{part}</p>
              <Answers items={numbered.slice(at * each, (at + 1) * each)} />
            </div>
          ))}
        </div>
        <FoldedTable table={bids} />
      </Section>
      <Pair theme="surface">
        <Half heading={terms.heading} lede={terms.intro}>
          <div>
            <Answers items={terms.items} />
            <FoldedTable table={severities} />
          </div>
        </Half>
        <Half heading={protection.heading} lede={protection.intro}>
          <div>
            <Answers items={protection.items} />
            <Assurances page="buying" />
          </div>
        </Half>
      </Pair>
      <Section heading={terms.receiveHeading} theme="surface">
        <Points points={terms.receive} />
      </Section>
    </TextPage>
  );
}

/** The questions to take along. */
function Sheet() {
  return (
    <>
      <RichText>{`[${questions.download}](${questionsPath})`}</RichText>
      {/* A build may have other posts. */}
      {findPost(questions.post) && (
        <p>
          <SiteLink href={postPath(questions.post)} variant="arrow">
            {questions.postLabel}
          </SiteLink>
        </p>
      )}
    </>
  );
}

/** A table that is folded under its heading. */
function FoldedTable({ table, children }: { table: NotedTable; children?: ReactNode }) {
  return (
    <FoldedPart heading={table.heading} lede={table.intro}>
      <DataTable label={table.heading} {...table} />
      {children && <div className="py-3">{children}</div>}
    </FoldedPart>
  );
}
