/**
 * A regular expression (as RE2, PCRE and JavaScript all read it) for every spelling of a path that
 * differs from it in case alone, the path itself excluded, so that a redirect cannot loop.
 */
export function caseVariants(path: string): string {
  const anyCase = [...path].map((character) =>
    isLetter(character)
      ? `[${character.toLowerCase()}${character.toUpperCase()}]`
      : escaped(character),
  );
  // One alternative for each letter: right up to it, wrong at it, anything after it.
  const alternatives = [...path].flatMap((character, index) => {
    if (!isLetter(character)) return [];
    const right = [...path.slice(0, index)].map(escaped).join('');
    return [right + swapCase(character) + anyCase.slice(index + 1).join('')];
  });
  return `^(?:${alternatives.join('|')})$`;
}

function isLetter(character: string): boolean {
  return /[a-z]/i.test(character);
}

function swapCase(letter: string): string {
  const lower = letter.toLowerCase();
  return letter === lower ? letter.toUpperCase() : lower;
}

function escaped(character: string): string {
  return character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
