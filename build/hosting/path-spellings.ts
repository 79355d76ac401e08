/** The ends that people and old links give a path, each in any case. */
const EXTENSION = '\\.[hH][tT][mM][lL]';

/**
 * A regular expression (as RE2, PCRE and JavaScript all read it) for every other spelling of a path: in another
 * case, with `.html`, with a slash at its end. The path itself is excluded, so that a redirect cannot loop.
 */
export function otherSpellings(path: string): string {
  const itself = [...path].map(escaped).join('');
  return `^(?:${otherCases(path)}(?:${EXTENSION})?/?|${itself}(?:${EXTENSION}/?|/))$`;
}

/** A regular expression for the beginning of what stands below a folder whose name is written in another case. */
export function belowOtherCases(folder: string): string {
  return `^${otherCases(folder)}/`;
}

function otherCases(path: string): string {
  const anyCase = [...path].map((character) =>
    isLetter(character)
      ? `[${character.toLowerCase()}${character.toUpperCase()}]`
      : escaped(character),
  );
  // One branch per letter: the path matches up to it, differs in case there, and is free after. RE2 has no lookahead.
  const alternatives = [...path].flatMap((character, index) => {
    if (!isLetter(character)) return [];
    const right = [...path.slice(0, index)].map(escaped).join('');
    return [right + swapCase(character) + anyCase.slice(index + 1).join('')];
  });
  return `(?:${alternatives.join('|')})`;
}

/** The same with the path itself, for one that is no page any more. */
export function everySpelling(path: string): string {
  return `^${[...path].map(escaped).join('')}$|${otherSpellings(path)}`;
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
