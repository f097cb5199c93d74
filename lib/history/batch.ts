import type { BatchProgress } from '../model/index.ts';
import type { BatchRow, ChangeRow, ItemRow } from './database.ts';

/** A batch's progress. Pure. `changes`: the changes of this batch. */
export function progressOf(
  { id, at, cause, state, waitsFor }: BatchRow,
  items: readonly ItemRow[],
  changes: readonly ChangeRow[],
): BatchProgress {
  const states = new Map(changes.map((change) => [change.id, change.state]));
  const counts = { done: 0, same: 0, conflict: 0, refused: 0, unknown: 0 };
  for (const { outcome } of items) {
    if (outcome === null) continue;
    const found = outcome.state === 'change' ? (states.get(outcome.id) ?? 'unknown') : outcome.state;
    counts[found === 'begun' ? 'unknown' : found] += 1;
  }
  return { id, at, cause, state, total: items.length, waitsFor, ...counts };
}
