// The undo history: every change that Loreside makes on World Anvil, with the values before it. Screens read it directly
// and re-render when it changes. Only the background makes changes, undoes them and prunes old ones.
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
export { isSame } from './compare.ts';
export { HistoryUnavailable, isLost } from './database.ts';
export { createEngine, type Engine } from './engine/engine.ts';
export { type ChangesQuery, type History, type HistorySize, openHistory } from './history-reader.ts';
export { newId } from './ids.ts';
export { asJson, type ChangeService, KINDS, type ReadResource } from './kinds/index.ts';
export { hasSealed, isSealed } from './sealed-values.ts';
export { openedValues, type Sealing, withSealing } from './sealing.ts';
export { openStore } from './store.ts';
