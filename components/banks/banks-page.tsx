import { banks } from '@/content/banks';
import { serviceWords } from '@/content/interface';
import { TextPage } from '../layout/text-page';
import { Answers } from '../service/answers';
import { Sources } from '../service/asides';
import { DataTable } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { Section } from '../ui/section';

const { duties, notes, prices } = banks;

/** What a bank's security and outsourcing units ask before there is a quotation. */
export function BanksPage() {
  return (
    <TextPage id="banks" words={banks} drawing="banks" after="again">
      <Section heading={prices.heading} lede={prices.intro} heads="above">
        <div className="mb-5 border-b border-line md:[--label:32%] md:[--layout:fixed]">
          <DataTable label={prices.heading} {...prices} of="figures" />
          <Fold heading={<strong>{serviceWords.examples}</strong>}>
            <DataTable
              label={serviceWords.examples}
              {...prices}
              rows={prices.further}
              of="figures"
            />
          </Fold>
        </div>
        <div>
          <Answers items={notes} />
        </div>
      </Section>
      <Section heading={duties.heading} lede={duties.intro} heads="above" theme="surface">
        <Fold on="phones">
          <DataTable label={duties.heading} {...duties} />
        </Fold>
        <Sources page="banks" />
      </Section>
    </TextPage>
  );
}
