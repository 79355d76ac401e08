import { accessibility } from '@/content/accessibility';
import { company } from '@/content/company';
import { dayInWords } from '@/lib/dates';
import { TextPage } from '../layout/text-page';
import { DataTable } from '../ui/data-table';
import { Points } from '../ui/ledger';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

const { barriers, contact, tests, untested } = accessibility;

/** What fails before what is tested: who comes here looks for the first. */
export function AccessibilityPage() {
  return (
    <TextPage id="accessibility" words={accessibility} under={<Reviewed />} after="data">
      <Section heading={barriers.heading} theme="surface">
        <Points
          points={barriers.items.map(
            ({ text, since }) => `${text} ${barriers.since} ${dayInWords(since)}.`,
          )}
        />
      </Section>
      <Section heading={tests.heading}>
        <DataTable label={tests.heading} columns={tests.columns} rows={tests.rows} />
      </Section>
      <Section heading={untested.heading} lede={untested.text}>
        <Points points={untested.items} />
      </Section>
      <Section heading={contact.heading}>
        <p className="max-w-measure text-lede">
          {`${contact.text} `}
          <SiteLink
            href={`mailto:${company.email}?subject=${encodeURIComponent(contact.subject)}`}
            variant="inline"
          >
            {company.email}
          </SiteLink>
          {` ${contact.next}`}
        </p>
      </Section>
    </TextPage>
  );
}

function Reviewed() {
  return (
    <p className="caption mt-1">
      {`${accessibility.reviewedOn} `}
      <time dateTime={accessibility.reviewed}>{dayInWords(accessibility.reviewed)}</time>
    </p>
  );
}
