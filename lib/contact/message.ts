import { cleanText, DIRECTION } from '../blog/clean-text';

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

/** What has no place in an address or a number, though words of some languages need it. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** What groups a telephone number's digits. */
const GROUPING = /[\s.()[\]-]/g;

/**
 * A message as it is judged and sent. Not as it is kept: what a visitor typed is changed under no hand. Phone
 * keyboards and password managers leave a space behind an email, and copied numbers bring marks nobody sees.
 */
export function cleaned(message: ContactMessage): ContactMessage {
  const visible = mapFields((name) => cleanText(message[name]).replace(DIRECTION, ''));
  return {
    ...visible,
    user_email: inAscii(visible.user_email).trim(),
    user_phone: inAscii(visible.user_phone).replace(GROUPING, ''),
  };
}

/** An address or a number whose digits, signs, hyphens and stops are those of an English keyboard. */
function inAscii(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFKC') // Of full-width forms.
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll('\u3002', '.');
}

/** A message of what a function says of each field. */
export function mapFields(textOf: (name: FieldName) => string): ContactMessage {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as ContactMessage;
}
