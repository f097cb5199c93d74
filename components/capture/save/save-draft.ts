import { request } from '../../../lib/messaging/index.ts';
import { announceWork, type Draft, problemsOf } from '../../../lib/outbox/index.ts';
import type { Settings } from '../../../lib/settings/index.ts';
import { type FieldProblem, metadataProblem } from '../form/form.ts';
import type { DraftStore } from '../store/draft-store-state.ts';

// Loaded early: the window may close right after saving.
const choicesModule = import('./remember-choices.ts');

const storedModule = import('../stored.ts');

/** Everything that prevents sending the draft, in the order of the form. */
export function problemsIn(draft: Draft): FieldProblem[] {
  const metadata = metadataProblem(draft.text.fields.userMetadata);
  return [
    ...problemsOf(draft.text),
    ...(metadata ? [{ field: 'userMetadata' as const, sentence: metadata }] : []),
  ];
}

/** Submits the draft to the outbox, which sends it even if this window closes at any moment. */
export async function save(draftStore: DraftStore, settings: Settings): Promise<Draft | null> {
  const undoMs = settings.undoSeconds * 1_000;
  const kept = await announceWork(undoMs, async () => {
    // A draft without an account would never be sent, so it stays in the editor and the screen says so.
    const account = await storedModule
      .then(({ accountOfDraft }) => accountOfDraft(draftStore.state().draft?.text.worldId ?? null))
      .catch(() => undefined);
    return account ? draftStore.submit(account.accountId, undoMs, account.accountName) : null;
  });
  if (!kept) return null;
  wake();
  void choicesModule
    .then(({ rememberChoices }) => rememberChoices(kept))
    .catch(() => {
      // Forgetting a choice costs only a click the next time.
    });
  return kept;
}

/** Queues the draft again, to be sent at once. */
export async function retryNow(draftStore: DraftStore, id: string): Promise<void> {
  await announceWork(0, () => draftStore.retry(id));
  wake();
}

/** A message only gets it done sooner than the alarm. */
const wake = (): void => void request('outbox.wake', {});
