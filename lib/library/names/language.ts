import type { NameKind, WordRows } from './rows.ts';
import { encodeWord, SEED } from './words.ts';

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

/** Languages that change names beyond an s. */
export type Declined = 'de' | 'pl' | 'ru';

/** What tells a language: frequent words, folded, that the others don't have. */
const WORDS: Readonly<Record<'de' | 'pl' | 'none', string>> = {
  de: `aber als am auf aus bei beim das dem den der des dass durch ein eine einem einen einer eines er für im ist ich kam
    mit nach nicht noch nur oder sein seine seinen sie sind über und unter vom von vor war wenn wird wurde wurden zu zum
    zur`,
  pl: `ale był była było były czy dla gdy go jak jako jego jej jest już który która które którzy lecz nad nie niego od
    oraz pod podczas przed przez przy się są ten tego tej tylko tym w we wraz z za ze że wrócił`,
  none: `a and are as at by for from had has have he her his in is it its not of on or she that the their they this to
    was were which with y el los las una por que con para het een van voor niet le les des et dans est une pour du och som
    är af og til um os uma não do da na no em
    il di del della che gli sono nel`,
};

function hashesOf(words: string): number[] {
  return words.split(/\s+/).map((word) => {
    let hash = SEED;
    const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
    for (let at = 0; at < folded.length; at++) hash = encodeWord(hash, folded.charCodeAt(at));
    return hash;
  });
}

const [GERMAN, POLISH, NONE] = [1, 2, 4];
let known: Map<number, number> | null = null;

function knownWords(): Map<number, number> {
  if (known) return known;
  known = new Map();
  for (const [bit, words] of [
    [GERMAN, WORDS.de],
    [POLISH, WORDS.pl],
    [NONE, WORDS.none],
  ] as const)
    for (const hash of hashesOf(words)) known.set(hash, (known.get(hash) ?? 0) | bit);
  return known;
}

/** Letters that no other language of the interface has. */
const POLISH_LETTERS = /[ąęłśżźćń]/i;
/** UTF-16 units that are looked at. */
const SAMPLE = 1_200;
/** Frequent words for each other word, at least. */
const LEAST = 0.08;

/** The language of a text by its first words; null if it isn't one that declines names. */
export function languageOf(text: string, rows: WordRows): Declined | null {
  rows.read(text, 0, Math.min(text.length, SAMPLE));
  const words = knownWords();
  const counts = [0, 0, 0];
  let cyrillic = 0;
  for (let row = 0; row < rows.count; row++) {
    if (isCyrillic(rows.lasts[row] ?? 0)) cyrillic++;
    const marks = words.get(rows.hashes[row] ?? 0) ?? 0;
    if (marks === 0) continue;
    for (let bit = 0; bit < 3; bit++) if (marks & (1 << bit)) counts[bit] = (counts[bit] ?? 0) + 1;
  }
  if (cyrillic > rows.count / 2) return 'ru';
  const [german = 0, polish = 0, none = 0] = counts;
  if (german > none && german > polish) return german >= rows.count * LEAST ? 'de' : null;
  if (polish < none || polish < german) return null;
  if (!POLISH_LETTERS.test(text.slice(0, SAMPLE)))
    return polish > none && polish >= rows.count * LEAST ? 'pl' : null;
  return 'pl';
}

const isCyrillic = (unit: number): boolean => unit >= 0x430 && unit < 0x460;

/** The language of a text, if a name with this last letter follows its rules. */
export function declensionOf(lastUnit: number, language: Declined | null): Declined | null {
  return language === 'ru' ? (isCyrillic(lastUnit) ? 'ru' : null) : lastUnit < 0x7f ? language : null;
}
