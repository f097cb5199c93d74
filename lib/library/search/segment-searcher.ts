import { type Collector, createCollector, LAST_WORD_EXACT } from './collector.ts';
import type { CompiledQuery, CompiledWord } from './compiled-query.ts';
import {
  MIN_FUZZY_PREFIX,
  NAMES_ONLY,
  type SearchScope,
  type TermMatch,
  type WordMatch,
  WordMatcher,
} from './matches.ts';
import {
  EXACT,
  FUZZY,
  FUZZY_PREFIX,
  IN_ALIAS,
  IN_EXCERPT,
  lowestKey,
  PREFIX,
  rankOf,
  sortKey,
  type TopDocs,
} from './ranking.ts';
import { isImage } from './segment/field-codecs.ts';
import { ALIAS, CODE_BITS, LAST_PLACE, MAX_TITLE_LENGTH } from './segment/format.ts';
import { type Bits, hasBit, setBit } from './segment/live-docs.ts';
import type { ExcerptReader, SegmentReader } from './segment/segment-reader.ts';
import { hasArticle, wordsOf } from './tokenizer.ts';
import type { SearchSegment } from './types.ts';
import { type FuzzyMatch, fuzzyMatcher, typosIn } from './typos.ts';

/** A query word and what matches it in this segment. */
interface WordPlan {
  word: CompiledWord;
  match: WordMatch;
}

/** Reading an entry's texts costs as much as this many bytes of postings. */
const TEXT_COST = 500;
/** A fuzzy lookup costs as much as this many bytes of postings per typo. */
const FUZZY_COST = 30_000;

/** The grade at which the entry's word `own` matches, or null. */
function gradeOf(
  { word, isExact }: CompiledWord,
  own: string,
  nearness: (other: string) => FuzzyMatch,
): number | null {
  if (own === word) return EXACT;
  if (isExact) return null;
  if (own.startsWith(word)) return PREFIX;
  const near = nearness(own);
  if (near === 'whole') return FUZZY;
  return near === 'beginning' && word.length >= MIN_FUZZY_PREFIX ? FUZZY_PREFIX : null;
}

/** The bits to set in `inPlace` for a title with the word at its position. */
function marksFor({ position, isLast }: CompiledWord, grade: number): number {
  const isInOrder = grade === EXACT || (grade === PREFIX && isLast);
  return (
    (position <= LAST_PLACE && isInOrder ? 1 << position : 0) |
    (grade === EXACT && isLast ? LAST_WORD_EXACT : 0)
  );
}

const searchers = new WeakMap<SegmentReader, { excerpts: ExcerptReader | null; search: SegmentSearcher }>();

/** Segments are immutable, so their searchers and caches survive small changes. */
export function segmentSearcher(segment: SearchSegment): SegmentSearcher {
  const before = searchers.get(segment.hot);
  if (before && before.excerpts === segment.excerpts) return before.search;
  const search = new SegmentSearcher(segment);
  searchers.set(segment.hot, { excerpts: segment.excerpts, search });
  return search;
}

export class SegmentSearcher {
  readonly segment: SearchSegment;
  readonly #matches: WordMatcher;
  readonly #articles = new Map<string, Bits>();

  constructor({ hot, excerpts }: SearchSegment) {
    this.segment = { hot, excerpts: excerpts?.locations.equals(hot.locations) ? excerpts : null };
    this.#matches = new WordMatcher(this.segment);
  }

  /** Equivalent to reading postings, but from the texts of the few remaining entries. */
  #readTexts(collector: Collector, word: CompiledWord, scope: SearchScope, allowed: Bits): void {
    const { hot, excerpts } = this.segment;
    const near = fuzzyMatcher(word.word, word.isExact ? 0 : typosIn(word.word, scope.typos));
    const none = fuzzyMatcher(word.word, 0);
    for (const doc of collector.docs()) {
      const { title, aliases } = hot.names(doc);
      const words = wordsOf(title);
      const first = hasArticle(words) ? 1 : 0;
      for (let at = 0; at < words.length; at++) {
        const grade = gradeOf(word, words[at] ?? '', near);
        if (grade === null) continue;
        const place = at - first;
        const isPlace =
          place === word.position || (word.position > LAST_PLACE && (place > LAST_PLACE || place < 0));
        const marks = isPlace ? marksFor(word, grade) : 0;
        collector.add(doc, grade, allowed, marks);
      }
      for (const own of aliases.flatMap(wordsOf)) {
        const grade = gradeOf(word, own, near);
        if (grade !== null) collector.add(doc, grade + IN_ALIAS, allowed);
      }
      for (const own of scope.excerpts && excerpts ? wordsOf(excerpts.at(doc) ?? '') : []) {
        const grade = gradeOf(word, own, none);
        if (grade !== null) collector.add(doc, grade + IN_EXCERPT, allowed);
      }
    }
  }

  #gather({ words }: CompiledQuery, scope: SearchScope, allowed: Bits): Collector {
    const collector = createCollector(this.segment.hot.size);
    collector.begin();
    const isForgiving = scope.typos > 0;
    // Fuzzy lookups are expensive: start with the rarest word, and skip them if few entries remain.
    const first: SearchScope = isForgiving ? { ...scope, typos: 0 } : scope;
    const plans = words.map((word): WordPlan => ({ word, match: this.#matches.match(word, first) }));
    plans.sort((a, b) => a.match.costWithLabels - b.match.costWithLabels);
    if (!isForgiving && plans.some(({ match }) => match.cost === 0 && match.labels.length === 0))
      return collector;
    let left = Number.POSITIVE_INFINITY;
    for (const { word, match } of plans) {
      const isCheaper = left * TEXT_COST < Math.max(match.cost, FUZZY_COST * scope.typos);
      if (isCheaper) {
        this.#readTexts(collector, word, scope, allowed);
        this.#matches.labelMatcher.add(collector, this.#matches.labels(word, scope), allowed, left);
      } else this.#addPostings(collector, word, this.#matches.match(word, scope), allowed, left);
      collector.end();
      left = collector.count;
      if (left === 0) break;
    }
    return collector;
  }

  #addPostings(
    collector: Collector,
    word: CompiledWord,
    match: WordMatch,
    allowed: Bits,
    left: number,
  ): void {
    this.#matches.labelMatcher.add(collector, match.labels, allowed, left);
    for (const { index, grade, range } of match.terms) {
      const { from, to } = range;
      const marks = marksFor(word, grade);
      const { postings, postingStarts: starts } = index;
      collector.addPostings(postings, starts, from, to, CODE_BITS, allowed, grade, word.position, marks);
    }
  }

  /** A bit per document whose title contains this article. */
  #withArticle(article: string): Bits {
    let bits = this.#articles.get(article);
    if (!bits) {
      const { terms, size } = this.segment.hot;
      const found = new Uint32Array((size + 31) >>> 5);
      const term = terms.find(article, terms.prefixRange(article));
      if (term >= 0)
        terms.forEachPosting((doc, code) => {
          if (code !== ALIAS) setBit(found, doc);
        }, term);
      this.#articles.set(article, found);
      bits = found;
    }
    return bits;
  }

  /** Offers every document that matches all words. */
  search(
    compiled: CompiledQuery,
    scope: SearchScope,
    allowed: Bits,
    recent: ReadonlyMap<number, number>,
    best: TopDocs,
  ): void {
    const collector = this.#gather(compiled, scope, allowed);
    const { hot } = this.segment;
    const { worst, inPlace } = collector;
    const article = compiled.article === null ? null : this.#withArticle(compiled.article);
    let placesWanted = 0;
    for (const { position } of compiled.words) if (position <= LAST_PLACE) placesWanted |= 1 << position;
    const docs = collector.docs();
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] ?? 0;
      const marks = inPlace[doc] ?? 0;
      const isBeginning = (marks & placesWanted) === placesWanted;
      const isWhole = marks >= LAST_WORD_EXACT && hot.lengths[doc] === compiled.length;
      const hasArticle = article !== null && hasBit(article, doc);
      offerDoc(hot, doc, rankOf(worst[doc] ?? 0, isBeginning, isWhole, hasArticle), recent, best);
    }
  }

  /** Like `search`, for a single word in titles and aliases. */
  searchOneWord(
    compiled: CompiledQuery,
    allowed: Bits,
    recent: ReadonlyMap<number, number>,
    best: TopDocs,
  ): void {
    const [word] = compiled.words;
    if (!word) return;
    const { terms } = this.#matches.match(word, NAMES_ONLY);
    const article = compiled.article === null ? null : this.#withArticle(compiled.article);
    offerOneWord(this.segment.hot, terms, compiled, article, allowed, recent, best);
  }
}

/** Offers a document of a known rank. */
function offerDoc(
  { flags, lengths, locations }: SegmentReader,
  doc: number,
  rank: number,
  recent: ReadonlyMap<number, number>,
  best: TopDocs,
): void {
  const length = lengths[doc] ?? 0;
  const isBounded = recent.size === 0;
  if (isBounded && lowestKey(rank, length) >= best.limit) return;
  const location = locations.at(doc);
  const boost = isBounded ? 0 : (recent.get(location) ?? 0);
  best.offer(sortKey(rank, boost, isImage(flags[doc] ?? 0) ? MAX_TITLE_LENGTH : length, location));
}

/**
 * Offers the documents with one of these terms in title or aliases. For a single word, each posting determines the
 * rank; without recency, most terms and postings can be rejected by their lowest possible key. `withArticle`:
 * documents that contain the typed article.
 */
function offerOneWord(
  index: SegmentReader,
  sources: readonly TermMatch[],
  compiled: CompiledQuery,
  withArticle: Bits | null,
  allowed: Bits,
  recent: ReadonlyMap<number, number>,
  best: TopDocs,
): void {
  const { terms, lengths } = index;
  const isBounded = recent.size === 0;
  // Titles that start with the word come first; often the rest can be skipped.
  for (const isBeginning of [true, false]) {
    for (const { grade, range } of sources) {
      const isWhole = grade === EXACT;
      const article = isWhole ? withArticle : null;
      /** The best possible rank. */
      const least = rankOf(grade, isBeginning, false);
      const isKnown = isBounded && (!isWhole || (article === null && !isBeginning));
      if (isKnown && lowestKey(least, 0) >= best.limit) continue;
      const isPlain = isKnown && terms.areSingleByte(range);
      const offer = (doc: number, code: number): void => {
        if ((code === 0) !== isBeginning || !hasBit(allowed, doc)) return;
        const own = code === ALIAS ? grade + IN_ALIAS : grade;
        const isTheTitle = isWhole && lengths[doc] === compiled.length;
        const rank = rankOf(own, isBeginning, isTheTitle, article !== null && hasBit(article, doc));
        offerDoc(index, doc, rank, recent, best);
      };
      for (let term = range.from; term < range.to; term++)
        // A title is longer than any of its words.
        if (!isPlain || lowestKey(least, terms.lengthOf(term) + 1) < best.limit)
          terms.forEachPosting(offer, term);
    }
  }
}
