// Backups: reading a whole world step by step, packing it into a ZIP, and checking and comparing a ZIP that the user
// opens. Contains no UI and makes no requests.
export { Archive, ArchiveFull } from './archive.ts';
export { compareFields, compareLists, type FieldDifference, type ListDifference } from './compare.ts';
export type { FindLink } from './front-matter.ts';
export {
  BackupDamaged,
  type BackupResource,
  type Damage,
  MANIFEST,
  type Manifest,
  writeManifest,
} from './manifest.ts';
export { type TextNode, versionMarkdown } from './manuscript-text.ts';
export {
  articleMarkdown,
  categoryMarkdown,
  manuscriptMarkdown,
  secretMarkdown,
  statblockMarkdown,
} from './markdown.ts';
export { type Backup, openBackup } from './open-backup.ts';
export { linkBetween, type Place, Places } from './places.ts';
export { readKindName, recordMarkdown } from './record-markdown.ts';
export { putRecord, recordRow, recordsBelow, recordsOf } from './records.ts';
export {
  BACKUP_KINDS,
  type BackupKind,
  type CopiedKind,
  isReadKind,
  keyOf,
  type Listed,
  type Purpose,
  type ReadKind,
  type RecordRow,
  type Run,
  type Saved,
  STEPS,
  type Step,
  type TextRow,
} from './run.ts';
export {
  changeRun,
  dropRun,
  dropUnseen,
  forgetBackups,
  markSaved,
  putRun,
  putText,
  readRuns,
  readSaved,
  startBackupsAgain,
  textRow,
  textsOf,
  versionsOf,
  watchRuns,
} from './store.ts';
export { asJson, type VersionText, versionText } from './version-text.ts';
