import { useState } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { LocalWorld } from '../../lib/stored-state/index.ts';
import { announce, ConfirmDialog, Notice } from '../ui/index.ts';

/** Confirms that a world and everything of it is deleted from this device, and deletes it. */
export function RemoveWorldDialog(props: {
  world: Pick<LocalWorld, 'id' | 'title' | 'source'>;
  onClose: () => void;
  onRemoved?: () => void;
}) {
  const { world, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    const result = await request('localWorlds.remove', { worldId: world.id });
    if (!result.ok) return setProblem(t(result.problem.sentence));
    announce(t('localWorlds.removed', { world: world.title }));
    onClose();
    props.onRemoved?.();
  };
  return (
    <ConfirmDialog
      title={t('localWorlds.removeTitle', { world: world.title })}
      confirm={t('localWorlds.remove')}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t(world.source === 'sample' ? 'localWorlds.removeSample' : 'localWorlds.removeExport')}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </ConfirmDialog>
  );
}
