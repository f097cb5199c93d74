import { compareMarks } from './copy-location.ts';
import type { Draft } from './draft.ts';

/** States in which a draft needs no copy: it stands in the world, or its owner discarded it. */
export const needsCopy = ({ delivery: { state } }: Draft): boolean =>
  state !== 'verified' && state !== 'binned';

const sameText = (a: Draft, b: Draft): boolean => JSON.stringify(a.text) === JSON.stringify(b.text);

/**
 * What to write into the database so that it has everything that a copy has. Empty where it does already.
 *
 * Copies are made after the record, so a copy that is ahead of it proves that the database lost a write. The copy then
 * takes the draft's place, with what is known of its delivery. If somebody typed into the older record since, that text
 * goes on as a draft of its own: it was never handed over, so nothing can be sent twice.
 */
export function merge(stored: Draft | null, copy: Draft, freshId: string): Draft[] {
  if (!stored) return [copy];
  if (compareMarks(copy, stored) <= 0) return [];
  const ahead = { ...copy, rev: Math.max(copy.rev, stored.rev) + 1 };
  const typedSince =
    stored.delivery.state === 'editing' && stored.updatedAt > copy.updatedAt && !sameText(stored, copy);
  if (!typedSince) return [ahead];
  return [ahead, { ...stored, id: freshId, rev: 0, touched: true }];
}
