import { checkDrafts, type Outbox, recoverText } from '../../lib/outbox/index.ts';
import type { Journal } from './journal.ts';

/** Stores what a killed window left in the journal. */
export async function recoverJournal(store: Outbox, journal: Journal): Promise<void> {
  const found = journal.left();
  if (found.length === 0) return;
  // Restore lost drafts first: the text may belong to one of them. The background checks, too.
  await checkDrafts(store).catch(() => {});
  for (const left of found) {
    await recoverText(store, left);
    journal.clear(left.id);
  }
}
