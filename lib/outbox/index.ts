// Drafts: text that isn't, or has only just arrived, on World Anvil. A draft is stored from its first keystroke, sent
// once, and found by its marker before anything is sent again. Screens read the store and call the user's actions; only
// the background runs the sender.

export { OUTBOX_ALARM, UNSAVED_ALARM } from './alarms.ts';
export { type Audience, audienceOf } from './audience.ts';
export { canBeDone, markDone, undoDone } from './by-hand.ts';
export { type Clock, systemClock } from './call.ts';
export { leaveWorld, moveDrafts } from './change-world.ts';
export { addOrHold, checkDrafts, forgetKnownDraft, holdUnsaved, saveTextOfLost, watchOver } from './check.ts';
export { enteredFields } from './compose.ts';
export { isFromBefore, sendFromBefore } from './connect-later.ts';
export {
  amendQueued,
  type ContinuedBecause,
  continueAsNew,
  recoverText,
} from './continue-as-new.ts';
export { OutboxUnavailable, type UnavailableReason } from './database.ts';
export { deliveredAs } from './delivered-as.ts';
export { askedToWait, describe } from './describe.ts';
export * from './description.ts';
export type * from './draft.ts';
export * from './draft-actions.ts';
export { FIELD_LABELS } from './field-labels.ts';
export type { HistoryRecorder, PlannedChange } from './history-recorder.ts';
export { type LostDrafts, readLostDrafts, watchLostDrafts, writeLostDrafts } from './lost-drafts.ts';
export { type Captured, newDraft } from './new-draft.ts';
export { canMove, isOfOtherAccount, mayHaveArrived, moveToAccount } from './other-account.ts';
export { type OutboxPause, readOutboxPause, watchOutboxPause, writeOutboxPause } from './pause.ts';
export { type Problem, problemsOf } from './problems.ts';
export { parseRecord, recordOf } from './record.ts';
export { copiesOf, NotRemoved } from './repair.ts';
export { createSender, type Sender, type SenderOptions } from './sender.ts';
export type { SetAside } from './set-aside.ts';
export { type Outbox, type OutboxStore, openOutbox } from './store.ts';
export type { Timing } from './timing.ts';
