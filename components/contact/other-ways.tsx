import { useState } from 'react';
import { offices } from '@/content/company';
import { contact } from '@/content/contact';
import { fitsMail, mailLink, messageText } from '@/lib/contact/mail-link';
import { type ContactMessage, cleaned } from '@/lib/contact/message';

const { otherWays: words } = contact.form;

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
      <ul className="mt-1 divide-y divide-line border-b border-line">
        <li>
          <a href={mailLink(ready)} className={WAY}>
            {words.mail}
          </a>
          {!fitsMail(ready) && <p className="pb-1 text-small text-muted">{words.mailLong}</p>}
        </li>
        {offices.map(({ city, phone }) => (
          <li key={phone.dial}>
            <a href={`tel:${phone.dial}`} className={`${WAY} whitespace-normal`}>
              {words.call} {city}, {phone.display}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy} className={WAY}>
            {words.copy}
          </button>
          <span role="status" className="ml-2 text-small text-muted">
            {copied}
          </span>
        </li>
      </ul>
    </div>
  );
}
