/** What a check found: where it is, what is wrong and what to do. */
export interface Finding {
  /** An error ends the build; advice ends nothing. */
  level: 'error' | 'advice';
  file: string;
  /** The line in the file, where it is known. */
  line?: number;
  /** The field in the file; empty where it is the line or the file as a whole. */
  field: string;
  /** What is wrong and the remedy, in one sentence. */
  message: string;
}

/** A finding as the one sentence that an editor reads. */
export function sentenceOf({ file, line, field, message }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === '' ? `${place}: ${message}` : `${place}, ${field}: ${message}`;
}

/** A finding as GitHub shows it beside the line of a pull request. */
export function annotationOf({ level, file, line = 1, field, message }: Finding): string {
  const kind = level === 'error' ? 'error' : 'warning';
  const text = field === '' ? message : `${field}: ${message}`;
  return `::${kind} file=${file},line=${line}::${text.replaceAll('%', '%25').replaceAll('\n', '%0A')}`;
}

/**
 * Ends what is under way if there are errors among the findings.
 * @throws with every error's sentence, a line each.
 */
export function throwErrors(findings: readonly Finding[]) {
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) throw new Error(errors.map(sentenceOf).join('\n'));
}
