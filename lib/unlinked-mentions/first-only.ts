import type { PlacedMention } from './world-mentions.ts';

/** A name that stands for one entry: the only candidate, or the one that a person chose. */
export interface ResolvedMention extends PlacedMention {
  target: number;
}

/** The names that can only mean one entry. Homonyms are never among them. */
export const unambiguous = (mentions: readonly PlacedMention[]): ResolvedMention[] =>
  mentions.flatMap((mention) => {
    const [target, ...others] = mention.candidates;
    return target === undefined || others.length > 0 ? [] : [{ ...mention, target }];
  });

/**
 * Of each entry that an article names, only the first place, and none if the article mentions it already.
 * @param mentions of one article, in its order
 * @param isMentioned whether the article mentions the entry at a location
 */
export function firstOnly(
  mentions: readonly ResolvedMention[],
  isMentioned: (target: number) => boolean,
): ResolvedMention[] {
  const met = new Set<number>();
  return mentions.filter(({ target }) => {
    if (met.has(target) || isMentioned(target)) return false;
    met.add(target);
    return true;
  });
}
