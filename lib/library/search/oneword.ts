import type { Asked } from './asked.ts';
import { isImage } from './flags.ts';
import { ALIAS, LONGEST } from './layout.ts';
import { type Bits, hasBit } from './living.ts';
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
  asked: Asked,
  withArticle: Bits | null,
  allowed: Bits,
  recent: ReadonlyMap<number, number>,
  best: Best,
): void {
  const { terms, lengths } = index;
  const isBounded = recent.size === 0;
  for (const { step, range } of sources) {
    const isWhole = step === WHOLE;
    const isSkipped = isBounded && (!isWhole || withArticle === null);
    const isPlain = isBounded && !isWhole && terms.arePlain(range);
    const first = classOf(step, true, false);
    const later = leastKey(classOf(step, false, false), 0);
    const offer = (doc: number, code: number): void => {
      if (isSkipped && code !== 0 && later >= best.limit) return;
      const has = isWhole && withArticle !== null && hasBit(withArticle, doc);
      const own = code === ALIAS ? step + IN_ALIAS : step;
      const rank = classOf(own, code === 0, isWhole && lengths[doc] === asked.length, has);
      if (hasBit(allowed, doc)) offerDoc(index, doc, rank, recent, best);
    };
    for (let term = range.from; term < range.to; term++)
      // A title that begins with a word is longer than it, and all others come later.
      if (!isPlain || leastKey(first, terms.lengthOf(term) + 1) < best.limit) terms.eachPosting(offer, term);
  }
}
