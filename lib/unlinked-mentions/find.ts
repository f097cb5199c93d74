import type { FoundName, NameFinder } from '../library/index.ts';
import { linkedParts, type Range } from './protected-ranges.ts';

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

function isFileOrHost(text: string, end: number): boolean {
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
