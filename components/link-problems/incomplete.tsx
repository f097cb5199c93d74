import { t } from '../../lib/i18n/index.ts';
import { BasedOn, type TextCount } from '../library/index.ts';
import { isReadInPart, ReadAgain, useWorldSource, type WorldIndex } from '../search/index.ts';
import { Notice } from '../ui/index.ts';

/** Says what the offline copy lacks, so that nobody takes the list for complete. */
export function Incomplete({ worldIndex, texts }: { worldIndex: WorldIndex; texts: TextCount }) {
  const { copy } = worldIndex;
  const source = useWorldSource();
  if (isReadInPart(source, copy))
    return <Notice actions={<ReadAgain />}>{t('linkProblems.readInPart')}</Notice>;
  const isSyncing = copy !== null && (copy.progress !== null || copy.syncedAt === null);
  return (
    <>
      {isSyncing && <Notice>{t('linkProblems.syncing')}</Notice>}
      <BasedOn {...texts} />
    </>
  );
}
