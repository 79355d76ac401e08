'use client';

import { useState } from 'react';
import type { Attributes } from '@/client/attributes';
import { company } from '@/content/company';
import { contact } from '@/content/contact';
import { DRAFT_KEY } from '@/lib/contact/form-fields';
import { fieldNames } from '@/lib/contact/message';
import type { ContactKeys } from '@/lib/environment';
import { pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';
import { CaptchaBox, type CaptchaStage } from './captcha-box';
import { Honeypot } from './honeypot';
import { NoticeOver, NoticeUnder } from './notices';
import { FormLost, OtherWays } from './other-ways';
import { TextField } from './text-field';
import { useContactForm } from './use-contact-form';

const { form: words } = contact;

interface ContactFormProps {
  /** Undefined where the form composes an e-mail instead of sending. */
  keys: ContactKeys | undefined;
  /** The subject for each service that the address may name, as in `?about=siem`. */
  subjects: Readonly<Record<string, string>>;
}

/**
 * Where the form goes when no script sends it. Not its `action`: over HTTPS browsers call that mixed
 * content, and Lighthouse takes 21 points. The boot script sets it when the framework cannot be had.
 */
const MAIL_ACTION = `mailto:${company.email}?subject=${encodeURIComponent(contact.mailSubject)}`;

const ATTRIBUTES = {
  'data-fallback': MAIL_ACTION,
  'data-hydrate': '.',
  'data-draft': DRAFT_KEY,
} satisfies Attributes;

/**
 * The contact form. A client component because it checks, sends and keeps what is typed; without
 * script it is a plain `mailto:` form. Third parties are asked for nothing before its first focus.
 */
export function ContactForm({ keys, subjects }: ContactFormProps) {
  const { state, message, engaged, refs, ...on } = useContactForm(keys, subjects);
  const [captchaStage, setCaptchaStage] = useState<CaptchaStage>('loading');
  const sending = state.phase === 'sending';
  const slow = state.phase === 'sending' && state.slow;
  const refusal = state.phase === 'invalid' ? state : undefined;
  const stuck =
    captchaStage === 'unavailable' ||
    slow ||
    refusal?.faults[0]?.kind === 'unsolved' || // It is the last of them, so here the only one.
    state.phase === 'failed' ||
    state.phase === 'composed';
  return (
    <>
      <p className="mt-1 max-w-measure text-small text-muted">
        {words.required} {!keys && words.byMail}
      </p>
      <NoticeOver key={state.attempt} state={state} />
      <form
        ref={refs.form}
        method="dialog"
        encType="text/plain"
        {...ATTRIBUTES}
        aria-labelledby="write"
        className="mt-4"
        onFocus={on.engage}
        onInput={on.edit}
        onKeyDown={on.noticeHand}
        onClick={on.noticeHand}
        onSubmit={on.submit}
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {fieldNames.map((name) => (
            <TextField
              key={name}
              name={name}
              fault={refusal?.open.find(({ place }) => place === name)}
              edited={refusal?.edited.includes(name)}
              locked={sending}
            />
          ))}
        </div>
        <Honeypot field={refs.honeypot} />
        <div className="my-2">
          <p className="max-w-measure text-small text-muted">
            {keys && words.captcha.disclosure}{' '}
            <SiteLink href={pathOf('privacy')} variant={keys ? 'inline' : 'listed'}>
              {words.privacyLink}
            </SiteLink>
          </p>
          {keys && <noscript className="mt-2 inline-block text-small">{words.byMail}</noscript>}
          {keys && (
            <p role="alert" className="mt-2 hidden text-small unrecovered:block">
              {words.byMail}
            </p>
          )}
        </div>
        {keys && (
          <CaptchaBox
            siteKey={keys.captchaSiteKey}
            wanted={engaged}
            stage={captchaStage}
            onStage={setCaptchaStage}
            widget={refs.captcha}
          />
        )}
        <button
          type="submit"
          {...({ 'data-replay': true } satisfies Attributes)}
          aria-disabled={sending}
          className="button button-filled w-full unanswered:opacity-85 unanswered:[--color-signal:var(--color-muted)] noscript:hidden sm:w-auto sm:min-w-20"
        >
          {sending ? words.sending : words.submit}
        </button>
        <noscript>
          <button
            type="submit"
            formMethod="post"
            formAction={MAIL_ACTION}
            className="button button-filled w-full sm:w-auto sm:min-w-20"
          >
            {words.submit}
          </button>
        </noscript>
        <FormLost />
        <p role="status" className={slow ? 'mt-3 max-w-measure' : 'sr-only'}>
          {sending && (slow ? words.slow : words.sending)}
        </p>
        <NoticeUnder key={-state.attempt} state={state} />
        {stuck && <OtherWays message={message} />}
        {state.phase === 'composed' && (
          <button type="button" onClick={on.clear} className="button button-outlined mt-3">
            {words.composed.clear}
          </button>
        )}
      </form>
    </>
  );
}
