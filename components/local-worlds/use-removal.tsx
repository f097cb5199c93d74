import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { LocalWorld } from '../../lib/stored-state/index.ts';
import { announce, ConfirmDialog, Notice } from '../ui/index.ts';
import { isUntouched } from './is-untouched.ts';

export type RemovableWorld = Pick<LocalWorld, 'id' | 'title' | 'source'>;

export interface Removal {
  /** Removes a world from this device. Asks first, unless it is the sample world as it was at first. */
  begin: (world: RemovableWorld) => void;
  /** Asks, if it has to. Belongs into the page. */
  dialog: ComponentChildren;
}

/** @param onRemoved called once a world is gone; `asked`: whether the person had to confirm it */
export function useRemoval(onRemoved?: (world: RemovableWorld, asked: boolean) => void): Removal {
  const [asking, setAsking] = useState<RemovableWorld | null>(null);
  const [problem, setProblem] = useState<Message | null>(null);
  const remove = async (world: RemovableWorld, asked: boolean) => {
    const result = await request('localWorlds.remove', { worldId: world.id });
    setProblem(result.ok ? null : result.problem.sentence);
    setAsking(result.ok ? null : world);
    if (!result.ok) return;
    announce(t('localWorlds.removed', { world: world.title }));
    onRemoved?.(world, asked);
  };
  return {
    begin(world) {
      setProblem(null);
      if (world.source !== 'sample') return setAsking(world);
      void isUntouched().then((isSame) => (isSame ? remove(world, false) : setAsking(world)));
    },
    dialog: asking && (
      <RemoveWorldDialog
        world={asking}
        problem={problem}
        onConfirm={() => void remove(asking, true)}
        onClose={() => setAsking(null)}
      />
    ),
  };
}

/** Confirms that a world and everything of it is deleted from this device. */
function RemoveWorldDialog(props: {
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
