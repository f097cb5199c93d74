import type { NameKind } from './found.ts';

// Articles that a name may begin with and that texts leave out: “The Netharim”, “a Netharim scout”.

/** In the languages of the interface that have articles. */
const ARTICLES: ReadonlySet<string> = new Set(
  `the a an der die das den ein eine le la les l un une el los las una il lo gli i o os a as um uma`.split(
    ' ',
  ),
);
const OF_ENGLISH: ReadonlySet<string> = new Set(['the', 'a', 'an']);
/** What may come before the name of a person and isn't a part of it. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['the', 'der', 'die', 'das']);
const LONGEST = 4;

/**
 * The number of words at the beginning of a name that are articles: 0 or 1.
 * @param end where its first word ends
 */
export function articlesOf(name: string, end: number, words: number, kind: NameKind): number {
  if (words < 2 || end > LONGEST) return 0;
  const first = name.slice(0, end).toLowerCase();
  if (!(kind === 'person' ? OF_PEOPLE : ARTICLES).has(first)) return 0;
  // “Os robuste” is French for a bone.
  return !OF_ENGLISH.has(first) && /^[^\p{L}]*\p{Ll}/u.test(name.slice(end)) ? 0 : 1;
}
