import type { CompiledWord } from './compiled-query.ts';
import { type FoundLabel, LabelSearch } from './label-search.ts';
import { LruCache } from './lru-cache.ts';
import { nearTerms } from './near-terms.ts';
import { BEGINNING, IN_EXCERPT, IN_LABEL, NEAR, NEAR_BEGINNING, WHOLE } from './ranking.ts';
import type { TermIndex, TermRange } from './term-index.ts';
import type { SearchSegment } from './types.ts';
import { typosIn } from './typos.ts';

/** How far a search goes: each is tried only where the one before found too little. */
export interface Reach {
  labels: boolean;
  excerpts: boolean;
  typos: 0 | 1 | 2;
}

/** In titles and aliases alone. */
export const BY_NAME: Reach = { labels: false, excerpts: false, typos: 0 };

/** Terms of one index that match a word, and how well. */
export interface Source {
  index: TermIndex;
  step: number;
  range: TermRange;
}

/** What of a segment matches a word. */
export interface Match {
  /** In titles and aliases, and in excerpts. */
  terms: readonly Source[];
  labels: readonly FoundLabel[];
  /** How much work it is to go through the postings, and through those of labels too. */
  weight: number;
  allWeight: number;
}

/** The beginnings of words that are near a shorter one are too many to mean anything. */
export const SHORTEST_NEAR_BEGINNING = 5;
/** So many are kept: what stands before the word being typed stays the same. */
const KEPT = 64;

/** What matches words in one segment. */
export class Matches {
  readonly labelled: LabelSearch;
  readonly #segment: SearchSegment;
  readonly #matches = new LruCache<Match>(KEPT);
  readonly #labels = new LruCache<FoundLabel[]>(KEPT);

  constructor(segment: SearchSegment) {
    this.#segment = segment;
    this.labelled = new LabelSearch(segment.hot);
  }

  of(word: CompiledWord, reach: Reach): Match {
    const { hot, excerpts } = this.#segment;
    return this.#matches.get(`${reach.labels} ${reach.excerpts} ${keyOf(word, reach)}`, () => {
      const terms = sourcesIn(hot.terms, word, reach.typos);
      if (reach.excerpts && excerpts)
        for (const { index, step, range } of sourcesIn(excerpts.terms, word, 0))
          terms.push({ index, step: step + IN_EXCERPT, range });
      const labels = this.labels(word, reach);
      let weight = 0;
      for (const { index, range } of terms) weight += index.weight(range);
      return { terms, labels, weight, allWeight: weight + this.labelled.weight(labels) };
    });
  }

  /** None where they are not to be looked at. */
  labels(word: CompiledWord, reach: Reach): readonly FoundLabel[] {
    if (!reach.labels) return [];
    return this.#labels.get(keyOf(word, reach), () => {
      const { labelTerms } = this.#segment.hot;
      const labels: FoundLabel[] = [];
      for (const { range, step } of sourcesIn(labelTerms, word, reach.typos))
        labelTerms.eachPosting(
          (label) => labels.push({ label, step: step + IN_LABEL }),
          range.from,
          range.to,
        );
      return labels;
    });
  }
}

/** What makes a difference to what matches. */
const keyOf = ({ word, isExact }: CompiledWord, { typos }: Reach): string =>
  `${isExact ? '' : typosIn(word, typos)} ${word}`;

function sourcesIn(index: TermIndex, { word, isExact }: CompiledWord, typos: 0 | 1 | 2): Source[] {
  const range = index.beginning(word);
  const whole = index.whole(word, range);
  const sources: Source[] = [];
  if (whole >= 0) sources.push({ index, step: WHOLE, range: { from: whole, to: whole + 1 } });
  if (isExact) return sources;
  const rest = { from: whole >= 0 ? whole + 1 : range.from, to: range.to };
  if (rest.from < rest.to) sources.push({ index, step: BEGINNING, range: rest });
  const forgiven = typosIn(word, typos);
  if (forgiven === 0) return sources;
  const near = nearTerms(index, word, forgiven);
  for (const one of near.whole) sources.push({ index, step: NEAR, range: one });
  if (word.length >= SHORTEST_NEAR_BEGINNING)
    for (const one of near.beginning) sources.push({ index, step: NEAR_BEGINNING, range: one });
  return sources;
}
