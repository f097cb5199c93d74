import { report } from '../../lib/diagnostics/index.ts';
import { type Message, message, t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import { createSampleWorld, SAMPLE_WORLD_ID, withSampleLock } from '../../lib/sample-world/index.ts';
import {
  type LocalWorld,
  readLocalWorlds,
  sourceOf,
  watchLocalWorlds,
} from '../../lib/stored-state/index.ts';
import { dismissToast, showToast, useWatched } from '../ui/index.ts';
import { readWorldsInUse, switchWorld } from './switch-world.ts';

/**
 * Creates the sample world, and has the background make its first changes, list it and copy it. Only a complete one is
 * listed, and a listed one stays as it is. What an interrupted creation left is replaced. Returns what went wrong, or
 * null.
 */
export async function createSample(): Promise<Message | null> {
  try {
    await withSampleLock(async () => {
      if ((await sourceOf(SAMPLE_WORLD_ID)) === null) await createSampleWorld();
    });
  } catch (error) {
    report(error, 'localWorlds.createSample');
    return message('localWorlds.sampleFailed');
  }
  const before = await readWorldsInUse();
  const listed = await request('localWorlds.addSample', {});
  if (!listed.ok) return listed.problem.sentence;
  await switchWorld(SAMPLE_WORLD_ID, before);
  return null;
}

const ID = 'removed-sample';
const DISPLAY_MS = 10_000;

/** Says that the sample world was removed as it was at first, unasked, with an Undo that creates it again. */
export function showRemovedSample({ title }: { title: string }, asked: boolean): void {
  if (asked) return;
  const create = async () => {
    dismissToast(ID);
    const problem = await createSample();
    if (!problem) return;
    const content = t(problem);
    showToast({ id: ID, tone: 'danger', content, displayMs: null, onClose: () => {} });
  };
  showToast({
    id: ID,
    tone: 'good',
    content: t('localWorlds.removed', { world: title }),
    displayMs: DISPLAY_MS,
    onUndo: () => void create(),
    onClose: () => {},
  });
}

/** The worlds on this device that need no account; undefined until they are read. */
export function useLocalWorlds(): readonly LocalWorld[] | undefined {
  return useWatched(readLocalWorlds, watchLocalWorlds)?.worlds;
}
