// Backups: reading a whole world step by step, packing it into a ZIP, and checking and comparing a ZIP that the user
// opens. Contains no UI and makes no requests.
export { Archive, ArchiveFull } from './archive.ts';
export { compareFields, compareLists, type FieldDifference, type ListDifference } from './compare.ts';
export type { FindLink } from './front-matter.ts';
export type { BackupResource, Damage, Manifest } from './manifest.ts';
export { BackupDamaged, MANIFEST, writeManifest } from './manifest.ts';
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
export type {
  BackupKind,
  CopiedKind,
  Listed,
  Purpose,
  ReadKind,
  RecordRow,
  Run,
  Saved,
  Step,
  TextRow,
} from './run.ts';
export { BACKUP_KINDS, isReadKind, keyOf, STEPS } from './run.ts';
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
