import { type DisclosureClause, disclosure } from '@/content/disclosure';
import { securityNotice } from '@/content/security';
import { securityPath } from '@/lib/file-paths';
import { slugOf } from '@/lib/text';
import { TextPage } from '../layout/text-page';
import { RichText } from '../ui/rich-text';

/** The policy as a paper with numbered clauses, after whom to write to. */
export function DisclosurePage() {
  const clauses: readonly DisclosureClause[] = disclosure.clauses;
  return (
    <TextPage id="disclosure" words={disclosure} after="data">
      <SendTo />
      <ol className="wrap pt-5 pb-10 md:pt-8 md:pb-13">
        {clauses.map((clause, index) => (
          <Clause key={clause.heading} clause={clause} number={index + 1} />
        ))}
      </ol>
    </TextPage>
  );
}

/** Whom to write to, as security.txt has it. */
function SendTo() {
  const { contacts, languages, answersWithin } = securityNotice;
  const names = new Intl.DisplayNames('en-GB', { type: 'language' });
  const spoken = new Intl.ListFormat('en-GB').format(
    languages.map((code) => names.of(code) ?? code),
  );
  return (
    <section aria-labelledby="send-to" className="night bg-paper print:bg-paper">
      <div className="wrap grid gap-2 py-5 md:beside md:items-baseline md:py-7">
        <h2 id="send-to" className="caption">
          {disclosure.sendTo}
        </h2>
        <div className="grid gap-1">
          {contacts.map((contact) => (
            <p key={contact} className="text-lede font-bold wrap-anywhere sm:text-h2">
              <a
                href={contact}
                rel="noopener"
                className="link inline-flex min-h-target items-center"
              >
                {contact.replace(/^(?:mailto|tel):/, '')}
              </a>
            </p>
          ))}
          <p className="mt-1 text-muted">
            {`${disclosure.languages} ${spoken}.`}
            {answersWithin && ` ${disclosure.answer} ${answersWithin}.`}
          </p>
          <p className="text-small">
            <a href={securityPath} className="link inline-flex min-h-target items-center">
              {disclosure.machineReadable}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Clause({ clause, number }: { clause: DisclosureClause; number: number }) {
  const { heading, text, items = [] } = clause;
  return (
    <li id={slugOf(heading)} className="grid gap-2 border-t border-line py-4 md:beside md:py-5">
      <h2 className="flex gap-2 text-lede">
        <span className="font-normal text-muted tabular-nums">{number}</span>
        {heading}
      </h2>
      <div className="grid max-w-measure gap-2">
        {text && (
          <p>
            <RichText>{text}</RichText>
          </p>
        )}
        {items.length > 0 && (
          <ol className="grid gap-1.5">
            {items.map((item, index) => (
              <li key={item} className="flex gap-2">
                <span className="caption w-5 shrink-0 pt-0.5">{`${number}.${index + 1}`}</span>
                <span>
                  <RichText>{item}</RichText>
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  );
}
