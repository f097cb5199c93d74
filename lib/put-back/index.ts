// Puts what a backup or versions have back into a world: lists what is missing and what differs, and plans how it is created and
// restored. The plan is carried out like an import. Sends nothing.

export { rawIn } from './local.ts';
export type { BackupFiles, Loss, PutBackPlan } from './options.ts';
export { planPutBack } from './plan.ts';
export {
  listRows,
  type Obstacle,
  type PutBackRow,
  pathOf,
  type RowFacts,
  type RowState,
  titleKey,
  withContents,
} from './rows.ts';
export { type PastWorld, readPastWorld } from './versions.ts';
