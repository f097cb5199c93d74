import { compileQuery } from './compiled-query.ts';
import type { EntryKind, IndexedEntry } from './entry.ts';
import { fold, isOneTypoApart } from './fold.ts';
import { highlight, toHit } from './hits.ts';
import type { LiveSegments } from './live-segments.ts';
import { TAG } from './segment/format.ts';
import { hasBit } from './segment/live-docs.ts';
import type { SegmentReader } from './segment/segment-reader.ts';
import { fuzzyTerms } from './segment/term-dictionary.ts';
import { tokenize, wordsOf } from './tokenizer.ts';
import type { Hit, Mark } from './types.ts';

/** Compares texts with what was typed: the matching ranges of each text, or null if a typed word is in none of them. */
export type TextMatcher = (texts: readonly string[]) => readonly (readonly Mark[])[] | null;

/**
 * Searches a few texts without an index, with the same prefixes and typos as a world's search; but the first letter must
 * be right. There are no better results that would come before "mark" for "dark".
 */
export function textMatcher(typed: string): TextMatcher {
  const query = compileQuery({ parts: [{ type: 'word', text: typed, isNegated: false }] });
  const { isUnmatchable } = query;
  const words = query.words.map((word) => ({
    ...word,
    fuzzyMatch: (other: string) => (other[0] === word.word[0] ? word.fuzzyMatch(other) : null),
  }));
  const all = (1 << words.length) - 1;
  return (texts) => {
    const found = texts.map((text) => highlight(text, words));
    const isFound = !isUnmatchable && found.reduce((bits, { words: own }) => bits | own, 0) === all;
    return isFound ? found.map(({ marks }) => marks) : null;
  };
}

/** In shorter titles one letter makes a different word. */
const MIN_TYPO_LENGTH = 5;
/** Only worlds with numbered titles reach this many. */
const MAX_CANDIDATES = 4000;
const ALL_KINDS: readonly EntryKind[] = [];

const plainWords = (text: string): string[] =>
  tokenize(text)
    .filter(({ isTail }) => !isTail)
    .map(({ word }) => word);

/** For each document, how many words of the folded title it contains, with or without a plural s. */
function countWords(index: SegmentReader, words: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const word of words) {
    const docs = new Set<number>();
    for (const form of [word, `${word}s`]) {
      const term = index.terms.find(form, index.terms.prefixRange(form));
      if (term >= 0) index.terms.forEachPosting((doc) => docs.add(doc), term);
    }
    for (const doc of docs) counts.set(doc, (counts.get(doc) ?? 0) + 1);
  }
  return counts;
}

/** The words with one split in two or two neighbors joined: the typo may be a space. */
function spacingVariants(words: readonly string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), (words[at] ?? '') + word, ...words.slice(at + 2)]);
  const apart = words.flatMap((word, at) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, cut) => [
      ...[...words.slice(0, at), word.slice(0, cut + 1), word.slice(cut + 1), ...words.slice(at + 1)],
    ]),
  );
  return words.length > 4 ? joined : [...joined, ...apart];
}

/** Documents of a segment whose title or alias may be the same or one typo apart. */
function candidates(index: SegmentReader, folded: string): Set<number> {
  const words = plainWords(folded);
  const candidates = new Set<number>();
  if (words.length === 0) {
    for (let doc = 0; doc < index.size; doc++) if (index.lengths[doc] === 0) candidates.add(doc);
    return candidates;
  }
  const most = words.length;
  for (const [doc, count] of countWords(index, words)) {
    if (
      count === most ||
      (count === most - 1 && folded.length >= MIN_TYPO_LENGTH && candidates.size < MAX_CANDIDATES)
    )
      candidates.add(doc);
  }
  if (folded.length < MIN_TYPO_LENGTH) return candidates;
  const only = most === 1 ? words[0] : undefined;
  if (only !== undefined) {
    const near = fuzzyTerms(index.terms, only, 2).whole;
    for (const { from, to } of near)
      index.terms.forEachPosting(
        (doc) => {
          if (candidates.size < MAX_CANDIDATES) candidates.add(doc);
        },
        from,
        to,
      );
  }
  for (const other of spacingVariants(words))
    for (const [doc, count] of countWords(index, other)) if (count === other.length) candidates.add(doc);
  return candidates;
}

/** 0: same title, 1: same fold, 2: an alias with the same fold, 3: one typo apart, -1: none of them. */
function distance({ title, aliases }: IndexedEntry, wanted: string, folded: string): number {
  if (title.trim().toLowerCase() === wanted) return 0;
  const own = fold(title);
  if (own === folded) return 1;
  if (aliases.some((alias) => fold(alias) === folded)) return 2;
  return folded.length >= MIN_TYPO_LENGTH && isOneTypoApart(own, folded) ? 3 : -1;
}

/** Sorted by distance. */
export function similarTitles(live: LiveSegments, title: string, limit: number): Hit[] {
  const folded = fold(title);
  if (folded === '') return [];
  const wanted = title.trim().toLowerCase();
  const found: { entry: IndexedEntry; far: number }[] = [];
  for (const [at, { segment }] of live.segments.entries()) {
    const alive = live.liveDocs[at] ?? new Uint32Array();
    for (const doc of candidates(segment.hot, folded)) {
      if (!hasBit(alive, doc)) continue;
      const entry = segment.hot.at(doc);
      const far = distance(entry, wanted, folded);
      if (far >= 0) found.push({ entry, far });
    }
  }
  found.sort((a, b) => a.far - b.far || a.entry.location - b.entry.location);
  return found.slice(0, limit).map(({ entry, far }) => toHit(entry, 1 - far / 4));
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

interface TitleStart {
  key: string;
  location: number;
  index: SegmentReader;
  doc: number;
}

/** Titles of a segment that start with the folded text or, if `isLater`, contain it from a later word on. */
function titlesFrom(
  index: SegmentReader,
  isAllowed: (doc: number) => boolean,
  folded: string,
  isLater: boolean,
  limit: number,
): TitleStart[] {
  const first = plainWords(folded)[0] ?? '';
  const range = index.terms.prefixRange(first);
  const found = new Map<number, TitleStart>();
  for (let term = range.from; term < range.to && found.size < limit; term++) {
    index.terms.forEachPosting((doc, code) => {
      if (code === 7 || (code === 0) === isLater || found.has(doc) || !isAllowed(doc)) return;
      const title = fold(index.title(doc));
      const from = isLater ? title.indexOf(` ${folded}`) + 1 : 0;
      if (isLater ? from > 0 : title.startsWith(folded))
        found.set(doc, { key: title.slice(from), location: index.locations.at(doc), index, doc });
    }, term);
  }
  return [...found.values()];
}

/** Titles that start with the text, in alphabetical order, then those in which a later word does. */
export function titlesWithPrefix(
  live: LiveSegments,
  typed: string,
  kinds: readonly EntryKind[],
  limit: number,
): Hit[] {
  const folded = fold(typed);
  const { words } = compileQuery({ parts: [{ type: 'word', text: typed, isNegated: false }] });
  const none = { filters: [], withoutWords: [] };
  const allowed = live.allowed(none, kinds === ALL_KINDS || kinds.length === 0 ? {} : { kinds });
  const hits = new Map<number, Hit>();
  for (const isLater of folded === '' ? [false] : [false, true]) {
    if (hits.size >= limit) break;
    const found = live.segments.flatMap(({ segment }, at) => {
      const bits = allowed[at] ?? new Uint32Array();
      return titlesFrom(segment.hot, (doc) => hasBit(bits, doc), folded, isLater, limit);
    });
    found.sort((a, b) => compareText(a.key, b.key) || a.location - b.location);
    for (const { index, doc, location } of found)
      if (hits.size < limit && !hits.has(location)) hits.set(location, toHit(index.at(doc), 0, words));
  }
  return [...hits.values()];
}

export interface CountedTag {
  tag: string;
  count: number;
}

/** The tags of live entries, most used first. */
export function countTags({ segments, liveDocs }: Pick<LiveSegments, 'segments' | 'liveDocs'>): CountedTag[] {
  const counts = new Map<string, number>();
  for (const [at, { segment }] of segments.entries()) {
    const { hot } = segment;
    const alive = liveDocs[at] ?? new Uint32Array();
    for (let label = 0; label < hot.labelCount; label++) {
      const text = hot.label(label);
      if (text[0] !== TAG) continue;
      let count = 0;
      hot.forEachTagged(label, (doc) => {
        if (hasBit(alive, doc)) count++;
      });
      if (count > 0) counts.set(text.slice(1), (counts.get(text.slice(1)) ?? 0) + count);
    }
  }
  const tags = Array.from(counts, ([tag, count]) => ({ tag, count }));
  return tags.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

/** Whether each typed word is a prefix of a word of the tag. */
export function hasPrefixes(typed: string): (tag: CountedTag) => boolean {
  const compiled = wordsOf(typed);
  return ({ tag }) => {
    const words = compiled.length === 0 ? [] : wordsOf(tag);
    return compiled.every((one) => words.some((word) => word.startsWith(one)));
  };
}
