import { useState } from 'react';
import { company } from '@/content/company';
import { contact } from '@/content/contact';
import { mailLink, messageText } from '@/lib/contact/mail-link';
import type { ContactMessage } from '@/lib/contact/message';

const { otherWays: words } = contact.form;

interface OtherWaysProps {
  /** What stands in the form. */
  message: ContactMessage;
}

/** The offer when the form cannot send: the visitor's own e-mail program, the telephone, a copy. */
export function OtherWays({ message }: OtherWaysProps) {
  const [copied, setCopied] = useState<string>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(messageText(message));
      setCopied(words.copied);
    } catch {
      setCopied(words.notCopied);
    }
  }

  return (
    <div className="mt-2 border-t border-line pt-2">
      <p>{words.heading}</p>
      <ul className="mt-1 [&_:is(a,button)]:inline-link [&_:is(a,button)]:min-h-5.5">
        <li>
          <a href={mailLink(message)}>{words.mail}</a>
        </li>
        {Object.values(company.offices).map(({ city, phone }) => (
          <li key={city}>
            {city}: <a href={`tel:${phone.dial}`}>{phone.display}</a>
          </li>
        ))}
        <li>
          <button type="button" onClick={copy}>
            {words.copy}
          </button>{' '}
          <span role="status">{copied}</span>
        </li>
      </ul>
    </div>
  );
}
