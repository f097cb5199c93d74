import type { CompiledQuery } from './compiled-query.ts';
import { isImage } from './flags.ts';
import { ALIAS, LONGEST } from './layout.ts';
import { type Bits, hasBit } from './live-docs.ts';
import type { Source } from './matches.ts';
import type { PackedIndex } from './open.ts';
import { type Best, classOf, IN_ALIAS, keyOf, leastKey, WHOLE } from './ranking.ts';

/** Offers a document whose class is known. */
export function offerDoc(
  { flags, lengths, locations }: PackedIndex,
  doc: number,
  rank: number,
  recent: ReadonlyMap<number, number>,
  best: Best,
): void {
  const length = lengths[doc] ?? 0;
  const isBounded = recent.size === 0;
  if (isBounded && leastKey(rank, length) >= best.limit) return;
  const location = locations.at(doc);
  const boost = isBounded ? 0 : (recent.get(location) ?? 0);
  best.offer(keyOf(rank, boost, isImage(flags[doc] ?? 0) ? LONGEST : length, location));
}

/**
 * Offers the documents that have one of these terms in their title or aliases, where one word alone is asked for: then
 * each posting tells an entry's rank. Most terms and postings are told at once not to be among the best, where nobody
 * opened anything recently. `withArticle`: who has the article that was typed.
 */
export function offerOneWord(
  index: PackedIndex,
  sources: readonly Source[],
  compiled: CompiledQuery,
  withArticle: Bits | null,
  allowed: Bits,
  recent: ReadonlyMap<number, number>,
  best: Best,
): void {
  const { terms, lengths } = index;
  const isBounded = recent.size === 0;
  // Titles that begin so are offered before all others: most often nothing else need be looked at.
  for (const isBeginning of [true, false]) {
    for (const { step, range } of sources) {
      const isWhole = step === WHOLE;
      const article = isWhole ? withArticle : null;
      /** What they are in at best, where that is known of all. */
      const least = classOf(step, isBeginning, false);
      const isKnown = isBounded && (!isWhole || (article === null && !isBeginning));
      if (isKnown && leastKey(least, 0) >= best.limit) continue;
      const isPlain = isKnown && terms.arePlain(range);
      const offer = (doc: number, code: number): void => {
        if ((code === 0) !== isBeginning || !hasBit(allowed, doc)) return;
        const own = code === ALIAS ? step + IN_ALIAS : step;
        const isTheTitle = isWhole && lengths[doc] === compiled.length;
        const rank = classOf(own, isBeginning, isTheTitle, article !== null && hasBit(article, doc));
        offerDoc(index, doc, rank, recent, best);
      };
      for (let term = range.from; term < range.to; term++)
        // A title that has a word is longer than it.
        if (!isPlain || leastKey(least, terms.lengthOf(term) + 1) < best.limit)
          terms.eachPosting(offer, term);
    }
  }
}
