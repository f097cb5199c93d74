import type { Collector } from './collector.ts';
import type { CompiledWord } from './compiled-query.ts';
import { EXACT, FUZZY, FUZZY_PREFIX, IN_EXCERPT, IN_LABEL, PREFIX } from './ranking.ts';
import type { Bits } from './segment/live-docs.ts';
import type { SegmentReader } from './segment/segment-reader.ts';
import { fuzzyTerms, type TermDictionary, type TermRange } from './segment/term-dictionary.ts';
import type { SearchSegment } from './types.ts';
import { typosIn } from './typos.ts';

/** Keeps the values that were used last. */
export class LruCache<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value or makes and caches it. */
  get(key: string, make: () => Value): Value {
    const there = this.#values.get(key);
    const value = there ?? make();
    if (there !== undefined) this.#values.delete(key);
    else if (this.#values.size >= this.#most) this.#values.delete(this.#values.keys().next().value ?? '');
    this.#values.set(key, value);
    return value;
  }
}

/** What a search covers. Wider scopes are tried only if narrower ones find too little. */
export interface SearchScope {
  labels: boolean;
  excerpts: boolean;
  typos: 0 | 1 | 2;
}

export const NAMES_ONLY: SearchScope = { labels: false, excerpts: false, typos: 0 };

/** Terms of a dictionary that match a word, and how well. */
export interface TermMatch {
  index: TermDictionary;
  grade: number;
  range: TermRange;
}

export interface WordMatch {
  /** From titles, aliases and excerpts. */
  terms: readonly TermMatch[];
  labels: readonly LabelMatch[];
  /** Bytes of postings to read, without and with labels. */
  cost: number;
  costWithLabels: number;
}

/** Fuzzy prefixes of shorter words match too much to be useful. */
export const MIN_FUZZY_PREFIX = 5;
/** While a word is being typed, the words before it stay the same. */
const CACHED_WORDS = 64;

/** Finds the terms and labels of one segment that match a word. */
export class WordMatcher {
  readonly labelMatcher: LabelMatcher;
  readonly #segment: SearchSegment;
  readonly #matches = new LruCache<WordMatch>(CACHED_WORDS);
  readonly #labels = new LruCache<LabelMatch[]>(CACHED_WORDS);

  constructor(segment: SearchSegment) {
    this.#segment = segment;
    this.labelMatcher = new LabelMatcher(segment.hot);
  }

  match(word: CompiledWord, scope: SearchScope): WordMatch {
    const { hot, excerpts } = this.#segment;
    return this.#matches.get(`${scope.labels} ${scope.excerpts} ${cacheKey(word, scope)}`, () => {
      const terms = matchTerms(hot.terms, word, scope.typos);
      if (scope.excerpts && excerpts)
        for (const { index, grade, range } of matchTerms(excerpts.terms, word, 0))
          terms.push({ index, grade: grade + IN_EXCERPT, range });
      const labels = this.labels(word, scope);
      let cost = 0;
      for (const { index, range } of terms) cost += index.cost(range);
      return { terms, labels, cost, costWithLabels: cost + this.labelMatcher.cost(labels) };
    });
  }

  /** Empty if labels are out of scope. */
  labels(word: CompiledWord, scope: SearchScope): readonly LabelMatch[] {
    if (!scope.labels) return [];
    return this.#labels.get(cacheKey(word, scope), () => {
      const { labelTerms } = this.#segment.hot;
      const labels: LabelMatch[] = [];
      for (const { range, grade } of matchTerms(labelTerms, word, scope.typos))
        labelTerms.forEachPosting(
          (label) => labels.push({ label, grade: grade + IN_LABEL }),
          range.from,
          range.to,
        );
      return labels;
    });
  }
}

const cacheKey = ({ word, isExact }: CompiledWord, { typos }: SearchScope): string =>
  `${isExact ? '' : typosIn(word, typos)} ${word}`;

function matchTerms(index: TermDictionary, { word, isExact }: CompiledWord, typos: 0 | 1 | 2): TermMatch[] {
  const range = index.prefixRange(word);
  const whole = index.find(word, range);
  const sources: TermMatch[] = [];
  if (whole >= 0) sources.push({ index, grade: EXACT, range: { from: whole, to: whole + 1 } });
  if (isExact) return sources;
  const rest = { from: whole >= 0 ? whole + 1 : range.from, to: range.to };
  if (rest.from < rest.to) sources.push({ index, grade: PREFIX, range: rest });
  const forgiven = typosIn(word, typos);
  if (forgiven === 0) return sources;
  const near = fuzzyTerms(index, word, forgiven);
  for (const one of near.whole) sources.push({ index, grade: FUZZY, range: one });
  if (word.length >= MIN_FUZZY_PREFIX)
    for (const one of near.prefix) sources.push({ index, grade: FUZZY_PREFIX, range: one });
  return sources;
}

/** A label that matches a word, and how well. */
interface LabelMatch {
  label: number;
  grade: number;
}

/** Reading an entry's labels costs as much as this many bytes of postings. */
const READ_COST = 100;

/** Matches entries of one segment by their labels. */
class LabelMatcher {
  readonly #hot: SegmentReader;

  constructor(hot: SegmentReader) {
    this.#hot = hot;
  }

  /** Tags have posting lists; templates are a column. */
  #hasList(label: number): boolean {
    const { labelStarts } = this.#hot;
    return (labelStarts[label + 1] ?? 0) > (labelStarts[label] ?? 0);
  }

  /** The cost of reading all documents with these labels, in bytes of postings. */
  cost(labels: readonly LabelMatch[]): number {
    const { labelStarts, size } = this.#hot;
    let cost = labels.every(({ label }) => this.#hasList(label)) ? 0 : size;
    for (const { label } of labels) cost += (labelStarts[label + 1] ?? 0) - (labelStarts[label] ?? 0);
    return cost;
  }

  /** Adds the entries with one of these labels. `left`: how many match so far, Infinity for the first word. */
  add(collector: Collector, labels: readonly LabelMatch[], allowed: Bits, left: number): void {
    if (labels.length === 0) return;
    const { labelCount, labelStarts, labelPostings, templates } = this.#hot;
    const grades = new Uint8Array(labelCount);
    // The best matches come first.
    for (const { label, grade } of labels) grades[label] ||= grade;
    const note = (doc: number, label: number): void => {
      const grade = grades[label] ?? 0;
      if (grade > 0) collector.add(doc, grade, allowed);
    };
    const tags = labels.filter(({ label }) => this.#hasList(label));
    if (left * READ_COST < this.cost(tags)) {
      for (const doc of collector.docs()) this.#hot.forEachLabel(doc, (label) => note(doc, label));
      return;
    }
    for (const { label, grade } of tags)
      collector.addPostings(labelPostings, labelStarts, label, label + 1, 0, allowed, grade, 0, 0);
    if (tags.length === labels.length) return;
    const docs = left < templates.length ? collector.docs() : null;
    for (let at = 0; at < (docs ?? templates).length; at++) {
      const doc = docs?.[at] ?? at;
      note(doc, (templates[doc] ?? 0) - 1);
    }
  }
}
