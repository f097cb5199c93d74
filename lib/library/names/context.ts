// What stands around a name and says that something else is meant.

import { beginsSentence } from './boundary.ts';
import type { Doubt } from './found.ts';
import { hasCapital, type Known } from './known.ts';
import type { Declined } from './language.ts';

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

const endsSentence = (unit: number): boolean =>
  unit === 0x0a || unit === 0x2e || unit === 0x21 || unit === 0x3f;

/** Letters that only headlines have in words with a capital. */
const LONG_WORD = 4;
/** UTF-16 units that are looked at on each side. */
const NEARBY = 80;

/** The words with a capital on this side of a sentence; -1 if there is a long one without, as no headline has. */
function capitalsIn(text: string, from: number, to: number): number {
  let capitals = 0;
  let letters = 0;
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (endsSentence(unit)) break;
    if (isUpper(unit)) {
      if (letters === 0) capitals++;
      letters = -NEARBY;
    } else letters = isSmall(unit) ? letters + 1 : 0;
    if (letters === LONG_WORD) return -1;
  }
  return capitals;
}

/** Whether the words around are those of a headline, which says nothing about capitals. */
function isHeadline(text: string, start: number): boolean {
  const behind = capitalsIn(text, start, Math.min(text.length, start + NEARBY));
  if (behind < 0) return false;
  let from = start;
  while (from > Math.max(0, start - NEARBY) && !endsSentence(text.charCodeAt(from - 1))) from--;
  const before = capitalsIn(text, from, start);
  return before >= 0 && before + behind > 3;
}

/**
 * Whether a name of one word is a part of another one that isn't known: “Lord Faelon”, “Steinfurth Lane”. German writes
 * all nouns with a capital.
 */
function isPartOfName(text: string, start: number, end: number, language: Declined | null): boolean {
  if (language === 'de' || !isSpace(text.charCodeAt(end)) || !mayBeCapital(text.charCodeAt(end + 1)))
    return false;
  CAPITAL_WORD.lastIndex = end + 1;
  return CAPITAL_WORD.test(text) && hasCapital(text.slice(start, end)) && !isHeadline(text, start);
}

/** Most names stand behind a small word, which one look tells. */
function isBehindName(text: string, start: number): boolean {
  if (!isSpace(text.charCodeAt(start - 1))) return false;
  let at = start - 2;
  while (at >= 0 && (isSmall(text.charCodeAt(at)) || isUpper(text.charCodeAt(at)))) at--;
  if (!mayBeCapital(text.charCodeAt(at + 1)) && at + 1 < start - 1) return false;
  const [before] = CAPITAL_BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start)) ?? [];
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
  { name, kind, hasCapital: isCapital, isOneWord, isOrdinary }: Known,
  language: Declined | null,
  isBeforeName: () => boolean,
): Doubt | null {
  const isPart = isOneWord && isPartOfName(text, start, end, language);
  // “Captain Mira” is a captain, and “the Netharim Empire” one of the Netharim.
  if (isPart && kind !== 'common' && (!isBeforeName() || TITLES.has(name.toLowerCase()))) return null;
  if (isOrdinary && beginsSentence(text, start)) return 3;
  if (isCapital && !isUpper(text.charCodeAt(start))) {
    const written = text.slice(start, end);
    if (written === written.toLowerCase()) return 2;
  }
  if (isOrdinary || isPart) return 1;
  return isOneWord && kind !== 'common' && language !== 'de' && isBehindName(text, start) ? 1 : 0;
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
