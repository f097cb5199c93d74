// The way back: every change that is made here to what stands upstream, with what stood there before. Screens read it
// themselves and re-render when it changes; only the background makes changes, undoes them and takes what is old away.
export type {
  Append,
  BatchItem,
  BatchProgress,
  Cause,
  Change,
  ChangedKind,
  ChangedRef,
  ChangeResult,
  ChangeState,
  Edit,
  Json,
  Values,
} from '../model/index.ts';
export { openBatchStore } from './batch-store.ts';
export type { HistoryEvent } from './change-events.ts';
export { HistoryUnavailable, isLost } from './database.ts';
export { createEngine, type Engine } from './engine/engine.ts';
export { type ChangesQuery, type History, type HistorySize, openHistory } from './history-reader.ts';
export { asJson, type ReadThing } from './kinds/index.ts';
export { openStore } from './store.ts';
