import type { FoundName, NameFinder } from '../library/index.ts';
import { scanMarkup } from '../markup/index.ts';

/** A range of a text as UTF-16 offsets, end exclusive. */
type Range = readonly [start: number, end: number];

/** What a text says about links, as `scanMarkup` reads it. */
interface LinkedParts {
  /** Where no name may be linked. Ascending and disjoint. */
  ranges: Range[];
  /** The ids that the text mentions, in lower case. */
  mentioned: ReadonlySet<string>;
}

/** Without any of these, a text has nothing to protect. */
const SUSPECT = /[[@]|\/\*|--|:\/\/|www\./i;
const SUSPECT_WORDS = /[[@]|:\/\/|www\./i;

/** What isn't for linking: mentions without a target, unknown tags, mail and web addresses. */
const PROTECTED_WORDS = new RegExp(
  [
    String.raw`@\[(?:[^[\]\n]|\[[^[\]\n]{0,80}\]){1,300}\](?:\([^()\n]{0,300}\))?`,
    String.raw`\[\/?[A-Za-z][\w-]{0,30}\s?[:=|][^[\]\n]{0,4000}\]`,
    String.raw`\[\/?[a-z][a-z0-9_-]{0,30}\s?\]`,
    String.raw`\b(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww][Ww][Ww]\.)[^\s<>"'\[\]]{1,2000}`,
    String.raw`\b[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,100}`,
  ].join('|'),
  'g',
);

/** Where a text without markup has what isn't for reading: mentions without a target, unknown tags, addresses. */
export const protectedWords = (text: string): Range[] =>
  SUSPECT_WORDS.test(text)
    ? Array.from(
        text.matchAll(PROTECTED_WORDS),
        ({ 0: found, index }): Range => [index, index + found.length],
      )
    : [];

class Ranges {
  readonly all: Range[] = [];

  /** Ranges come in order; adjacent ones are joined. */
  add(start: number, end: number): void {
    const last = this.all.at(-1);
    if (last && start <= last[1]) this.all[this.all.length - 1] = [last[0], Math.max(end, last[1])];
    else if (end > start) this.all.push([start, end]);
  }
}

/** Where markup may not get links: tags, mentions, links, code, comments, addresses. Takes linear time. */
function linkedParts(text: string): LinkedParts {
  const mentioned = new Set<string>();
  const ranges = new Ranges();
  if (!SUSPECT.test(text)) return { ranges: ranges.all, mentioned };
  let [code, behind] = [0, 0];
  let isInLink = false;
  scanMarkup(text, (token, start, end) => {
    // Comments are the only gaps between tokens.
    if (start > behind) ranges.add(behind, start);
    behind = end;
    if (token.kind === 'newline') return;
    const isPlain = token.kind === 'text' && !token.raw;
    if (token.kind === 'open' || token.kind === 'close') {
      const by = token.kind === 'open' ? 1 : -1;
      if (token.name === 'code') code = Math.max(0, code + by);
      if (token.name === 'url') isInLink = by > 0;
    }
    if (!isPlain || code > 0 || isInLink) ranges.add(start, end);
    else for (const [from, to] of protectedWords(token.text)) ranges.add(start + from, start + to);
    if (token.kind === 'mention' && token.id !== '') mentioned.add(token.id.toLowerCase());
  });
  if (text.length > behind) ranges.add(behind, text.length);
  return { ranges: ranges.all, mentioned };
}

/** A name in a text that links to nothing. */
export interface UnlinkedMention {
  /** UTF-16 offsets in the field's markup: `text.slice(start, end)` is the name as written. */
  start: number;
  end: number;
  /** The name as the world has it: a title or an alias. */
  name: string;
  doubt: FoundName['doubt'];
  /** The locations of the entries with this name. With more than one, only a person can tell which is meant. */
  candidates: readonly number[];
}

export interface TextMentions {
  mentions: UnlinkedMention[];
  /** The ids that the text mentions already, in lower case. */
  mentioned: ReadonlySet<string>;
}

/** The longest label that World Anvil reads as one. */
const LONGEST = 300;
/** What would end a label, or be read as markup once it stands in one. */
const UNFIT = /[[\]|@\n\r]|--|::|\/\*|\*\//;
/** A letter or digit of a script that separates words. */
const LETTER =
  /[[\p{L}\p{N}\p{M}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}]]/v;
/** Tags that may stand within a word. */
const WITHIN_WORD = /^(?:\[\/?(?:b|i|u|s|strike|small|mark|dc|color)\b[^[\]]*\])+$/i;

/** Whether the name continues a word on the other side of a tag, as after a drop cap. */
function isPartOfWord(text: string, start: number, end: number, around: (Range | undefined)[]): boolean {
  return around.some((range) => {
    if (!range || (range[1] !== start && range[0] !== end)) return false;
    const beyond = range[1] === start ? text.charAt(range[0] - 1) : text.charAt(range[1]);
    return LETTER.test(beyond) && WITHIN_WORD.test(text.slice(...range));
  });
}

/** What makes a name a part of a file's or host's name: "mira.png". */
const NAME_ENDING = /\.[a-z0-9]/y;

export function isFileOrHost(text: string, end: number): boolean {
  NAME_ENDING.lastIndex = end;
  return NAME_ENDING.test(text);
}

/** UTF-16 units that are searched at a time: a few milliseconds of work. */
const STEP = 1 << 17;
/** More than a name may have. */
const OVERLAP = 2 * LONGEST;

/** Searches a text, yielding between steps. Returns what `mentionsIn` does. */
export function* findMentions(
  text: string,
  finder: NameFinder,
  own: number,
): Generator<void, TextMentions, void> {
  const { ranges, mentioned } = linkedParts(text);
  const mentions: UnlinkedMention[] = [];
  yield* finder.prepare(text);
  let next = 0;
  for (let from = 0, to = STEP; from < text.length; to = from + STEP) {
    // Names that begin in this step may end in the next one.
    for (const found of finder.find(text, { from, to: to + OVERLAP, skip: ranges })) {
      const { start, end, name, locations, doubt } = found;
      if (start >= to) break;
      from = end;
      if (doubt === 3 || locations.includes(own) || end - start > LONGEST) continue;
      const written = text.slice(start, end);
      if (UNFIT.test(written) || isFileOrHost(text, end)) continue;
      while ((ranges[next]?.[0] ?? text.length) < start) next++;
      if (isPartOfWord(text, start, end, [ranges[next - 1], ranges[next]])) continue;
      mentions.push({ start, end, name, doubt, candidates: locations });
    }
    from = Math.max(from, to);
    if (from < text.length) yield;
  }
  return { mentions, mentioned };
}

/**
 * The names in a text that could become mentions, in order.
 * @param finder over the names that may be linked
 * @param own the location of the entry with this text, which never links to itself: a name that it shares isn't found
 */
export function mentionsIn(text: string, finder: NameFinder, own: number): TextMentions {
  const work = findMentions(text, finder, own);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
