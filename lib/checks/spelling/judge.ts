import { languageOfText } from '../../library/index.ts';
import { readVisible } from '../../rename/index.ts';
import { isFileOrHost } from '../../unlinked-mentions/index.ts';
import type { Range } from '../facts/entry-facts.ts';
import type { Candidate } from './candidates.ts';
import { isPlausible } from './edits.ts';
import { foldWord } from './fold-word.ts';

/** Where a candidate stands in a text. */
export interface NearPlace {
  /** In the text's markup. */
  range: Range;
  written: string;
  /** What it should be. */
  name: string;
  /** The sentence without markup, and where it is in it. */
  sentence: string;
  mark: Range;
}

const BEFORE = /(\p{L}[\p{L}\p{M}'’]*)[ \u00a0-]$/u;
const BEHIND = /^(?:['’]s)?[ \u00a0-](\p{L}[\p{L}\p{M}'’]*)/u;
const CAPITAL = /^\p{Lu}/u;
const BEGINS = /(?:^|[.!?:;\n"“„«(])\s*$/;
/** Shorter words stand beside any name. */
const SHORT = 3;
/** A name that so many entries use is misspelled now and then. */
const USED = 3;
/** Letters at the end that cases change. */
const ENDING = 2;
/** An article that writes it so often means it. */
const MEANT = 2;

interface Beside {
  /** Whether another word of the name stands beside it. */
  isPartOfName: boolean;
  /** Whether it is a part of somebody else's name. */
  isForeign: boolean;
}

function beside(text: string, from: number, to: number, { name }: Candidate, isGerman: boolean): Beside {
  const before = text.slice(Math.max(0, from - 40), from);
  const [whole = '', previous = ''] = BEFORE.exec(before) ?? [];
  const [, next = ''] = BEHIND.exec(text.slice(to, to + 40)) ?? [];
  const isOfName = (word: string): boolean =>
    word.length >= SHORT && name.names.some(({ words }) => words.includes(foldWord(word)));
  const isPartOfName = isOfName(previous) || isOfName(next);
  const begins = BEGINS.test(before.slice(0, before.length - whole.length));
  const isLast = name.names.every(({ words }) => words.length > 1 && words.at(-1) === name.folded);
  const isOther = (word: string): boolean => CAPITAL.test(word) && !isOfName(word);
  const isForeign = isOther(next) || (isOther(previous) && !begins && name.names.length > 0 && isLast);
  return { isPartOfName, isForeign: isForeign && !isPartOfName && !isGerman };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const wordPattern = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}'’-])${escaped(word)}(?![\p{L}\p{M}\p{N}]|-\p{Ll})`, 'gu');
const TWO_WORDS = /(?<![\p{L}\p{M}\p{N}'’-])(\p{Lu}[\p{L}\p{M}]+)([ -])(\p{L}[\p{L}\p{M}]+)(?!-)/gu;

interface Hit {
  from: number;
  to: number;
}

/** The places of a candidate in what is read of a text. */
function hitsOf(text: string, { word, name, isOrdinary }: Candidate): Hit[] {
  if (word)
    return Array.from(text.matchAll(wordPattern(word.spelling)), ({ index, 0: { length } }) => ({
      from: index,
      to: index + length,
    }));
  return Array.from(text.matchAll(TWO_WORDS)).flatMap(
    ({ index, 0: written, 1: first = '', 3: second = '' }) => {
      const isName =
        foldWord(first) + foldWord(second) === name.folded &&
        written.toLowerCase() !== name.spelling.normalize().toLowerCase();
      // “Black wood” may be any wood, and “The re” a slip of another kind.
      const isSure = CAPITAL.test(second) || (!isOrdinary && first.length >= SHORT && second.length >= SHORT);
      return isName && isSure ? [{ from: index, to: index + written.length }] : [];
    },
  );
}

/** Whether what differs is an ending that this language may give to a name. */
function isEnding({ word, name, edited }: Candidate, language: string | null): boolean {
  if (language === null || !word || edited?.kind === 'doubled' || edited?.kind === 'swapped') return false;
  const at = edited?.at ?? differsAt(word.spelling, name.spelling);
  return at >= name.folded.length - (language === 'de' ? ENDING - 1 : ENDING);
}

function differsAt(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

/** Where a text writes a candidate and surely means the name; null if it may mean something else. */
export function placeOfCandidate(
  candidate: Candidate,
  markup: string,
  all: readonly string[],
): NearPlace | null {
  const visible = readVisible(markup, 'markup');
  const { text } = visible;
  const { name, word, edited, isOrdinary, uses } = candidate;
  const hits = hitsOf(text, candidate);
  if (hits.length === 0) return null;
  const right = wordPattern(name.spelling);
  const isUsedHere = all.some((one) => one.match(right) !== null);
  const written = all.reduce(
    (sum, one) => sum + (word ? (one.match(wordPattern(word.spelling))?.length ?? 0) : 0),
    0,
  );
  if (written > MEANT && !isUsedHere) return null;
  const language = languageOfText(text);
  if (isEnding(candidate, language)) return null;
  const owners = new Set(name.names.map(({ owner }) => owner.ref.id.toLowerCase()));
  for (const { from, to } of hits) {
    const mention = visible.mentions.find((one) => one.from < to && from < one.to);
    if ((mention && !owners.has(mention.id.toLowerCase())) || isFileOrHost(text, to)) continue;
    const { isPartOfName, isForeign } = beside(text, from, to, candidate, language === 'de');
    if (isForeign || (isOrdinary && word && !isPartOfName)) continue;
    const isTied = isPartOfName || mention !== undefined;
    const backing = isTied ? 'tied' : isUsedHere ? 'near' : uses >= USED ? 'used' : null;
    if (word && edited && !isPlausible(edited, word.folded, name.folded, backing)) continue;
    const ranges = visible.rangesOf(from, to);
    const [first, last] = [ranges[0], ranges.at(-1)];
    if (!first || !last) continue;
    const range: Range = [first[0], last[1]];
    return { range, written: text.slice(from, to), name: name.spelling, ...sentenceAround(text, from, to) };
  }
  return null;
}

/** Characters of a sentence on each side. */
const AROUND = 80;
const SENTENCE_END = /[.!?。]["”»)]?\s|\n|\uFFFC/g;

function sentenceAround(text: string, from: number, to: number): Pick<NearPlace, 'sentence' | 'mark'> {
  let start = Math.max(0, from - AROUND);
  if (start > 0) start = text.indexOf(' ', start) + 1;
  for (const { index, 0: sign } of text.slice(start, from).matchAll(SENTENCE_END)) {
    const end = start + index + sign.length;
    if (end <= from) start = Math.max(start, end);
  }
  return cut(text, start, from, to);
}

function cut(text: string, start: number, from: number, to: number): Pick<NearPlace, 'sentence' | 'mark'> {
  const rest = text.slice(to, to + AROUND);
  const sign = rest.search(SENTENCE_END);
  const isLong = sign < 0 && rest.length === AROUND;
  const end =
    to +
    (sign >= 0
      ? sign + (/[.!?。]/.test(rest.charAt(sign)) ? 1 : 0)
      : isLong
        ? rest.lastIndexOf(' ')
        : rest.length);
  const plain = (words: string): string => words.replace(/\s+/g, ' ');
  const before = plain(text.slice(start, from)).trimStart();
  const written = text.slice(from, to);
  const sentence = before + written + plain(text.slice(to, Math.max(to, end))).trimEnd();
  return { sentence, mark: [before.length, before.length + written.length] };
}
