import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { PINS_KEY } from '../../lib/entries/index.ts';
import { openHistory } from '../../lib/history/index.ts';
import { type Message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { hasAdditions, SAMPLE_EDITS, SAMPLE_WORLD_ID } from '../../lib/sample-world/index.ts';
import { readSettings } from '../../lib/settings/index.ts';
import {
  COUNTERS_KEY,
  EXCLUDED_NAMES_KEY,
  hasItemsOf,
  INTENDED_FINDINGS_KEY,
  KEPT_STATBLOCKS_KEY,
  type LocalWorld,
  RULES_OFF_KEY,
  SNOOZED_KEY,
} from '../../lib/stored-state/index.ts';
import { announce, ConfirmDialog, Notice } from '../ui/index.ts';

/** Lists of what a person can make or decide in a world. */
const MADE = [
  ...[PINS_KEY, COUNTERS_KEY, KEPT_STATBLOCKS_KEY],
  ...[EXCLUDED_NAMES_KEY, INTENDED_FINDINGS_KEY, RULES_OFF_KEY, SNOOZED_KEY],
];

/**
 * Whether removing the sample world loses nothing that somebody made: it has no other articles and changes than at first,
 * and no pins, counters, decisions about names and findings, eras and color of its own. False if that can't be told.
 */
export async function isUntouched(): Promise<boolean> {
  try {
    const worldId = SAMPLE_WORLD_ID;
    const history = await openHistory();
    const changes = await history.changes({ worldId, limit: SAMPLE_EDITS.length + 1 });
    const isFirst = changes.every((change) =>
      SAMPLE_EDITS.some(({ ref, cause }) => ref.id === change.ref.id && cause === change.cause),
    );
    if (!isFirst || changes.length > SAMPLE_EDITS.length) return false;
    const { accents, eras } = await readSettings();
    if (worldId in accents || worldId in eras) return false;
    return !(await hasItemsOf(worldId, MADE)) && !(await hasAdditions());
  } catch {
    // Then a dialog asks, which is what matters here.
    return false;
  }
}

type RemovableWorld = Pick<LocalWorld, 'id' | 'title' | 'source'>;

interface Removal {
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
