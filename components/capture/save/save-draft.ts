import browser from 'webextension-polyfill';
import { request } from '../../../lib/messaging/index.ts';
import { type Draft, OUTBOX_ALARM, problemsOf } from '../../../lib/outbox/index.ts';
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

/** Submits the draft to the outbox and makes sure that it is sent even if the background doesn't answer. */
export async function save(draftStore: DraftStore, settings: Settings): Promise<Draft | null> {
  const undoMs = settings.undoSeconds * 1_000;
  // Set the alarm first: if the browser dies in between, the draft is still picked up.
  setWakeAlarm(undoMs);
  // A draft without an account would never be sent, so it stays in the editor and the screen says so.
  const account = await storedModule
    .then(({ accountOfDraft }) => accountOfDraft(draftStore.state().draft?.text.worldId ?? null))
    .catch(() => undefined);
  if (account === undefined) return null;
  const kept = await draftStore.submit(account.accountId, undoMs, account.accountName);
  if (!kept) return null;
  wake();
  void choicesModule
    .then(({ rememberChoices }) => rememberChoices(kept))
    .catch(() => {
      // Forgetting a choice costs only a click the next time.
    });
  return kept;
}

/** An alarm starts the background if it isn't running. It repeats until the background has taken it up. */
function setWakeAlarm(inMs: number): void {
  void browser.alarms.create(OUTBOX_ALARM, { when: Date.now() + inMs, periodInMinutes: 0.5 });
}

/** A message only gets it done sooner. */
function wake(): void {
  // The alarm wakes it anyway.
  void request('outbox.wake', {});
}

/** Wakes the background for what is due at once. */
export function wakeNow(): void {
  setWakeAlarm(0);
  wake();
}
