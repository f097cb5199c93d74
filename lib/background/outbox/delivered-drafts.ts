import { type Draft, expire, openOutbox } from '../../outbox/index.ts';

/** Sync has found older ones in World Anvil's lists by then. Milliseconds. */
const RECENT = 10 * 60_000;

/** Whether the library shows this draft: it is pending, or was just delivered. */
function isNews({ delivery }: Draft): boolean {
  const { state } = delivery;
  if (state === 'created' || state === 'verified') return Date.now() - delivery.at <= RECENT;
  return state !== 'editing' && state !== 'done' && state !== 'binned';
}

/** The library's ledger covers canceled and discarded drafts. */
export async function hasRecentDrafts(): Promise<boolean> {
  return (await (await openOutbox()).list()).some(isNews);
}

/** Deletes old drafts from the bin. Called after each run of the sender. */
export async function emptyBin(): Promise<void> {
  await expire(await openOutbox());
}
