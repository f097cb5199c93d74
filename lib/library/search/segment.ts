import type { Asked, AskedWord } from './asked.ts';
import type { PackedExcerpts } from './excerpts.ts';
import { isImage } from './flags.ts';
import { type Gathering, gatheringFor, LAST_WHOLE } from './gathering.ts';
import { type FoundLabel, LabelSearch } from './labelsearch.ts';
import { ALIAS, LAST_PLACE, LONGEST } from './layout.ts';
import { type Bits, hasBit, setBit } from './living.ts';
import { type NearTerms, nearTerms } from './nearterms.ts';
import type { PackedIndex } from './open.ts';
import {
  BEGINNING,
  type Best,
  classOf,
  IN_ALIAS,
  IN_EXCERPT,
  IN_LABEL,
  keyOf,
  leastKey,
  NEAR,
  NEAR_BEGINNING,
  WHOLE,
} from './ranking.ts';
import { type Nearness, nearTo, slipsIn } from './slips.ts';
import type { TermIndex, TermRange } from './termindex.ts';
import { CODE_BITS } from './termpacker.ts';
import { hasArticle } from './tokens.ts';
import type { SearchSegment } from './types.ts';
import { wordsOf } from './words.ts';

/** How far a search goes: each is tried only where the one before found too little. */
export interface Reach {
  labels: boolean;
  excerpts: boolean;
  slips: 0 | 1 | 2;
}

/** Terms of one index that match a word, and how well. */
interface Source {
  index: TermIndex;
  step: number;
  range: TermRange;
}

interface Plan {
  word: AskedWord;
  /** In titles and aliases, and in excerpts. */
  terms: Source[];
  labels: FoundLabel[];
  /** How much work it is to go through the postings, and through those of labels too. */
  weight: number;
  allWeight: number;
}

/** The beginnings of words that are near a shorter one are too many to mean anything. */
const SHORTEST_NEAR_BEGINNING = 5;
/** Near terms of so many words are kept: what stands before the word being typed stays the same. */
const KEPT = 24;

/** To read an entry's texts takes as long as so many bytes of postings. */
const TEXT_WEIGHT = 1000;
/** To find near terms among many takes as long as so many. */
const NEAR_WEIGHT = 60_000;

/** How well one of an entry's words matches, or null. */
function stepOf(
  { word, isExact }: AskedWord,
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
function marksFor({ position, isLast }: AskedWord, step: number): number {
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
  readonly #near = new Map<string, NearTerms>();
  readonly #articles = new Map<string, Bits>();
  readonly #labelled: LabelSearch;

  constructor({ hot, excerpts }: SearchSegment) {
    this.#labelled = new LabelSearch(hot);
    this.segment = { hot, excerpts: excerpts?.locations.isSame(hot.locations) ? excerpts : null };
  }

  #nearTerms(index: TermIndex, word: string, slips: 1 | 2): NearTerms {
    const key = `${index === this.segment.hot.terms ? '' : ':'}${slips}${word}`;
    let near = this.#near.get(key);
    if (!near) {
      near = nearTerms(index, word, slips);
      const oldest = this.#near.keys().next();
      if (this.#near.size >= KEPT && !oldest.done) this.#near.delete(oldest.value);
      this.#near.set(key, near);
    }
    return near;
  }

  #sources(index: TermIndex, { word, isExact }: AskedWord, slips: 0 | 1 | 2): Source[] {
    const range = index.beginning(word);
    const whole = index.whole(word, range);
    const sources: Source[] = [];
    if (whole >= 0) sources.push({ index, step: WHOLE, range: { from: whole, to: whole + 1 } });
    if (isExact) return sources;
    const rest = { from: whole >= 0 ? whole + 1 : range.from, to: range.to };
    if (rest.from < rest.to) sources.push({ index, step: BEGINNING, range: rest });
    const forgiven = slipsIn(word, slips);
    if (forgiven === 0) return sources;
    const near = this.#nearTerms(index, word, forgiven);
    for (const one of near.whole) sources.push({ index, step: NEAR, range: one });
    if (word.length >= SHORTEST_NEAR_BEGINNING)
      for (const one of near.beginning) sources.push({ index, step: NEAR_BEGINNING, range: one });
    return sources;
  }

  #labels(word: AskedWord, slips: 0 | 1 | 2): FoundLabel[] {
    const { labelTerms } = this.segment.hot;
    const labels: FoundLabel[] = [];
    for (const { range, step } of this.#sources(labelTerms, word, slips))
      labelTerms.eachPosting((label) => labels.push({ label, step: step + IN_LABEL }), range.from, range.to);
    return labels;
  }

  #plan(word: AskedWord, reach: Reach): Plan {
    const { hot, excerpts } = this.segment;
    const terms = this.#sources(hot.terms, word, reach.slips);
    if (reach.excerpts && excerpts)
      for (const { index, step, range } of this.#sources(excerpts.terms, word, 0))
        terms.push({ index, step: step + IN_EXCERPT, range });
    const labels = reach.labels ? this.#labels(word, reach.slips) : [];
    let weight = 0;
    for (const { index, range } of terms) weight += index.weight(range);
    const allWeight = weight + this.#labelled.weight(labels);
    return { word, terms, labels, weight, allWeight };
  }

  /** The same as going through the postings, from the texts of the few entries that are left. */
  #readTexts(gathering: Gathering, word: AskedWord, reach: Reach, allowed: Bits): void {
    const { hot, excerpts } = this.segment;
    const near = nearTo(word.word, word.isExact ? 0 : slipsIn(word.word, reach.slips));
    const none = nearTo(word.word, 0);
    for (const doc of gathering.docs()) {
      const { title, aliases } = hot.names(doc);
      const words = wordsOf(title);
      const first = hasArticle(words) ? 1 : 0;
      for (const [at, own] of words.entries()) {
        const step = stepOf(word, own, near);
        if (step === null) continue;
        const place = at - first;
        const isPlace =
          place === word.position || (word.position > LAST_PLACE && (place > LAST_PLACE || place < 0));
        const marks = isPlace ? marksFor(word, step) : 0;
        gathering.add(doc, step, allowed, marks);
      }
      for (const own of aliases.flatMap(wordsOf)) {
        const step = stepOf(word, own, near);
        if (step !== null) gathering.add(doc, step + IN_ALIAS, allowed);
      }
      for (const own of reach.excerpts && excerpts ? wordsOf(excerpts.at(doc) ?? '') : []) {
        const step = stepOf(word, own, none);
        if (step !== null) gathering.add(doc, step + IN_EXCERPT, allowed);
      }
    }
  }

  #gather({ words }: Asked, reach: Reach, allowed: Bits): Gathering {
    const gathering = gatheringFor(this.segment.hot.size);
    gathering.begin();
    const isForgiving = reach.slips > 0;
    // Near terms take long to find: first by the rarest word, and then where many entries are left.
    const plans = words.map((word) => this.#plan(word, isForgiving ? { ...reach, slips: 0 } : reach));
    plans.sort((a, b) => a.allWeight - b.allWeight);
    if (!isForgiving && plans.some(({ weight, labels }) => weight === 0 && labels.length === 0))
      return gathering;
    for (const [at, plan] of plans.entries()) {
      const { word, weight } = plan;
      const left = at > 0 ? gathering.docs().length : Number.POSITIVE_INFINITY;
      if (left === 0) break;
      const isCheaper = left * TEXT_WEIGHT < (isForgiving ? Math.max(weight, NEAR_WEIGHT) : weight);
      const { labels, terms } = isForgiving && !isCheaper ? this.#plan(word, reach) : plan;
      const near = isForgiving && isCheaper && reach.labels ? this.#labels(word, reach.slips) : labels;
      if (isCheaper) this.#readTexts(gathering, word, reach, allowed);
      this.#labelled.add(gathering, near, allowed, left);
      for (const { index, step, range } of isCheaper ? [] : terms) {
        const marks = marksFor(word, step);
        gathering.addPostings(
          index.postings,
          index.postingStarts,
          range.from,
          range.to,
          CODE_BITS,
          allowed,
          step,
          word.position,
          marks,
        );
      }
      gathering.end();
    }
    return gathering;
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
  search(asked: Asked, reach: Reach, allowed: Bits, recent: ReadonlyMap<number, number>, best: Best): void {
    const gathering = this.#gather(asked, reach, allowed);
    const { flags, lengths, locations } = this.segment.hot;
    const { worst, row } = gathering;
    const article = asked.article === null ? null : this.#withArticle(asked.article);
    let rowWanted = 0;
    for (const { position } of asked.words) if (position <= LAST_PLACE) rowWanted |= 1 << position;
    for (const doc of gathering.docs()) {
      const length = lengths[doc] ?? 0;
      const marks = row[doc] ?? 0;
      const isBeginning = (marks & rowWanted) === rowWanted;
      const isWhole = marks >= LAST_WHOLE && length === asked.length;
      const hasArticle = article !== null && hasBit(article, doc);
      const rank = classOf(worst[doc] ?? 0, isBeginning, isWhole, hasArticle);
      if (recent.size === 0 && leastKey(rank, length) >= best.limit) continue;
      const location = locations.at(doc);
      const boost = recent.size > 0 ? (recent.get(location) ?? 0) : 0;
      best.offer(keyOf(rank, boost, isImage(flags[doc] ?? 0) ? LONGEST : length, location));
    }
  }

  /** Offers the documents whose title begins with the one word asked for: so many that nothing else need be looked at. */
  searchBeginnings(asked: Asked, allowed: Bits, recent: ReadonlyMap<number, number>, best: Best): void {
    const { terms, flags, lengths, locations } = this.segment.hot;
    const [word] = asked.words;
    if (!word) return;
    for (const { range, step } of this.#sources(terms, word, 0)) {
      const isWhole = step === WHOLE;
      const [rank, same] = [classOf(step, true, false), classOf(step, true, isWhole)];
      terms.eachPosting(
        (doc, code) => {
          if (code !== 0) return;
          const length = lengths[doc] ?? 0;
          const isSame = isWhole && length === asked.length;
          if (!isSame && recent.size === 0 && leastKey(rank, length) >= best.limit) return;
          if (!hasBit(allowed, doc)) return;
          const location = locations.at(doc);
          const boost = recent.size > 0 ? (recent.get(location) ?? 0) : 0;
          const shown = isImage(flags[doc] ?? 0) ? LONGEST : length;
          best.offer(keyOf(isSame ? same : rank, boost, shown, location));
        },
        range.from,
        range.to,
      );
    }
  }
}
