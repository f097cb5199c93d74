import { countKept, type Draft, storageWasCleared } from '../../lib/outbox/index.ts';
import { readOutboxKept, writeOutboxKept, writeOutboxLost } from '../../lib/settings/index.ts';

/**
 * Keeps, elsewhere than the drafts, how many there are. Where the browser cleared them away since, screens are told
 * instead of showing nothing.
 */
export async function keepCount(drafts: readonly Draft[]): Promise<void> {
  const kept = await readOutboxKept();
  const sentence = storageWasCleared(kept, drafts);
  if (sentence !== null) await writeOutboxLost({ sentence, since: Date.now() });
  const count = countKept(drafts);
  if (count !== kept) await writeOutboxKept(count);
}
