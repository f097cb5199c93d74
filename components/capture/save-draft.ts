import browser from 'webextension-polyfill';
import { request } from '../../lib/messaging/index.ts';
import { type Draft, problemsOf } from '../../lib/outbox/index.ts';
import type { Settings } from '../../lib/settings/index.ts';
import type { DraftStore } from './draft-store-state.ts';
import { type FieldProblem, metadataProblem } from './form.ts';

// Here before they are wanted: the window may close right after saving.
const habits = import('./remember-choices.ts');
const stored = import('./stored.ts');

/** Everything that keeps the draft from being sent, in the order of the form. */
export function problemsIn(draft: Draft): FieldProblem[] {
  const metadata = metadataProblem(draft.text.fields.userMetadata);
  return [
    ...problemsOf(draft.text),
    ...(metadata ? [{ field: 'userMetadata' as const, sentence: metadata }] : []),
  ];
}

/** Hands the draft to the outbox and sees to it that somebody looks, even where the background does not answer. */
export async function save(draftStore: DraftStore, settings: Settings): Promise<Draft | null> {
  const undoMs = settings.undoSeconds * 1_000;
  // The alarm first: a browser that dies between the two finds a draft that somebody will come for.
  callLater(undoMs);
  // A draft that names no account would never be sent: it stays as it is, and the screen says so.
  const account = await stored.then(({ readAccountId }) => readAccountId()).catch(() => undefined);
  if (account === undefined) return null;
  const kept = await draftStore.submit(account ?? '', undoMs);
  if (!kept) return null;
  wake();
  void habits
    .then(({ rememberChoices }) => rememberChoices(kept))
    .catch(() => {
      // Not remembering a choice costs a click the next time, no more.
    });
  return kept;
}

/** An alarm finds the background dead or alive. */
function callLater(inMs: number): void {
  void browser.alarms.create('outbox', { when: Date.now() + inMs });
}

/** A message only makes it sooner than the alarm. */
function wake(): void {
  // The alarm wakes it anyway.
  void request('outbox.wake', {}).catch(() => {});
}

/** For what is due at once. */
export function wakeNow(): void {
  callLater(0);
  wake();
}
