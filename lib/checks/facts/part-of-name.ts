import { foldName } from './fold-name.ts';

/** Endings that inflection adds or changes, at the most. */
const ENDING = 3;

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared >= 3 && a.length - shared <= ENDING && b.length - shared <= ENDING;
}

/**
 * Whether a label may be a name: shortened, longer, inflected, or with other spellings. True if they share any word that
 * isn't very short.
 */
export function isPartOfName(label: string, name: string): boolean {
  const [a, b] = [foldName(label), foldName(name)];
  if (a === b) return true;
  const words = b.split(' ').filter((word) => word.length > 2);
  return a.split(' ').some((word) => word.length > 2 && words.some((other) => isSameWord(word, other)));
}
