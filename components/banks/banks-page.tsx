import { banks } from '@/content/banks';
import { showTable } from '@/content/interface';
import { TextPage } from '../layout/text-page';
import { Answers } from '../service/answers';
import { Sources } from '../service/asides';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

const { duties, notes, prices } = banks;

/** What a bank's security and outsourcing units ask before there is a quotation. */
export function BanksPage() {
  return (
    <TextPage id="banks" words={banks} drawing="banks" after="again">
      <Section heading={prices.heading} lede={prices.intro} heads="above">
        <DataTable
          label={prices.heading}
          columns={prices.columns}
          rows={prices.rows}
          of="figures"
        />
        <div className="mt-5">
          <Answers items={notes} />
        </div>
      </Section>
      <Section heading={duties.heading} lede={duties.intro} heads="above" theme="surface">
        <Fold on="phones" heading={<strong className="sm:hidden">{showTable}</strong>}>
          <DataTable label={duties.heading} columns={duties.columns} rows={duties.rows} />
        </Fold>
        <p className="my-3 gap-4 text-muted md:columns-2">
          <RichText>{duties.note}</RichText>
        </p>
        <Sources page="banks" />
      </Section>
    </TextPage>
  );
}
