import { accessibility } from '@/content/accessibility';
import { company } from '@/content/company';
import { dayInWords } from '@/lib/dates';
import { TextPage } from '../layout/text-page';
import { DataTable } from '../ui/data-table';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

/** What fails before what is tested: who comes here looks for the first. */
export function AccessibilityPage() {
  const { tests, untested } = accessibility;
  return (
    <TextPage id="accessibility" words={accessibility} under={<Reviewed />} after="data">
      <Barriers />
      <Section heading={tests.heading}>
        <DataTable label={tests.heading} columns={tests.columns} rows={tests.rows} />
      </Section>
      <Section heading={untested.heading} lede={untested.text}>
        <ul className="grid max-w-measure">
          {untested.items.map((item) => (
            <li key={item} className="border-t border-line py-2">
              <RichText>{item}</RichText>
            </li>
          ))}
        </ul>
      </Section>
      <TellUs />
    </TextPage>
  );
}

function Reviewed() {
  return (
    <p className="caption mt-3">
      {`${accessibility.reviewedOn} `}
      <time dateTime={accessibility.reviewed}>{dayInWords(accessibility.reviewed)}</time>
    </p>
  );
}

/** What is known to fail, each with its day. */
function Barriers() {
  const { heading, since, items } = accessibility.barriers;
  return (
    <Section heading={heading} theme="surface">
      <ul>
        {items.map((item) => (
          <li
            key={item.text}
            className="grid gap-1 border-t border-line py-2.5 sm:grid-cols-[1fr_auto] sm:gap-5"
          >
            <p className="max-w-measure">
              <RichText>{item.text}</RichText>
            </p>
            <p className="caption pt-0.5">
              {`${since} `}
              <time dateTime={item.since}>{dayInWords(item.since)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TellUs() {
  const { heading, text, next, subject } = accessibility.contact;
  const address = `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
  return (
    <Section heading={heading}>
      <p className="max-w-measure text-lede">
        {`${text} `}
        <a href={address} className="link">
          {company.email}
        </a>
        {` ${next}`}
      </p>
    </Section>
  );
}
