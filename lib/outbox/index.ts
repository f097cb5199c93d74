// Drafts: text that isn't, or has only just arrived, on World Anvil. A draft is stored from its first keystroke, sent
// once, and found by its marker before anything is sent again. Screens read the store and call the user's actions; only
// the background runs the sender.

export { type Audience, audienceOf } from './audience.ts';
export { canBeDone, deliveredAs, markDone, undoDone } from './by-hand.ts';
export { leaveWorld, moveDrafts } from './change-world.ts';
export { enteredFields } from './compose.ts';
export type { ContinuedBecause } from './continue-as-new.ts';
export { amendQueued, continueAsNew, recoverText } from './continue-as-new.ts';
export { type Clock, systemClock } from './delivery/call.ts';
export { copiesOf, NotRemoved } from './delivery/repair.ts';
export type { HistoryRecorder, PlannedChange } from './delivery/send-context.ts';
export { createSender, type Sender, type SenderOptions } from './delivery/sender.ts';
export type { Timing } from './delivery/timing.ts';
export { askedToWait, describe, isOfSample } from './describe.ts';
export * from './description.ts';
export type * from './draft.ts';
export { progressOf } from './draft.ts';
export * from './draft-actions.ts';
export { changeTexts, type DraftTexts, isUnsent, textsOfDraft, unsentDrafts } from './draft-texts.ts';
export { type Captured, newDraft } from './new-draft.ts';
export {
  canMove,
  isFromBefore,
  isOfOtherAccount,
  mayHaveArrived,
  moveToAccount,
  sendFromBefore,
} from './other-account.ts';
export { type OutboxPause, readOutboxPause, watchOutboxPause, writeOutboxPause } from './pause.ts';
export { type Problem, problemsOf, SOURCE_PLACES } from './problems.ts';
export { announceWork, isWorkAnnounced, OUTBOX_ALARM } from './store/announced-work.ts';
export {
  addOrHold,
  checkDrafts,
  forgetKnownDraft,
  holdUnsaved,
  saveTextOfLost,
  UNSAVED_ALARM,
  watchOver,
} from './store/check.ts';
export { OutboxUnavailable, type UnavailableReason } from './store/database.ts';
export { type LostDrafts, readLostDrafts, watchLostDrafts, writeLostDrafts } from './store/lost-drafts.ts';
export { parseRecord, recordOf } from './store/record.ts';
export type { SetAside } from './store/set-aside.ts';
export { type Outbox, type OutboxStore, openOutbox } from './store/store.ts';
