import { detach } from '../../lib/diagnostics/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { announce, dismissToast, showToast } from '../ui/index.ts';
import { askPanel, loadStored, readPlace } from './open-panel.ts';

/** The worlds of the panel and of new drafts. */
export interface WorldsInUse {
  shownId: WorldId | null;
  draftsId: WorldId | null;
}

export async function readWorldsInUse(): Promise<WorldsInUse> {
  const { readAvailableWorlds, readShownWorld } = await loadStored();
  const [shownId, { worldId }] = await Promise.all([readShownWorld(), readAvailableWorlds()]);
  return { shownId, draftsId: worldId };
}

async function use({ shownId, draftsId }: WorldsInUse): Promise<void> {
  const { writeShownWorld } = await loadStored();
  if (draftsId !== null) await request('connection.chooseWorld', { worldId: draftsId });
  if (shownId === null) return;
  await writeShownWorld(shownId);
  const { windowId } = await readPlace();
  if (windowId !== undefined) await askPanel(windowId, shownId);
}

const ID = 'switched-world';
const DISPLAY_MS = 15_000;

/**
 * Makes a world the one of the panel and of new drafts, and says so, with Undo. With an account, drafts can't go to
 * another world's export.
 * @param before what was in use before the world came
 */
export async function switchWorld(worldId: WorldId, before: WorldsInUse): Promise<void> {
  const { worlds } = await (await loadStored()).readAvailableWorlds();
  const world = worlds.find(({ id }) => id === worldId);
  if (!world) return;
  const isWithDrafts = world.source === 'account' || worlds.every(({ source }) => source !== 'account');
  const now = { shownId: worldId, draftsId: isWithDrafts ? worldId : before.draftsId };
  await use(now);
  const isSame = before.shownId === now.shownId && before.draftsId === now.draftsId;
  if (isSame || before.shownId === null) return;
  const content = t(isWithDrafts ? 'localWorlds.inUse' : 'localWorlds.shown', {
    world: world.title || t('world.untitled'),
  });
  const undo = async () => {
    dismissToast(ID);
    await use(before);
    announce(t('common.undone'));
  };
  showToast({
    ...{ id: ID, tone: 'good', content, displayMs: DISPLAY_MS, worldId },
    onUndo: () => detach(undo(), 'localWorlds.undoSwitch'),
    onClose: () => dismissToast(ID),
  });
  announce(content);
}
