import { createBroadcast } from '../database/index.ts';
import type { ChangedRef, WorldId } from '../model/index.ts';

/** What changed: a resource's changes, a batch's progress, or much at once (`ref` and `batch` are null). */
export interface HistoryEvent {
  worldId: WorldId | null;
  ref: ChangedRef | null;
  batch: string | null;
}

const broadcast = createBroadcast<HistoryEvent>('loreside-history');

export const emitHistoryEvent = broadcast.announce;
export const onHistoryEvent = broadcast.listen;
