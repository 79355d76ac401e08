/** The contact form's fields, in their order on the page; the names are those of the e-mail template. */
export const fieldNames = ['user_name', 'user_email', 'user_phone', 'subject', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

export type ContactMessage = Readonly<Record<FieldName, string>>;

export const emptyMessage = mapFields(() => '');

/** Reads a message as it was typed from anything that answers to field names, such as FormData; what is no text is empty. */
export function readMessage(fields: { get(name: string): unknown }): ContactMessage {
  return mapFields((name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  });
}

/** Control characters but tabs and line breaks, and marks that turn the direction in which text is read. */
const INVISIBLE = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}/gu;

/** What groups a telephone number's digits. */
const GROUPING = /[\s\p{Pd}.()[\]]/gu;

/**
 * A message as it is judged and sent. Not as it is kept: what a visitor typed is changed under no hand. Phone
 * keyboards and password managers leave a space behind an email, and copied numbers bring marks nobody sees.
 */
export function cleaned(message: ContactMessage): ContactMessage {
  const visible = mapFields((name) => message[name].replace(INVISIBLE, ''));
  return {
    ...visible,
    user_email: visible.user_email.trim(),
    user_phone: visible.user_phone.replace(GROUPING, ''),
  };
}

/** A message of what a function says of each field. */
export function mapFields(textOf: (name: FieldName) => string): ContactMessage {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as ContactMessage;
}

/** The contact page with a message begun. After the “#”, which browsers keep to themselves: no server learns of it before Submit. */
export function withMessage<Path extends string>(path: Path, message: string): `${Path}#${string}` {
  return `${path}#${new URLSearchParams({ message })}`;
}

/** The message that an address begins, where it begins one. */
export function messageIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('message') ?? '';
}
