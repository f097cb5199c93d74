import { t } from '../../../lib/i18n/index.ts';
import type { WorldId, WorldSummary } from '../../../lib/model/index.ts';
import { ImportStatus, useImportProgress } from '../../documents/index.ts';
import './put-back.css';

/** How far putting back is in each world where it was begun. */
export const PutBackStatuses = ({ worlds }: { worlds: readonly WorldSummary[] }) =>
  worlds.map(({ id, title }) => <PutBackStatus key={id} worldId={id} world={title || t('world.untitled')} />);

/** How far putting back into a world is. */
export function PutBackStatus({ worldId, world }: { worldId: WorldId; world?: string }) {
  const progress = useImportProgress(worldId);
  return progress?.source === 'backup' ? (
    <div class="put-back-status">
      <ImportStatus canUndo {...{ worldId, progress, world }} />
    </div>
  ) : null;
}
