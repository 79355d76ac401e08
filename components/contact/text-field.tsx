import { contact } from '@/content/contact';
import { lineOf } from '@/lib/contact/fault-words';
import type { Fault } from '@/lib/contact/form-state';
import type { FieldName } from '@/lib/contact/message';
import styles from './text-field.module.css';

interface TextFieldProps {
  name: FieldName;
  /** What the last submission found wrong with it and is not mended yet. */
  fault: Fault | undefined;
  /** Set while the message is on its way. */
  locked: boolean;
}

const { fields, examples } = contact.form;

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

/** A row of the form: label above, field on its rule, helper text below. */
export function TextField({ name, fault, locked }: TextFieldProps) {
  const field = fields[name];
  const hint = 'hint' in field ? field.hint : undefined;
  const example = fault && name !== 'subject' && examples[name];
  const describedBy = [fault && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    className: styles.field,
    readOnly: locked,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className="mb-4">
      <label htmlFor={name} className="font-bold">
        {field.label}
      </label>
      {name === 'message' ? (
        <textarea rows={5} {...shared} {...attributes.message} />
      ) : (
        <input type="text" {...shared} {...attributes[name]} />
      )}
      {fault && (
        <p id={`${name}-error`} className="mt-1 text-small">
          <strong className="text-amber">{lineOf(fault)}</strong> {example}
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
