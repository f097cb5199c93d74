import { type Message, t } from '../../lib/i18n/index.ts';
import type { LocalWorld } from '../../lib/stored-state/index.ts';
import { ConfirmDialog, Notice } from '../ui/index.ts';

/** Confirms that a world and everything of it is deleted from this device. */
export function RemoveWorldDialog(props: {
  world: Pick<LocalWorld, 'title' | 'source'>;
  /** Why it couldn't be deleted. */
  problem: Message | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { world, problem } = props;
  return (
    <ConfirmDialog
      title={t('localWorlds.removeTitle', { world: world.title })}
      confirm={t('localWorlds.remove')}
      onConfirm={props.onConfirm}
      onClose={props.onClose}
    >
      <p>{t(world.source === 'sample' ? 'localWorlds.removeSample' : 'localWorlds.removeExport')}</p>
      {problem && <Notice tone="danger">{t(problem)}</Notice>}
    </ConfirmDialog>
  );
}
