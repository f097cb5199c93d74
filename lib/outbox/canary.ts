import type { Draft } from './draft.ts';

/** How many drafts would be missed if the browser cleared its storage; kept elsewhere after each change. */
export const countKept = (drafts: readonly Draft[]): number =>
  drafts.filter(({ delivery: { state } }) => state !== 'verified' && state !== 'binned').length;

/**
 * What to tell the person when the browser cleared the outbox: `kept` is the count from before, null where none was kept.
 * Null: nothing is missing. Only a store that is wholly empty was cleared; drafts leave it one by one otherwise.
 */
export function storageWasCleared(kept: number | null, drafts: readonly Draft[]): string | null {
  if (!kept || drafts.length > 0) return null;
  const what =
    kept === 1 ? 'One draft that was kept here is gone' : `${kept} drafts that were kept here are gone`;
  return `${what}: the browser's storage was cleared. What had been sent already stands in your world.`;
}
