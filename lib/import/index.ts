// Brings documents into a world: plans what each becomes, creates it exactly once through the outbox, sets the links
// afterwards, remembers what was sent, and undoes all of it. The plan needs no key and sends nothing.
export { composed } from './compose.ts';
export type {
  CategoryChoice,
  Choice,
  ImportPlan,
  ImportRecord,
  ImportRule,
  Lost,
  NewFolder,
  PlannedCategory,
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
