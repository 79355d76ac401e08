import { type DisclosureClause, disclosure } from '@/content/disclosure';
import { securityNotice } from '@/content/security';
import { securityPath } from '@/lib/file-paths';
import { TextPage } from '../layout/text-page';
import { Points } from '../ui/ledger';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

const clauses: readonly DisclosureClause[] = disclosure.clauses;

/** The policy as a paper with numbered clauses, after whom to write to. */
export function DisclosurePage() {
  return (
    <TextPage id="disclosure" words={disclosure} after="data">
      <SendTo />
      {clauses.map(({ heading, text, items = [] }, index) => (
        <Section key={heading} heading={`${index + 1}. ${heading}`}>
          <div className="grid max-w-measure gap-1">
            {text && (
              <p>
                <RichText>{text}</RichText>
              </p>
            )}
            {items.length > 0 && (
              <Points points={items.map((item, at) => `${index + 1}.${at + 1} ${item}`)} />
            )}
          </div>
        </Section>
      ))}
    </TextPage>
  );
}

/** Whom to write to, as security.txt has it. */
function SendTo() {
  const { contacts, languages, answersWithin } = securityNotice;
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  const spoken = languages.map((code) => names.of(code) ?? code);
  return (
    <Section heading={disclosure.sendTo} theme="night">
      {contacts.map((contact) => (
        <p key={contact} className="text-lede font-bold wrap-anywhere sm:text-h2">
          <SiteLink href={contact} variant="listed">
            {contact.replace(/^(?:mailto|tel):/, '')}
          </SiteLink>
        </p>
      ))}
      <p className="mt-1 text-muted">
        {`${disclosure.languages} ${new Intl.ListFormat('en-GB').format(spoken)}.`}
        {answersWithin && ` ${disclosure.answer} ${answersWithin}.`}
      </p>
      <p className="text-small">
        <a href={securityPath} className="link inline-flex min-h-target items-center">
          {disclosure.machineReadable}
        </a>
      </p>
    </Section>
  );
}
