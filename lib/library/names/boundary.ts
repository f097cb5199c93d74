import { hasCapital, type Known } from './known.ts';
import type { Declined } from './language.ts';
import { HANGUL, letterTable } from './letters.ts';
import type { Doubt } from './rows.ts';

const APOSTROPHE = /['’‘ʼʻ`´′＇׳՚]/;
const WORD = /[\p{L}\p{N}\p{M}]{1,12}/uy;
const WORD_BEFORE = /[\p{L}\p{N}\p{M}]+$/u;
/** English suffixes after an apostrophe. */
const SUFFIXES = new Set(['s', 'd', 'll', 've', 're']);
/** French and Italian elisions before a name. */
const ELISIONS = new Set(
  'c d j l m n s t qu jusqu lorsqu puisqu quoiqu all coll dall dell nell quell quest sull un'.split(' '),
);
/** Korean particles after a name, without a space. */
const PARTICLES = new Set(
  `가 같이 과 까지 께 께서 나 는 도 든지 라고 라는 라도 란 랑 로 로서 로써 를 마다 만 만큼 밖에 보다 부터 뿐 아 야 에 에게 에게서 에는 에도
   에서 에서는 에서의 와 으로 으로서 은 을 의 이 이나 이다 이라 이라고 이라는 이란 이랑 이며 이여 조차 처럼 하고 한테`.split(
    /\s+/,
  ),
);
const KOREAN_WORD = /\p{sc=Hangul}{1,8}/uy;

/**
 * Whether a name may start and end here: not within "K'thar", "don't" or a longer Korean word, but after "l'" and
 * before "'s" or a Korean particle.
 */
export function isBounded(text: string, start: number, end: number): boolean {
  if (isPlain(text, start - 1) && isPlain(text, end)) return true;
  const next = text.charAt(end);
  const isWhole =
    !(APOSTROPHE.test(next) && !isSuffix(text, end + 1)) &&
    !(start > 1 && APOSTROPHE.test(text.charAt(start - 1)) && !isElision(text, start - 1));
  return isWhole && isBoundedInKorean(text, start, end);
}

/** End of text, or ASCII except apostrophes. */
function isPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return !(code >= 128) && code !== 0x27 && code !== 0x60;
}

function isSuffix(text: string, at: number): boolean {
  WORD.lastIndex = at;
  const [suffix] = WORD.exec(text) ?? [];
  return suffix === undefined || SUFFIXES.has(suffix.toLowerCase());
}

function isElision(text: string, end: number): boolean {
  const [before] = WORD_BEFORE.exec(text.slice(Math.max(0, end - 12), end)) ?? [];
  return before === undefined || ELISIONS.has(before.toLowerCase());
}

function isBoundedInKorean(text: string, start: number, end: number): boolean {
  const table = letterTable();
  const isKorean = (at: number): boolean => table[text.charCodeAt(at)] === HANGUL;
  if (start > 0 && isKorean(start) && isKorean(start - 1)) return false;
  if (!isKorean(end - 1) || end >= text.length || !isKorean(end)) return true;
  KOREAN_WORD.lastIndex = end;
  return PARTICLES.has(KOREAN_WORD.exec(text)?.[0] ?? '');
}

const OPENING = /[\s"'“”‘’«»‹›„‚([{*_~#>|—–-]/;
const ENDING = /[.!?…:;。！？।؟۔\]]/;

/** Maximum number of characters to look back. */
const FARTHEST = 100;

/** Whether a sentence, line or quotation starts here, so that a capital letter means nothing. */
export function beginsSentence(text: string, start: number): boolean {
  for (let at = start - 1; at >= Math.max(0, start - FARTHEST); at--) {
    const character = text.charAt(at);
    if (character === '\n' || character === '\r' || ENDING.test(character)) return true;
    if (!OPENING.test(character)) return false;
    if (/["“„«]/.test(character)) return true;
  }
  return true;
}

// What stands around a name and says that something else is meant.

/** A capital and more letters. */
const CAPITAL_WORD = /\p{Lu}[\p{L}\p{M}’'-]*[\p{L}\p{M}]/uy;
const CAPITAL_BEFORE = /(?<![\p{L}\p{M}’'-])\p{Lu}[\p{L}\p{M}’'-]*[\p{L}\p{M}]\.?[ \u00a0]$/u;
const LONGEST = 40;
/** What stands before names of people and places without being a part of them. */
const TITLES: ReadonlySet<string> = new Set(
  `admiral archbishop archduke archmage aunt baron baroness bishop brother cardinal captain chancellor chief colonel
  commander count countess dame doctor don doña dr duchess duke earl elder emperor empress father general governor
  high-priest judge justice khan king lady lieutenant lord madam madame magister major marquis master mayor mister
  mistress monsieur mother mr mrs ms officer pope president priest priestess prince princess prof professor queen saint
  san santa scout senator sergeant señor señora ser sergeant sir sister smith sultan tsar uncle viscount warden wizard
  witch the a an in on at of from to and or by but with for near after before when while as if since under over`.split(
    /\s+/,
  ),
);

const isUpper = (unit: number): boolean => unit > 0x40 && unit < 0x5b;
const isSmall = (unit: number): boolean => unit > 0x60 && unit < 0x7b;
const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0xa0;
const mayBeCapital = (unit: number): boolean => isUpper(unit) || unit > 0x7f;

/** What a line of text in markup begins and ends with. */
const isLineEdge = (unit: number): boolean => unit === 0x0a || unit === 0x5b || unit === 0x5d;
/** UTF-16 units that are looked at on each side. */
const NEARBY = 80;
const LEAST_CAPITALS = 3;
const SENTENCE = / \p{Ll}{4}|[.!?]\s*$/u;

/** Whether a name stands in a headline, in which capitals say nothing: all longer words have one. */
function isHeadline(text: string, start: number): boolean {
  let from = start;
  while (from > Math.max(0, start - NEARBY) && !isLineEdge(text.charCodeAt(from - 1))) from--;
  let to = start;
  while (to < Math.min(text.length, start + NEARBY) && !isLineEdge(text.charCodeAt(to))) to++;
  const line = text.slice(from, to);
  return !SENTENCE.test(line) && line.split(' ').filter(hasCapital).length > LEAST_CAPITALS;
}

/** What tells people of the same name apart. */
const GENERATION = /[ \u00a0](?:[JS]r|Junior|Senior|I[IVX]|III|VI{0,3})(?!\p{L})/uy;

function isOfOtherGeneration(text: string, end: number): boolean {
  GENERATION.lastIndex = end;
  return GENERATION.test(text);
}

/** Whether a one-word name is part of another unknown one: “Lord Faelon”. German writes all nouns with a capital. */
function isPartOfName(text: string, start: number, end: number, language: Declined | null): boolean {
  if (language === 'de' || !isSpace(text.charCodeAt(end)) || !mayBeCapital(text.charCodeAt(end + 1)))
    return false;
  CAPITAL_WORD.lastIndex = end + 1;
  return CAPITAL_WORD.test(text) && hasCapital(text.slice(start, end)) && !isHeadline(text, start);
}

/** Whether a word with a capital stands before it: “Wat Brask”. Most names stand behind a small word. */
function isBehindName(text: string, start: number): boolean {
  if (!isSpace(text.charCodeAt(start - 1))) return false;
  let at = start - 1;
  while (at > 0 && start - at < LONGEST && text.charCodeAt(at - 1) > 0x20) at--;
  if (isSmall(text.charCodeAt(at))) return false;
  const [before] = CAPITAL_BEFORE.exec(text.slice(at, start)) ?? [];
  if (before === undefined || TITLES.has(before.slice(0, -1).replace('.', '').toLowerCase())) return false;
  return !beginsSentence(text, start - before.length);
}

/**
 * How doubtful it is that a name is meant; null if something else is.
 * @param isBeforeName whether another known name may follow
 */
export function doubtOf(
  text: string,
  start: number,
  end: number,
  { name, kind, hasCapital: isCapital, isOneWord, isOrdinary, hasArticle }: Known,
  language: Declined | null,
  isBeforeName: () => boolean,
): Doubt | null {
  const isPart = isOneWord && isPartOfName(text, start, end, language);
  // “Captain Mira” is a captain, and “the Netharim Empire” one of the Netharim.
  if (isPart && kind !== 'common' && (!isBeforeName() || TITLES.has(name.toLowerCase()))) return null;
  if (kind === 'person' && isOfOtherGeneration(text, end)) return null;
  if (isOrdinary && beginsSentence(text, start)) return 3;
  if (isCapital && !isUpper(text.charCodeAt(start))) {
    const written = text.slice(start, end);
    if (written === written.toLowerCase()) return 2;
  }
  if (isOrdinary || isPart) return 1;
  if (!isOneWord) return 0;
  // German nouns have a capital, too: “Das Gericht” may be any court.
  if (language === 'de') return hasArticle || isNoun(text, start) ? 1 : 0;
  return kind !== 'common' && isBehindName(text, start) ? 1 : 0;
}

/** What stands before an ordinary German noun. */
const DETERMINER = new RegExp(
  String.raw`(?<!\p{L})(?:d(?:er|ie|as|em|en|es)|k?ein(?:e[mnrs]?)?|[ai]m|zu[mr]|vom|beim|ins|ans|aufs|fürs|durchs|` +
    String.raw`(?:mein|dein|sein|ihr|unser|unsr|euer|eur|dies|jen|jed|manch|welch|solch|all|viel|letzt|nächst|vorig)(?:e[mnrs]?)?)\s$`,
  'iu',
);

/** Whether a German noun stands here like an ordinary one: “nach dem Winter”. */
export const isNoun = (text: string, start: number): boolean =>
  DETERMINER.test(text.slice(Math.max(0, start - 12), start));

/** Whether a name or form of address stands before it: “Frau Winter”. */
export const isAddressed = (text: string, start: number): boolean =>
  !isNoun(text, start) && CAPITAL_BEFORE.test(text.slice(Math.max(0, start - LONGEST), start));
