import type { Draft } from '../draft.ts';
import { compareMarks } from './copy-location.ts';

/**
 * False for drafts that were delivered or discarded. One that a person marked as done keeps its copy: if the database
 * loses that write, the draft mustn't wait to be sent again.
 */
export const needsCopy = ({ delivery: { state } }: Draft): boolean =>
  state !== 'verified' && state !== 'binned';

const sameText = (a: Draft, b: Draft): boolean => JSON.stringify(a.text) === JSON.stringify(b.text);

/** Whether two states of a draft say the same, so that nobody has lost anything if one takes the other's place. */
export const saySame = (a: Draft, b: Draft): boolean =>
  JSON.stringify({ ...a, rev: 0 }) === JSON.stringify({ ...b, rev: 0 });

/**
 * Returns the drafts to write so that the database has everything that a copy has. Copies are made after the record, so
 * a newer copy proves that the database lost a write. It then replaces the draft, including its delivery state. If the
 * user has typed into the older record since, that text becomes a new draft: it was never submitted, so nothing can be
 * sent twice.
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
