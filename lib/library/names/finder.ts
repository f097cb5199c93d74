import { isAddressed, isNoun } from './boundary.ts';
import { type Declined, languageOf } from './language.ts';
import { ALONE, CLINGING, EXPANDED, HANGUL, KATAKANA, LETTER, letterTable, SEPARATOR } from './letters.ts';
import { type Match, Matcher, withoutPrefixes } from './matching.ts';
import { type FindOptions, type FoundName, type KnownName, type NameFinder, WordRows } from './rows.ts';
import { ENDS, marksOfFirst, tableOf } from './table.ts';
import { decodeWord, extendKey } from './words.ts';

/** Words read at a time; more than a name may have. */
const ROOM = 1_024;
const S = 0x73;

function finished<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Finds these names. A location may have several. Single letters, numbers and titles of lists are never found. */
export const createNameFinder = (names: readonly KnownName[]): NameFinder =>
  new Finder(names, new Matcher(finished(tableOf(names, null)), null));

/** The same, awaiting `pause` every few milliseconds. */
export async function createNameFinderInSlices(
  names: readonly KnownName[],
  pause: () => Promise<void>,
): Promise<NameFinder> {
  const work = tableOf(names, null);
  for (;;) {
    const step = work.next();
    if (step.done) return new Finder(names, new Matcher(step.value, null));
    await pause();
  }
}

let sample: WordRows | null = null;

/** The language of a text, if it is one in which names change beyond an s. */
export function languageOfText(text: string): Declined | null {
  sample ??= new WordRows(ROOM);
  return languageOf(text, sample);
}

class Finder implements NameFinder {
  readonly size: number;
  readonly #names: readonly KnownName[];
  readonly #matchers = new Map<Declined | null, Matcher>();
  readonly #letters = letterTable();
  readonly #rows = new WordRows(ROOM);
  /** The text whose language was asked for last. */
  #read: { text: string; language: Declined | null } = { text: '', language: null };

  constructor(names: readonly KnownName[], matcher: Matcher) {
    this.size = names.length;
    this.#names = names;
    this.#matchers.set(null, matcher);
  }

  find(
    text: string,
    { limit = Infinity, from = 0, to = text.length, skip = [] }: FindOptions = {},
  ): FoundName[] {
    const language = this.#languageOf(text);
    const matcher = finished(this.#matcherFor(language));
    const found: Match[] = [];
    const last = Math.min(to, text.length);
    let at = Math.max(0, from);
    for (const [start, end] of skip) {
      if (start > at) this.#scan(text, at, Math.min(start, last), matcher, found, limit);
      at = Math.max(at, end);
    }
    this.#scan(text, at, last, matcher, found, limit);
    return (language === 'de' ? withoutNouns(text, found) : found).map((match) => match.found);
  }

  *prepare(text: string): Generator<void, void> {
    yield* this.#matcherFor(this.#languageOf(text));
  }

  #languageOf(text: string): Declined | null {
    if (this.#read.text !== text) this.#read = { text, language: languageOf(text, this.#rows) };
    return this.#read.language;
  }

  *#matcherFor(language: Declined | null): Generator<void, Matcher, void> {
    const known = this.#matchers.get(language);
    if (known) return known;
    const matcher = new Matcher(yield* tableOf(this.#names, language), language);
    this.#matchers.set(language, matcher);
    return matcher;
  }

  /** One bit of the filter rejects most words. */
  #scan(text: string, from: number, to: number, matcher: Matcher, found: Match[], limit: number): void {
    const { filter } = matcher;
    const rows = this.#rows;
    const { starts, hashes, lasts } = rows;
    const end = wordEdge(this.#letters, text, to, -1);
    let at = wordEdge(this.#letters, text, from, 1);
    while (at < end && found.length < limit) {
      const behind = rows.read(text, at, end);
      let row = 0;
      while (row < rows.count && found.length < limit) {
        const hash = hashes[row] ?? 0;
        const last = lasts[row] ?? 0;
        let marks = marksOfFirst(filter, extendKey(0, hash));
        if (last === S) marks |= marksOfFirst(filter, extendKey(0, decodeWord(hash, S))) & ENDS;
        const isArabic = last > 0x620 && last < 0x700;
        if (marks === 0 && !isArabic) {
          row++;
          continue;
        }
        const match = this.#at(text, matcher, row);
        // The name may continue beyond the words read, so read its first words again.
        if (matcher.isCut && behind < end) break;
        row++;
        if (!match) continue;
        found.push(match);
        while (row < rows.count && (starts[row] ?? 0) < match.found.end) row++;
      }
      at = row < rows.count ? (starts[row] ?? end) : behind;
    }
  }

  /** The name that begins at a row, unless a longer one begins within it. */
  #at(text: string, matcher: Matcher, row: number): Match | null {
    const { starts } = this.#rows;
    const match = this.#here(text, matcher, row, Infinity);
    let isCut = matcher.isCut;
    if (match)
      for (
        let inner = row + 1;
        (starts[inner] ?? Infinity) < match.found.end && inner < this.#rows.count;
        inner++
      ) {
        const other = matcher.match(text, this.#rows, inner, { beyond: match.found.end });
        isCut ||= matcher.isCut;
        if (!other || other.known.length <= match.known.length) continue;
        matcher.isCut = isCut;
        return this.#here(text, matcher, row, starts[inner] ?? 0);
      }
    matcher.isCut = isCut;
    return match;
  }

  #here(text: string, matcher: Matcher, row: number, limit: number): Match | null {
    const rows = this.#rows;
    const match = matcher.match(text, rows, row, { limit });
    const last = rows.lasts[row] ?? 0;
    if (match || last <= 0x620 || last >= 0x700) return match;
    const { isCut } = matcher;
    const found = withoutPrefixes(text, rows, row, (lead) => matcher.match(text, rows, row, { limit, lead }));
    matcher.isCut ||= isCut;
    return found;
  }
}

/** Without people whose names are ordinary nouns in this German text: “Im Winter schlief der Wolf.” */
function withoutNouns(text: string, found: readonly Match[]): readonly Match[] {
  const counts = new Map<string, { all: number; nouns: number }>();
  const countOf = ({ name }: FoundName) => {
    const count = counts.get(name) ?? { all: 0, nouns: 0 };
    counts.set(name, count);
    return count;
  };
  const isPerson = ({ known }: Match): boolean => known.kind === 'person' && known.isOneWord;
  for (const match of found) {
    if (!isPerson(match)) continue;
    const count = countOf(match.found);
    count.all++;
    if (isNoun(text, match.found.start)) count.nouns++;
  }
  return found.filter((match) => {
    if (!isPerson(match)) return true;
    const { all, nouns } = countOf(match.found);
    return nouns * 3 < all || isAddressed(text, match.found.start);
  });
}

/** The nearest offset in this direction that isn't within a word. */
function wordEdge(table: Uint16Array, text: string, from: number, direction: 1 | -1): number {
  let at = from;
  while (at > 0 && at < text.length && isWithinWord(table, text, at)) at += direction;
  return at;
}

function isWithinWord(table: Uint16Array, text: string, at: number): boolean {
  const left = table[text.charCodeAt(at - 1)] ?? 0;
  const right = table[text.charCodeAt(at)] ?? 0;
  if (left === SEPARATOR || right === SEPARATOR || right === ALONE || right === HANGUL) return false;
  const isAlone = left === ALONE || left === HANGUL || left === CLINGING;
  return !(isAlone && (right >= LETTER || right === EXPANDED || right === KATAKANA));
}
