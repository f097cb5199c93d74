import { BACKUP_KINDS, type Manifest, type Run, type Saved } from '../../lib/history/backup/index.ts';
import { formatBytes, formatDate, formatList, type MessageId, t } from '../../lib/i18n/index.ts';

/** Kinds that people look for. All others are counted together. */
const COUNTS = {
  article: 'backup.countArticles',
  category: 'backup.countCategories',
  statblock: 'backup.countStatblocks',
  image: 'backup.countImages',
  manuscript: 'backup.countManuscripts',
  secret: 'backup.countSecrets',
  map: 'backup.countMaps',
  timeline: 'backup.countTimelines',
  history: 'backup.countEvents',
  notebook: 'backup.countNotebooks',
} as const satisfies Record<string, MessageId>;

const isNamed = (kind: string): kind is keyof typeof COUNTS => Object.hasOwn(COUNTS, kind);

/** “1,204 articles, 1 statblock, and 12 other entries”. */
export function formatCounts(counts: Manifest['counts']): string {
  let others = 0;
  const parts: string[] = [];
  for (const kind of BACKUP_KINDS) {
    const count = counts[kind] ?? 0;
    if (!isNamed(kind)) others += count;
    else if (count > 0) parts.push(t(COUNTS[kind], { count }));
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
  return total === 0 ? t('backup.nothingToDo') : t('backup.countOfTotal', { done, total });
}

export const describeSaved = ({ at, name, bytes, things }: Saved): string =>
  t('backup.lastSaved', { time: formatDate(at), name, count: things, size: formatBytes(bytes) });
