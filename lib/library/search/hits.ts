import type { CompiledWord } from './compiled-query.ts';
import type { IndexedEntry } from './entry.ts';
import { foldLetters } from './fold.ts';
import { kindIn } from './segment/field-codecs.ts';
import { type Bits, hasBit } from './segment/live-docs.ts';
import type { SegmentReader } from './segment/segment-reader.ts';
import { type Token, tokenize } from './tokenizer.ts';
import type { Hit, Mark, MatchPlace, SortFacts } from './types.ts';

/** What sorting needs of a segment's entries. Reads no tags, aliases or addresses. */
export function* sortFactsOf(segment: SegmentReader, allowed: Bits): Generator<SortFacts> {
  // Entries share few templates, so each is read once.
  const templates = new Map<number, string>();
  const templateOf = (number: number): string | null => {
    if (number === 0) return null;
    const known = templates.get(number);
    if (known !== undefined) return known;
    const read = segment.label(number - 1).slice(1);
    templates.set(number, read);
    return read;
  };
  for (let doc = 0; doc < segment.size; doc++) {
    if (!hasBit(allowed, doc)) continue;
    const updated = segment.updated[doc] ?? 0;
    yield {
      location: segment.locations.at(doc),
      kind: kindIn(segment.flags[doc] ?? 0),
      title: segment.title(doc),
      template: templateOf(segment.templates[doc] ?? 0),
      updatedAt: updated === 0 ? null : updated * 1000,
    };
  }
}

const NO_WORDS: readonly CompiledWord[] = [];

/** The best field with a query word that the title lacks. */
function whyMatched(
  entry: IndexedEntry,
  missing: number,
  excerpt: () => string | null,
  words: readonly CompiledWord[],
): Hit['why'] | null {
  const places: [MatchPlace, string][] = [
    ...entry.aliases.map((text): [MatchPlace, string] => ['alias', text]),
    ...entry.tags.map((text): [MatchPlace, string] => ['tag', text]),
    ...(entry.template === null ? [] : [['template', entry.template] satisfies [MatchPlace, string]]),
  ];
  for (const [where, text] of places) {
    const matched = highlight(text, words);
    if (matched.words & missing) return { where, text, marks: matched.marks };
  }
  const text = excerpt();
  return text === null ? null : { where: 'excerpt', text, marks: highlight(text, words).marks };
}

export function toHit(
  entry: IndexedEntry,
  score: number,
  words = NO_WORDS,
  excerpt: () => string | null = () => null,
  isRecent = false,
): Hit {
  const { marks, words: found } = highlight(entry.title, words);
  const missing = ((1 << words.length) - 1) & ~found;
  const reason = missing === 0 ? null : whyMatched(entry, missing, excerpt, words);
  const where = isRecent && words.length === 0 ? 'recent' : 'title';
  return { ...entry, titleMarks: marks, score, why: reason ?? { where, text: entry.title, marks } };
}

/** Offset in the text after the first `letters` folded letters of the token. */
function endOfPrefix(text: string, { start, end }: Token, letters: number): number {
  let folded = 0;
  for (const { 0: character, index } of text.slice(start, end).matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    folded += foldLetters(character).length;
    if (folded >= letters) return start + index + character.length;
  }
  return end;
}

interface Highlights {
  marks: Mark[];
  /** A bit for each query word that the text contains. */
  words: number;
}

/** Other words take a slower path that compiles a regular expression. */
const PLAIN_WORD = /^[a-z0-9а-я]*$/i;

function markFor(
  text: string,
  token: Token,
  { word, isExact, fuzzyMatch: nearness }: CompiledWord,
): Mark | null {
  if (token.word === word) return [token.start, token.end];
  if (isExact) return null;
  const isBeginning = token.word.startsWith(word);
  const near = isBeginning ? null : nearness(token.word);
  if (near === 'whole') return [token.start, token.end];
  if (!isBeginning && near === null) return null;
  const isPlain = token.end - token.start === token.word.length && PLAIN_WORD.test(token.word);
  return [
    token.start,
    isPlain ? Math.min(token.end, token.start + word.length) : endOfPrefix(text, token, word.length),
  ];
}

/** The matching ranges in order; adjacent ones are joined. */
export function highlight(text: string, compiled: readonly CompiledWord[]): Highlights {
  const matched: Highlights = { marks: [], words: 0 };
  if (compiled.length === 0) return matched;
  const { marks } = matched;
  for (const token of tokenize(text)) {
    let longest: Mark | null = null;
    for (let at = 0; at < compiled.length; at++) {
      const word = compiled[at];
      const mark = word ? markFor(text, token, word) : null;
      if (!mark) continue;
      matched.words |= 1 << at;
      if (!longest || mark[1] > longest[1]) longest = mark;
    }
    const last = marks.at(-1);
    if (longest && last && longest[0] <= last[1])
      marks[marks.length - 1] = [last[0], Math.max(last[1], longest[1])];
    else if (longest) marks.push(longest);
  }
  return matched;
}

/** Whether the text contains these words in sequence. */
export function hasPhrase(text: string, phrase: readonly string[]): boolean {
  const words = tokenize(text).filter(({ isTail }) => !isTail);
  return words.some((_, at) => phrase.every((word, step) => words[at + step]?.word === word));
}
