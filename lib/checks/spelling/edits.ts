/** How a word differs from a name by one letter, and where in the name; `sound`: it only sounds the same. */
export interface Edited {
  kind: 'dropped' | 'added' | 'doubled' | 'swapped' | 'replaced' | 'sound';
  at: number;
}

/** The one letter by which a word differs from a name (Damerau's distance 1); null if it is more, or nothing. */
export function editOf(word: string, name: string): Edited | null {
  const [shorter, longer] = [Math.min(word.length, name.length), Math.max(word.length, name.length)];
  if (longer - shorter > 1) return null;
  let at = 0;
  while (at < shorter && word.charCodeAt(at) === name.charCodeAt(at)) at++;
  if (at === longer) return null;
  const rest = (text: string, from: number): string => text.slice(at + from);
  if (word.length < name.length) return word.slice(at) === rest(name, 1) ? { kind: 'dropped', at } : null;
  if (word.length > name.length) {
    if (rest(word, 1) !== name.slice(at)) return null;
    const isDoubled = word.charCodeAt(at) === word.charCodeAt(at - 1);
    return { kind: isDoubled ? 'doubled' : 'added', at };
  }
  if (rest(word, 1) === rest(name, 1)) return { kind: 'replaced', at };
  const isSwapped = word.charAt(at) === name.charAt(at + 1) && word.charAt(at + 1) === name.charAt(at);
  return isSwapped && rest(word, 2) === rest(name, 2) ? { kind: 'swapped', at } : null;
}

/** What sounds alike in many languages, longest first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ch|cz|sz|tch/g, '6'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/qu|kw/g, 'kv'],
  [/ck|cc|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/ae|ai|ei|ay|ey/g, 'e'],
  [/oo|ou/g, 'u'],
  [/ie|ee|y|j/g, 'i'],
  [/([bdfgklmnprt])h/g, '$1'],
  [/(.)\1+/g, '$1'],
];

/** What was asked last: names are asked for again at each change of a world. */
const sounds = new Map<string, string>();
const MOST_SOUNDS = 100_000;

/** A folded name as it sounds, roughly: equal for “Saltmere” and “Zaltmeere”. */
export function soundOf(folded: string): string {
  const known = sounds.get(folded);
  if (known !== undefined) return known;
  if (sounds.size >= MOST_SOUNDS) sounds.clear();
  const sound = SOUNDS.reduce((text, [from, to]) => text.replace(from, to), folded);
  sounds.set(folded, sound);
  return sound;
}

const VOWEL = /[aeiouyаеиоуыэюя]/;
/** What words take at their end without being another word, in many languages: plurals, demonyms, cases. */
const TAKEN = /[snieatorydl]$/;
/** What may be missing at the end of a name that is a plural or declined. */
const LEFT = /[snmiay]$/;
/** Shorter names differ by a letter on purpose. */
const SHORTEST = 5;
/** From here on, nobody has two names so alike. */
const LONG = 7;

/**
 * What speaks for a slip. `tied`: another word of the name stands beside it, or it is the label of a mention. `near`: the text has the
 * name, too. `used`: several entries have it.
 */
export type Backing = 'tied' | 'near' | 'used' | null;

/**
 * Whether a difference is a slip rather than another form or another name.
 */
export function isPlausible({ kind, at }: Edited, word: string, name: string, backing: Backing): boolean {
  if (name.length < SHORTEST || word.length < SHORTEST - 1) return false;
  const isAtEnd = at >= name.length - 1;
  const isLong = name.length >= LONG;
  const isBacked = backing === 'tied' || (backing === 'near' && name.length > SHORTEST);
  // A word of another first letter rhymes: “Balor”, “Valor”.
  if (at === 0 && kind !== 'swapped' && kind !== 'sound' && !isLong && !isBacked) return false;
  switch (kind) {
    case 'added':
      return at >= name.length ? !TAKEN.test(word) : isLong || isBacked;
    case 'doubled':
      return !(at >= name.length && word.endsWith('s'));
    case 'dropped':
      return (
        !(isAtEnd && LEFT.test(name)) &&
        (isLong || isBacked || backing !== null || name.charAt(at) === name.charAt(at - 1))
      );
    case 'replaced': {
      const [own, other] = [name.charAt(at), word.charAt(at)];
      if (name.endsWith('man') && word.endsWith('men')) return false;
      // “Lucia” and “Lucie”, “Aldrus” and “Aldrum”.
      if (isAtEnd && (VOWEL.test(own) === VOWEL.test(other) || TAKEN.test(word))) return false;
      return isLong || isBacked;
    }
    case 'swapped':
      return true;
    case 'sound':
      return name.length > SHORTEST && (isLong || isBacked);
  }
}
