import {
  type FormEvent,
  type SyntheticEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type ReCAPTCHA from 'react-google-recaptcha';
import { deliver } from '@/lib/contact/deliver';
import { beginMessage, readFields, restoreFields, saveDraft } from '@/lib/contact/form-fields';
import { type Fault, formReducer, initialState } from '@/lib/contact/form-state';
import { fitsMail, mailLink } from '@/lib/contact/mail-link';
import { type ContactMessage, cleaned, emptyMessage, fieldNames } from '@/lib/contact/message';
import { prepareSending } from '@/lib/contact/send';
import { validate } from '@/lib/contact/validate';
import type { ContactKeys } from '@/lib/environment';

/** After how long a visitor is told that sending takes longer than usual, and offered the other ways. */
const SLOW_MS = 20_000;

/** What the contact form remembers and does: see ContactForm for its parameters. */
export function useContactForm(
  keys: ContactKeys | undefined,
  subjects: Readonly<Record<string, string>>,
) {
  const [state, dispatch] = useReducer(formReducer, initialState);
  const [message, setMessage] = useState(emptyMessage);
  const [engaged, setEngaged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const captcha = useRef<ReCAPTCHA>(null);
  const firstFocus = useRef(Number.POSITIVE_INFINITY);
  const byHand = useRef(false);
  const busy = useRef(false); // At once, where state comes with the next render.

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, over what was typed before.
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    // From here on the form names every fault itself; until then the browser asks for what is required.
    fields.noValidate = true;
    restoreFields(fields, subjects);
    setMessage(readFields(fields));
    // Without its words the message is merely not begun.
    beginMessage(fields).then(
      () => setMessage(readFields(fields)),
      () => undefined,
    );
    if (fields.contains(document.activeElement)) engage();
  }, []);

  function engage() {
    if (engaged) return;
    firstFocus.current = performance.now();
    setEngaged(true);
    if (keys) prepareSending();
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    const typed = readFields(event.currentTarget);
    setMessage(typed);
    saveDraft(typed);
    const field = fieldNames.find((name) => name === (event.target as HTMLInputElement).name);
    if (field) dispatch({ type: 'edited', field, faults: validate(cleaned(typed)) });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const typed = readFields(event.currentTarget);
    setMessage(typed);
    const ready = cleaned(typed);
    const token = captcha.current?.getValue();
    const unsolved = keys && !token;
    const faults: readonly Fault[] = [
      ...validate(ready),
      ...(unsolved ? [{ kind: 'unsolved', place: 'captcha' } as const] : []),
    ];
    if (faults.length > 0) dispatch({ type: 'refused', faults });
    else if (keys && token) send(keys, ready, token);
    else {
      dispatch({ type: 'composed', whole: fitsMail(ready) });
      location.assign(mailLink(ready));
    }
  }

  async function send(keys: ContactKeys, ready: ContactMessage, solved: string) {
    busy.current = true;
    dispatch({ type: 'sending' });
    const timer = setTimeout(() => dispatch({ type: 'slow' }), SLOW_MS);
    const outcome = await deliver({
      keys,
      message: ready,
      captcha: solved,
      honeypot: honeypot.current?.value ?? '',
      filledForMs: performance.now() - firstFocus.current,
      byHand: byHand.current,
    });
    clearTimeout(timer);
    if (honeypot.current) honeypot.current.value = '';
    // A token is good for one attempt, sent or not.
    captcha.current?.reset();
    busy.current = false;
    if (outcome.type === 'sent') empty();
    dispatch(outcome);
  }

  function empty() {
    form.current?.reset();
    setMessage(emptyMessage);
    saveDraft(emptyMessage);
  }

  return {
    state,
    message,
    engaged,
    refs: { form, honeypot, captcha },
    engage,
    edit,
    submit,
    noticeHand({ nativeEvent }: SyntheticEvent) {
      byHand.current ||= nativeEvent.isTrusted;
    },
    clear() {
      empty();
      dispatch({ type: 'emptied' });
      form.current?.querySelector('input')?.focus();
    },
  };
}
