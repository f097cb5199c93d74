import { t } from '../../lib/i18n/index.ts';
import { isReadInPart, ReadAgain, useWorldSource, type WorldIndex } from '../search/index.ts';
import { Notice } from '../ui/index.ts';

/** Says what the offline copy lacks, so that nobody takes the list for complete. */
export function Incomplete({ worldIndex, unread }: { worldIndex: WorldIndex; unread: number }) {
  const { copy } = worldIndex;
  const source = useWorldSource();
  if (isReadInPart(source, copy))
    return <Notice actions={<ReadAgain />}>{t('linkProblems.readInPart')}</Notice>;
  const isSyncing = copy !== null && (copy.progress !== null || copy.syncedAt === null);
  if (isSyncing) return <Notice>{t('linkProblems.syncing')}</Notice>;
  return unread > 0 ? <Notice>{t('linkProblems.unread', { count: unread })}</Notice> : null;
}
