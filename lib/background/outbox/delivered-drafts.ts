import { type Draft, expire, openOutbox } from '../../outbox/index.ts';

/** Older ones the library has from the platform's own lists by now. Milliseconds. */
const RECENT = 10 * 60_000;

/** Whether the library should know of this draft: it is on its way, or arrived a moment ago. */
function isNews({ delivery }: Draft): boolean {
  const { state } = delivery;
  if (state === 'created' || state === 'verified') return Date.now() - delivery.at <= RECENT;
  return state !== 'editing' && state !== 'binned';
}

/** What was taken back or thrown away, the library knows of by its own list. */
export async function hasRecentDrafts(): Promise<boolean> {
  return (await (await openOutbox()).list()).some(isNews);
}

/** After a run of the sender: the bin is emptied of what is too old. */
export async function emptyBin(): Promise<void> {
  await expire(await openOutbox());
}
