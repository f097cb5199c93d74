// Brings documents into a world: plans what each becomes, creates it exactly once through the outbox, sets the links
// afterwards, remembers what was sent, and undoes all of it. The plan needs no key and sends nothing.
export { composed, composedValues } from './compose.ts';
export type { JobState, RowStep } from './database.ts';
export { type BatchStanding, type ImportDeps, NotConnected } from './deps.ts';
export { type EnterStep, leaveOut, NO_WORLD, nextToEnter, noteEntered, stopEntering } from './enter.ts';
export { checksum } from './hash.ts';
export type {
  CategoryChoice,
  Choice,
  ImportPlan,
  ImportRecord,
  ImportRule,
  Lost,
  NewFolder,
  PlannedCategory,
  PlannedChange,
  PlannedImage,
  PlannedLink,
  PlanRow,
  RowAction,
  RowChoice,
  SourceState,
  TooLong,
  WorldFacts,
} from './plan.ts';
export { type PlanOptions, planImport } from './plan-import.ts';
export { type ImportProgress, readImport } from './progress.ts';
export { readWorldFacts } from './read-world.ts';
export { runImports } from './run-import.ts';
export { BY_HAND, type ImportAccount, storeImport } from './start.ts';
export { importStore, readChoices, readPutBack, readRecords, watchImports, writeChoices } from './store.ts';
export { THING_KINDS, THINGS, type ThingKind } from './thing-kinds.ts';
