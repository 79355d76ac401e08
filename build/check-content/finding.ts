/** An error ends the build; advice is a matter of taste, and ends nothing. */
export type Level = 'error' | 'advice';

/** What a rule found: where it is, what is wrong and what to do. */
export interface Finding {
  level: Level;
  file: string;
  /** The field or the line in the file; empty where it is the file as a whole. */
  field: string;
  /** What is wrong and the remedy, in one sentence. */
  fault: string;
}

/** How a rule says what it found. */
export type Report = (file: string, field: string, fault: string) => void;

/** A finding as the one sentence that an editor reads. */
export function sentenceOf({ file, field, fault }: Finding): string {
  return field === '' ? `${file}: ${fault}` : `${file}, ${field}: ${fault}`;
}

/**
 * Ends what is under way if there are errors among the findings.
 * @throws with every error's sentence, a line each.
 */
export function throwErrors(findings: readonly Finding[]) {
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(errors.map(sentenceOf).join('\n'));
}
