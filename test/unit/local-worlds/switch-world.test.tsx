import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readWorldsInUse, switchWorld } from '../../../components/local-worlds/index.ts';
import { currentToasts, dismissToast } from '../../../components/ui/overlays/toasts.ts';
import { createLocalWorlds } from '../../../lib/background/worlds/local-worlds.ts';
import {
  changeLocalWorlds,
  type LocalWorld,
  PANEL_REQUEST_KEY,
  writeConnection,
  writeShownWorld,
} from '../../../lib/stored-state/index.ts';
import { SALTMERE } from '../capture-screen/popup.tsx';

const NO_PAGE = { slug: null, url: null, ownership: null };
const SAMPLE: LocalWorld = { id: 's1', title: 'The sample', source: 'sample', readAt: 1, ...NO_PAGE };
const EXPORT: LocalWorld = { id: 'e1', title: 'Emberfall', source: 'export', readAt: 2, ...NO_PAGE };

const local = createLocalWorlds({ refresh: vi.fn(), forget: vi.fn() }, async () => {});

beforeEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await writeConnection({ state: 'none' });
  await changeLocalWorlds(() => ({ worlds: [SAMPLE], chosenId: 's1' }));
  await writeShownWorld('s1');
  Object.assign(fakeBrowser.tabs, { query: async () => [{ id: 3, windowId: 9 }] });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (message: unknown) => {
    const { request } = Object(message);
    const isLocal = await local.choose(request.worldId);
    return { ok: true, value: isLocal };
  });
});

const requested = async () =>
  Object(Object(await fakeBrowser.storage.session.get(PANEL_REQUEST_KEY))[PANEL_REQUEST_KEY]).place;

test('a world that was read becomes the one of panel and drafts, and Undo returns to the one before', async () => {
  const before = await readWorldsInUse();
  await local.add(EXPORT);
  await switchWorld('e1', before);
  expect(await readWorldsInUse()).toEqual({ shownId: 'e1', draftsId: 'e1' });
  expect(await requested()).toEqual({ view: 'search', worldId: 'e1' });
  const [toast] = currentToasts();
  expect(toast?.content).toBe('The panel and new drafts now use “Emberfall”.');
  toast?.onUndo?.();
  await vi.waitFor(async () => expect(await readWorldsInUse()).toEqual({ shownId: 's1', draftsId: 's1' }));
  await vi.waitFor(async () => expect(await requested()).toEqual({ view: 'search', worldId: 's1' }));
  expect(currentToasts()).toEqual([]);
});

test('after connecting, Undo returns to the sample, also for drafts', async () => {
  const before = await readWorldsInUse();
  await writeConnection(SALTMERE);
  const world = SALTMERE.worldId;
  await switchWorld(world ?? '', before);
  expect(await readWorldsInUse()).toEqual({ shownId: world, draftsId: world });
  currentToasts()[0]?.onUndo?.();
  await vi.waitFor(async () => expect(await readWorldsInUse()).toEqual({ shownId: 's1', draftsId: 's1' }));
});

test('with an account, an export is shown, and drafts still go to the account', async () => {
  await writeConnection(SALTMERE);
  await changeLocalWorlds(() => ({ worlds: [EXPORT], chosenId: 'e1' }));
  const before = { shownId: 'w1', draftsId: 'w1' };
  await switchWorld('e1', before);
  expect(await readWorldsInUse()).toEqual({ shownId: 'e1', draftsId: 'w1' });
  expect(currentToasts()[0]?.content).toBe('The panel now shows “Emberfall”.');
});

test('the first world of all is nothing to return from', async () => {
  await switchWorld('s1', { shownId: null, draftsId: null });
  expect(currentToasts()).toEqual([]);
});
