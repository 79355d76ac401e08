/** The contact form's fields, in their order on the page; the names are those of the e-mail template. */
export const fieldNames = ['user_name', 'user_email', 'user_phone', 'subject', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What a visitor typed, by field. */
export type ContactMessage = Readonly<Record<FieldName, string>>;

export const emptyMessage: ContactMessage = {
  user_name: '',
  user_email: '',
  user_phone: '',
  subject: '',
  message: '',
};

/** Reads a message from anything that answers to field names, such as FormData; what is no text is empty. */
export function readMessage(fields: { get(name: string): unknown }): ContactMessage {
  const text = (name: FieldName) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    user_name: text('user_name'),
    // Phone keyboards and password managers leave a space behind a word they fill in.
    user_email: text('user_email').trim(),
    user_phone: text('user_phone').trim(),
    subject: text('subject'),
    message: text('message'),
  };
}
