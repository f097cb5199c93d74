import { type Collector, createCollector, LAST_WHOLE } from './collector.ts';
import type { CompiledQuery, CompiledWord } from './compiled-query.ts';
import type { PackedExcerpts } from './excerpts.ts';
import { ALIAS, LAST_PLACE } from './layout.ts';
import { type Bits, hasBit, setBit } from './live-docs.ts';
import { BY_NAME, type Match, Matches, type Reach, SHORTEST_NEAR_BEGINNING } from './matches.ts';
import { offerDoc, offerOneWord } from './one-word.ts';
import type { PackedIndex } from './open.ts';
import {
  BEGINNING,
  type Best,
  classOf,
  IN_ALIAS,
  IN_EXCERPT,
  NEAR,
  NEAR_BEGINNING,
  WHOLE,
} from './ranking.ts';
import { CODE_BITS } from './term-packer.ts';
import { hasArticle } from './tokens.ts';
import type { SearchSegment } from './types.ts';
import { type Nearness, nearnessTo, typosIn } from './typos.ts';
import { wordsOf } from './words.ts';

/** What of a segment matches one of the words asked for. */
interface Plan {
  word: CompiledWord;
  match: Match;
}

/** To read an entry's texts takes as long as so many bytes of postings. */
const TEXT_WEIGHT = 500;
/** To find near terms among many takes as long as so many for each typo. */
const NEAR_WEIGHT = 30_000;

/** How well one of an entry's words matches, or null. */
function stepOf(
  { word, isExact }: CompiledWord,
  own: string,
  nearness: (other: string) => Nearness,
): number | null {
  if (own === word) return WHOLE;
  if (isExact) return null;
  if (own.startsWith(word)) return BEGINNING;
  const near = nearness(own);
  if (near === 'whole') return NEAR;
  return near === 'beginning' && word.length >= SHORTEST_NEAR_BEGINNING ? NEAR_BEGINNING : null;
}

/** What is noted of a title that has the word in its place. */
function marksFor({ position, isLast }: CompiledWord, step: number): number {
  const isInOrder = step === WHOLE || (step === BEGINNING && isLast);
  return (
    (position <= LAST_PLACE && isInOrder ? 1 << position : 0) | (step === WHOLE && isLast ? LAST_WHOLE : 0)
  );
}

const known = new WeakMap<PackedIndex, { excerpts: PackedExcerpts | null; search: SegmentSearch }>();

/** Segments never change: what one searcher has prepared serves the next, which a small change makes. */
export function segmentSearch(segment: SearchSegment): SegmentSearch {
  const before = known.get(segment.hot);
  if (before && before.excerpts === segment.excerpts) return before.search;
  const search = new SegmentSearch(segment);
  known.set(segment.hot, { excerpts: segment.excerpts, search });
  return search;
}

/** One segment, searched. */
export class SegmentSearch {
  readonly segment: SearchSegment;
  readonly #matches: Matches;
  readonly #articles = new Map<string, Bits>();

  constructor({ hot, excerpts }: SearchSegment) {
    this.segment = { hot, excerpts: excerpts?.locations.isSame(hot.locations) ? excerpts : null };
    this.#matches = new Matches(this.segment);
  }

  /** The same as going through the postings, from the texts of the few entries that are left. */
  #readTexts(collector: Collector, word: CompiledWord, reach: Reach, allowed: Bits): void {
    const { hot, excerpts } = this.segment;
    const near = nearnessTo(word.word, word.isExact ? 0 : typosIn(word.word, reach.typos));
    const none = nearnessTo(word.word, 0);
    for (const doc of collector.docs()) {
      const { title, aliases } = hot.names(doc);
      const words = wordsOf(title);
      const first = hasArticle(words) ? 1 : 0;
      for (let at = 0; at < words.length; at++) {
        const step = stepOf(word, words[at] ?? '', near);
        if (step === null) continue;
        const place = at - first;
        const isPlace =
          place === word.position || (word.position > LAST_PLACE && (place > LAST_PLACE || place < 0));
        const marks = isPlace ? marksFor(word, step) : 0;
        collector.add(doc, step, allowed, marks);
      }
      for (const own of aliases.flatMap(wordsOf)) {
        const step = stepOf(word, own, near);
        if (step !== null) collector.add(doc, step + IN_ALIAS, allowed);
      }
      for (const own of reach.excerpts && excerpts ? wordsOf(excerpts.at(doc) ?? '') : []) {
        const step = stepOf(word, own, none);
        if (step !== null) collector.add(doc, step + IN_EXCERPT, allowed);
      }
    }
  }

  #gather({ words }: CompiledQuery, reach: Reach, allowed: Bits): Collector {
    const collector = createCollector(this.segment.hot.size);
    collector.begin();
    const isForgiving = reach.typos > 0;
    // Near terms take long to find: first by the rarest word, and then where many entries are left.
    const first: Reach = isForgiving ? { ...reach, typos: 0 } : reach;
    const plans = words.map((word): Plan => ({ word, match: this.#matches.of(word, first) }));
    plans.sort((a, b) => a.match.allWeight - b.match.allWeight);
    if (!isForgiving && plans.some(({ match }) => match.weight === 0 && match.labels.length === 0))
      return collector;
    let left = Number.POSITIVE_INFINITY;
    for (const { word, match } of plans) {
      const isCheaper = left * TEXT_WEIGHT < Math.max(match.weight, NEAR_WEIGHT * reach.typos);
      if (isCheaper) {
        this.#readTexts(collector, word, reach, allowed);
        this.#matches.labelled.add(collector, this.#matches.labels(word, reach), allowed, left);
      } else this.#addPostings(collector, word, this.#matches.of(word, reach), allowed, left);
      collector.end();
      left = collector.count;
      if (left === 0) break;
    }
    return collector;
  }

  #addPostings(collector: Collector, word: CompiledWord, match: Match, allowed: Bits, left: number): void {
    this.#matches.labelled.add(collector, match.labels, allowed, left);
    for (const { index, step, range } of match.terms) {
      const { from, to } = range;
      const marks = marksFor(word, step);
      const { postings, postingStarts: starts } = index;
      collector.addPostings(postings, starts, from, to, CODE_BITS, allowed, step, word.position, marks);
    }
  }

  /** One bit for each document whose title has this article. */
  #withArticle(article: string): Bits {
    let bits = this.#articles.get(article);
    if (!bits) {
      const { terms, size } = this.segment.hot;
      const found = new Uint32Array((size + 31) >>> 5);
      const term = terms.whole(article, terms.beginning(article));
      if (term >= 0)
        terms.eachPosting((doc, code) => {
          if (code !== ALIAS) setBit(found, doc);
        }, term);
      this.#articles.set(article, found);
      bits = found;
    }
    return bits;
  }

  /** Offers each document that has all words. */
  search(
    compiled: CompiledQuery,
    reach: Reach,
    allowed: Bits,
    recent: ReadonlyMap<number, number>,
    best: Best,
  ): void {
    const collector = this.#gather(compiled, reach, allowed);
    const { hot } = this.segment;
    const { worst, row } = collector;
    const article = compiled.article === null ? null : this.#withArticle(compiled.article);
    let rowWanted = 0;
    for (const { position } of compiled.words) if (position <= LAST_PLACE) rowWanted |= 1 << position;
    const docs = collector.docs();
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] ?? 0;
      const marks = row[doc] ?? 0;
      const isBeginning = (marks & rowWanted) === rowWanted;
      const isWhole = marks >= LAST_WHOLE && hot.lengths[doc] === compiled.length;
      const hasArticle = article !== null && hasBit(article, doc);
      offerDoc(hot, doc, classOf(worst[doc] ?? 0, isBeginning, isWhole, hasArticle), recent, best);
    }
  }

  /** The same for one word alone, by titles and aliases. */
  searchOneWord(
    compiled: CompiledQuery,
    allowed: Bits,
    recent: ReadonlyMap<number, number>,
    best: Best,
  ): void {
    const [word] = compiled.words;
    if (!word) return;
    const { terms } = this.#matches.of(word, BY_NAME);
    const article = compiled.article === null ? null : this.#withArticle(compiled.article);
    offerOneWord(this.segment.hot, terms, compiled, article, allowed, recent, best);
  }
}
