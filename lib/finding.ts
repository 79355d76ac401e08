/** What a check found: where it is, what is wrong and what to do. */
export interface Finding {
  /** An error ends the build; advice ends nothing. */
  level: 'error' | 'advice';
  file: string;
  /** The field or the line in the file; empty where it is the file as a whole. */
  field: string;
  /** What is wrong and the remedy, in one sentence. */
  message: string;
}

/** A finding as the one sentence that an editor reads. */
export function sentenceOf({ file, field, message }: Finding): string {
  return field === '' ? `${file}: ${message}` : `${file}, ${field}: ${message}`;
}

/**
 * Ends what is under way if there are errors among the findings.
 * @throws with every error's sentence, a line each.
 */
export function throwErrors(findings: readonly Finding[]) {
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(errors.map(sentenceOf).join('\n'));
}
