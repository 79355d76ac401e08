import leven from 'leven';

/** More changed letters than these are another word. */
const MOST_CHANGES = 2;

/** The known word that was probably meant; undefined where none is near. Case does not count. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const distances = known.map((one) => leven(word.toLowerCase(), one.toLowerCase()));
  const least = Math.min(...distances);
  return least <= MOST_CHANGES ? known[distances.indexOf(least)] : undefined;
}

/** The remedy for a name that is none of those there are: the one that was probably meant, or what to do otherwise. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(name, known);
  return meant === undefined ? otherwise : `did you mean “${meant}”?`;
}
