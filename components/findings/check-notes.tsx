import type { Checked } from '../../lib/checks/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { isReadInPart, ReadAgain, useWorldSource, type WorldIndex } from '../search/index.ts';
import { Notice } from '../ui/index.ts';

/** What a check couldn't see, and what helps. */
export function CheckNotes({ worldIndex, checked }: { worldIndex: WorldIndex; checked: Checked }) {
  const { copy } = worldIndex;
  const source = useWorldSource();
  if (checked.entries === 0) return null;
  if (isReadInPart(source, copy))
    return (
      <Notice tone="warn" actions={<ReadAgain />}>
        {t('findings.readInPart')}
      </Notice>
    );
  const isSyncing = copy !== null && (copy.progress !== null || copy.syncedAt === null);
  const missing = copy === null ? 0 : copy.bodies.wanted - copy.bodies.copied;
  return (
    <>
      {isSyncing && <Notice tone="warn">{t('findings.syncing')}</Notice>}
      {!isSyncing && missing > 0 && (
        <p class="finding-note soft small">{t('findings.notRead', { count: missing })}</p>
      )}
    </>
  );
}
