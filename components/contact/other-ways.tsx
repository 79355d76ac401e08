import { type ReactNode, useState } from 'react';
import { company, offices } from '@/content/company';
import { contact, contactPage } from '@/content/contact';
import { fitsMail, mailLink, messageText } from '@/lib/contact/mail-link';
import { type ContactMessage, cleaned } from '@/lib/contact/message';

const { otherWays: words } = contact.form;
const { lost } = contactPage;

const WAY = 'link inline-block min-h-target py-1 text-left';

/** The offer when the form cannot send: what stands in it by the visitor's own e-mail program, the telephone, a copy. */
export function OtherWays({ message }: { message: ContactMessage }) {
  const [copied, setCopied] = useState<string>();
  const ready = cleaned(message);

  async function copy() {
    try {
      await navigator.clipboard.writeText(messageText(ready));
      setCopied(words.copied);
    } catch {
      setCopied(words.notCopied);
    }
  }

  return (
    <div className="mt-3">
      <p className="font-bold">{words.heading}</p>
      <Ways mail={mailLink(ready)} says={words.mail} hint={fitsMail(ready) ? '' : words.mailLong}>
        <li>
          <button type="button" onClick={copy} className={WAY}>
            {words.copy}
          </button>
          <span role="status" className="ml-2 text-small text-muted">
            {copied}
          </span>
        </li>
      </Ways>
    </div>
  );
}

/** The same where Submit was pressed and not even the boot script came. Shown by CSS alone, after 5 s. */
export function FormLost() {
  return (
    <div
      role="alert"
      className="mt-3 hidden border-l-2 border-amber bg-surface px-2 py-2 unanswered:block unanswered:transition-[visibility] unanswered:delay-5000 unanswered:starting:invisible"
    >
      <p className="font-bold">{lost.heading}</p>
      <p>{lost.next}</p>
      <Ways mail={`mailto:${company.email}`} says={company.email} />
    </div>
  );
}

interface WaysProps {
  mail: string;
  says: string;
  hint?: string;
  children?: ReactNode;
}

function Ways({ mail, says, hint, children }: WaysProps) {
  return (
    <ul className="mt-1 divide-y divide-line border-b border-line">
      <li>
        <a href={mail} className={WAY}>
          {says}
        </a>
        {hint && <p className="pb-1 text-small text-muted">{hint}</p>}
      </li>
      {offices.map(({ city, phone }) => (
        <li key={phone.dial}>
          <a href={`tel:${phone.dial}`} className={`${WAY} whitespace-normal`}>
            {`${words.call} ${city}, ${phone.display}`}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
