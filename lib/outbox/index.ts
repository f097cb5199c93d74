// Everything that a person wrote and that is not yet, or only just, on the platform.
// A draft is kept from its first keystroke, sent once, and settled by looking for its own marker before anything is
// sent again. Screens read the store and call what a person does; the background alone runs the sender.

export { OUTBOX_ALARM, UNSAVED_ALARM } from './alarms.ts';
export { type Audience, audienceOf } from './audience.ts';
export { type Clock, systemClock } from './call.ts';
export { addOrHold, checkDrafts, holdUnsaved, watchOver } from './check.ts';
export {
  amendQueued,
  type ContinuedBecause,
  continueAsNew,
  recoverText,
} from './continue-as-new.ts';
export { OutboxUnavailable, type UnavailableReason } from './database.ts';
export * from './describe.ts';
export type * from './draft.ts';
export * from './draft-actions.ts';
export type { HistoryRecorder, PlannedChange } from './history-recorder.ts';
export { type LostDrafts, readLostDrafts, watchLostDrafts, writeLostDrafts } from './lost-drafts.ts';
export { type Captured, newDraft } from './new-draft.ts';
export { type OutboxPause, readOutboxPause, watchOutboxPause, writeOutboxPause } from './pause.ts';
export { type Problem, problemsOf } from './problems.ts';
export { parseRecord, recordOf } from './record.ts';
export { NotRemoved } from './repair.ts';
export { createSender, type Sender, type SenderOptions } from './sender.ts';
export type { SetAside } from './set-aside.ts';
export { type Outbox, type OutboxStore, openOutbox } from './store.ts';
export type { Timing } from './timing.ts';
