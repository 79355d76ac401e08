import type { RefObject } from 'react';
import { contact } from '@/content/contact';

/**
 * A field that only robots fill. Inert, so that no key, screen reader or password manager gets there;
 * without a name, so that no browser ever submits it.
 */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div inert aria-hidden className="sr-only">
      <label htmlFor="website">{contact.form.honeypot}</label>
      <input
        ref={field}
        id="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  );
}
