/** Controls, halves of characters, what is no character, and marks that take no room: nobody can see these. */
const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u180E\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Marks that turn the direction of what follows. */
export const DIRECTION = /\p{Bidi_Control}/gu;

/** A text of many lines without what nobody can see. Its direction marks stay: a block ends what they turn. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A text of one line, of at most `longest` units and an ellipsis, that cannot turn the text around it. */
export function cleanLine(text: string, longest: number): string {
  const whole = cleanText(text.replace(/[\s\u0085]+/g, ' '))
    .replace(DIRECTION, '')
    .trim();
  if (whole.length <= longest) return whole;
  return `${cleanText(whole.slice(0, longest)).trimEnd()}…`;
}

export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
