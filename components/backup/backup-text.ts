import {
  BACKUP_KINDS,
  type BackupKind,
  isReadKind,
  type Manifest,
  type Run,
  readKindName,
  type Saved,
} from '../../lib/history/backup/index.ts';
import { formatBytes, formatDate, formatList, type MessageId, t } from '../../lib/i18n/index.ts';
import { isCounted, kindCount } from '../search/kind-count.ts';
import { kindIconPath, kindLabel } from '../search/kinds.ts';

/** The kind of an entry in a backup, or the world itself. */
export type NamedKind = BackupKind | 'world';

export function kindName(kind: NamedKind): string {
  if (kind === 'world') return t('markup.world');
  return isReadKind(kind) ? readKindName(kind) : kindLabel(kind);
}

/** “Map, Notebook, and Variable”; unknown kinds keep World Anvil's name. */
export const listKinds = (kinds: readonly string[]): string =>
  formatList(kinds.map((kind) => (isReadKind(kind) ? readKindName(kind) : kind)));

/** An icon path on a 20 × 20 grid: the kind's own, or a globe for kinds that only backups have. */
export const iconPathOf = (kind: NamedKind): string =>
  kind === 'world' || isReadKind(kind)
    ? 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M2.5 10h15M10 2.5c-5 5-5 10 0 15c5-5 5-10 0-15'
    : kindIconPath(kind);

/** “1,204 articles, 1 statblock, and 12 other entries”: kinds that people look for; all others are counted together. */
export function formatCounts(counts: Manifest['counts']): string {
  let others = 0;
  const parts: string[] = [];
  for (const kind of BACKUP_KINDS) {
    const count = counts[kind] ?? 0;
    if (!isCounted(kind)) others += count;
    else if (count > 0) parts.push(kindCount(kind, count));
  }
  if (others > 0) parts.push(t('backup.countOthers', { count: others }));
  return parts.length === 0 ? t('backup.countNothing') : formatList(parts);
}

/** The steps as people see them. */
export const STEP_LABELS = {
  lists: 'backup.stepLists',
  things: 'backup.stepEntries',
  manuscripts: 'backup.stepManuscripts',
  records: 'backup.stepRecords',
} as const satisfies Record<Run['step'], MessageId>;

/** The progress of a step: “120 of 300”. */
export function formatProgress({ done, total }: { done: number; total: number | null }): string {
  if (total === null || total < done)
    return done === 0 ? t('backup.starting') : t('backup.countSoFar', { done });
  return total === 0 ? t('backup.nothingToDo') : t('common.countOf', { done, total });
}

export const describeSaved = ({ at, name, bytes, things }: Saved): string =>
  t('backup.lastSaved', { time: formatDate(at), name, count: things, size: formatBytes(bytes) });
