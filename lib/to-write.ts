/** What a text begins with that the templates give an editor to replace; no build lets one out. */
export const TO_WRITE = 'To write:';

/** Whether a text is more than such a stand-in, be it alone or in an entry of a list. */
export function isWritten(text: string): boolean {
  return !/^[\s>*#-]*To write:/i.test(text);
}
