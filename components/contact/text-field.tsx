import { contact } from '@/content/contact';
import { lineOf } from '@/lib/contact/fault-words';
import type { Fault } from '@/lib/contact/form-state';
import type { FieldName } from '@/lib/contact/message';

interface TextFieldProps {
  name: FieldName;
  /** What the last submission found wrong with it and is not mended yet. */
  fault: Fault | undefined;
  /** Whether it was edited since: what is wrong then stays beside it as a hint, and marks it no more. */
  edited: boolean | undefined;
  /** Set while the message is on its way. */
  locked: boolean;
}

const { fields, examples } = contact.form;

/** Its edge is doubled where it is at fault, so that colour alone does not say it. */
const FIELD =
  'block min-h-6.5 w-full scroll-mt-6 rounded border border-muted/70 bg-surface/60 px-2 py-1.5 leading-[1.6] read-only:text-muted hover:border-text focus-visible:rounded focus-visible:border-signal focus-visible:bg-paper focus-visible:outline-offset-0 aria-invalid:px-[calc(--spacing(2)-2px)] aria-invalid:py-[calc(--spacing(1.5)-2px)] aria-invalid:border-3 aria-invalid:border-double aria-invalid:border-amber';

// Not `type: 'email'`: lib/contact/validate.ts has the rule and content/contact.ts the words, the same in every browser.
const attributes = {
  user_name: { autoComplete: 'name', required: true },
  user_email: {
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    'aria-required': true,
  },
  user_phone: { type: 'tel', autoComplete: 'tel' },
  subject: { autoComplete: 'off' },
  message: { autoComplete: 'off', required: true },
} as const;

export function TextField({ name, fault, edited = false, locked }: TextFieldProps) {
  const field = fields[name];
  const hint = 'hint' in field ? field.hint : undefined;
  const example = fault && fault.kind !== 'long' && name !== 'subject' && examples[name];
  const describedBy = [fault && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    className: name === 'message' ? `${FIELD} resize-y` : FIELD,
    readOnly: locked,
    'aria-invalid': fault && !edited ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={name === 'message' ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="mb-1 block w-fit font-bold">
        {field.label}
      </label>
      {name === 'message' ? (
        <textarea rows={5} {...shared} {...attributes.message} />
      ) : (
        <input type="text" {...shared} {...attributes[name]} />
      )}
      {fault && (
        <p id={`${name}-error`} className="mt-1 text-small">
          <strong className={edited ? 'text-muted' : 'text-amber'}>{lineOf(fault)}</strong>{' '}
          <span>{example}</span>
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className="mt-1 max-w-measure text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
