import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  createSettingsSync,
  SETTINGS_SYNC_ALARM,
} from '../../../../lib/background/settings-sync/settings-sync.ts';
import { setPinned } from '../../../../lib/entries/index.ts';
import { changeSettings, readSettings } from '../../../../lib/settings/index.ts';
import { readSettingsSync } from '../../../../lib/stored-state/index.ts';
import { startFresh } from './device.ts';

const { local, sync } = fakeBrowser.storage;

beforeEach(async () => {
  vi.useFakeTimers();
  await startFresh();
  await fakeBrowser.alarms.clearAll();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const alarms = async () => (await fakeBrowser.alarms.getAll()).map(({ name }) => name);

it('is off: nothing is sent, whatever changes', async () => {
  const settingsSync = createSettingsSync();
  await changeSettings((settings) => ({ ...settings, theme: 'dark' }));
  settingsSync.onStorageChange(['settings'], 'local');
  await vi.advanceTimersByTimeAsync(60_000);
  await settingsSync.resume();
  expect(await sync.get()).toEqual({});
  expect(await readSettingsSync()).toEqual({ isOn: false, syncedAt: null, problem: null });
});

it('sends many changes at once, after a moment, and nothing for other keys', async () => {
  const settingsSync = createSettingsSync();
  await settingsSync.turnOn();
  const set = vi.spyOn(sync, 'set');
  for (const undoSeconds of [1, 2, 3, 4, 5]) {
    await changeSettings((settings) => ({ ...settings, undoSeconds }));
    settingsSync.onStorageChange(['settings'], 'local');
    await vi.advanceTimersByTimeAsync(1000);
  }
  settingsSync.onStorageChange(['connection', 'library.drafts'], 'local');
  settingsSync.onStorageChange(['settings'], 'session');
  expect(set).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(set).toHaveBeenCalledOnce();
  expect(set.mock.calls[0]?.[0]).toMatchObject({ 's.undoSeconds': [expect.any(Number), 5] });
  expect(await readSettingsSync()).toMatchObject({ isOn: true, problem: null });
});

it('applies what another browser has changed', async () => {
  const settingsSync = createSettingsSync();
  await settingsSync.turnOn();
  await sync.set({ 's.theme': [Date.now() + 5, 'dark'] });
  settingsSync.onStorageChange(['s.theme'], 'sync');
  await vi.advanceTimersByTimeAsync(5000);
  expect((await readSettings()).theme).toBe('dark');
});

it('shows what would change before it is turned on', async () => {
  await sync.set({ version: 1, 's.theme': [7, 'dark'], 's.follow': [7, 'offer'], 's.undoSeconds': [7, 'x'] });
  expect(await createSettingsSync().preview()).toEqual([['theme', 'dark']]);
  expect(await readSettings()).toMatchObject({ theme: 'system' });
});

it('tries again later after a failure, and says what is wrong until it works', async () => {
  const settingsSync = createSettingsSync();
  const set = vi.spyOn(sync, 'set').mockRejectedValue(new Error('QUOTA_BYTES_PER_ITEM quota exceeded'));
  await settingsSync.turnOn();
  expect(await readSettingsSync()).toMatchObject({ isOn: true, problem: 'full', syncedAt: null });
  expect(await alarms()).toEqual([SETTINGS_SYNC_ALARM]);
  set.mockRestore();
  await settingsSync.resume();
  expect(await readSettingsSync()).toMatchObject({ isOn: true, problem: null });
  expect(await alarms()).toEqual([]);
});

it('leaves the copy to the other browsers, or removes it, and nothing else', async () => {
  await local.set({
    connection: {
      ...{
        state: 'connected',
        address: 'https://wa.example',
        version: 'current',
        segment: '',
        username: 'U',
      },
      worlds: [{ id: 'w1', title: 'W', slug: null, url: null, ownership: null }],
      ...{ worldId: 'w1', hasPassphrase: false, tokenExposed: false, templates: [] },
    },
  });
  await setPinned({ worldId: 'w1', ref: { kind: 'article', id: 'a' } }, true);
  await changeSettings((settings) => ({ ...settings, theme: 'dark' }));
  await sync.set({ other: 1 });
  const settingsSync = createSettingsSync();
  await settingsSync.turnOn();
  const copy = await sync.get();
  expect(Object.keys(copy).sort()).toEqual(['other', 'p.w1', 's.theme', 'version']);
  await settingsSync.turnOff(false);
  expect(await sync.get()).toEqual(copy);
  expect(await readSettingsSync()).toMatchObject({ isOn: false, problem: null });
  await settingsSync.turnOn();
  await settingsSync.turnOff(true);
  expect(await sync.get()).toEqual({ other: 1 });
  expect((await readSettings()).theme).toBe('dark');
});

it('ends when another browser has removed the copy, and says so', async () => {
  const settingsSync = createSettingsSync();
  await changeSettings((settings) => ({ ...settings, theme: 'dark' }));
  await settingsSync.turnOn();
  await sync.clear();
  await settingsSync.resume();
  expect(await readSettingsSync()).toEqual({ isOn: false, syncedAt: null, problem: 'removed' });
  expect(await sync.get()).toEqual({});
});
