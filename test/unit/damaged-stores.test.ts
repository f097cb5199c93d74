import { deleteDB, openDB } from 'idb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createLock } from '../../lib/background/connection/lock.ts';
import { forgetBackups, putRecord, readRuns, readSaved, recordsOf } from '../../lib/history/backup/index.ts';
import { openHistory, openStore } from '../../lib/history/index.ts';
import { message, readMessage, t } from '../../lib/i18n/index.ts';
import { indexBodies, openLocalCopy, openWriter } from '../../lib/library/index.ts';
import { LIBRARY_DATABASE, libraryDatabase } from '../../lib/library/store/database.ts';
import { readOutboxPause } from '../../lib/outbox/index.ts';
import {
  acceptSettings,
  changeSettings,
  readSettings,
  readSettingsTrouble,
  SETTINGS_VERSION,
} from '../../lib/settings/index.ts';
import {
  readAccountId,
  readConnection,
  writeAccountId,
  writeConnection,
} from '../../lib/stored-state/index.ts';
import { type Credentials, openVault } from '../../lib/vault/index.ts';
import { furnish } from './background/browser.ts';
import { connection } from './background/connected.ts';
import { makeNewer, withoutStores } from './damage.ts';
import { change } from './history-screen/change.ts';
import { entry } from './library/entry.ts';

const credentials: Credentials = {
  ...{ address: 'https://worlds.example', segment: 's', version: 'current' as const },
  ...{ applicationKey: 'application-key', userToken: 'user-token' },
};

beforeEach(async () => {
  furnish();
  await fakeBrowser.storage.local.clear();
});
// Other test files of this process find no damage.
afterAll(async () => {
  for (const { name } of await indexedDB.databases()) if (name) await deleteDB(name);
});

describe('keys', () => {
  const lock = () => createLock(openVault(), { opened: vi.fn(), changing: (work) => work() });

  beforeEach(async () => {
    await openVault().clear();
    await openVault().write(credentials);
    await writeConnection(connection);
  });

  it('of a newer version are reported with what to do, and the outbox says why it waits', async () => {
    await makeNewer('loreside-vault');
    await lock().refresh();
    const sentence = message('connection.keysNewer');
    expect(await readConnection()).toMatchObject({ state: 'refused', sentence });
    expect(await readOutboxPause()).toMatchObject({ sentence });
    expect((await indexedDB.databases()).find(({ name }) => name === 'loreside-vault')?.version).toBe(99);
  });

  it('are of no use while nobody can tell whose they are: the sentence says so, and that drafts are safe', async () => {
    await writeAccountId('account-1');
    await makeNewer('loreside-account');
    await lock().refresh();
    const sentence = message('connection.accountNewer');
    expect(await readConnection()).toMatchObject({ state: 'refused', sentence });
    expect(await readOutboxPause()).toMatchObject({ sentence });
    // Connecting again writes the account's id again.
    await writeAccountId('account-1');
    await lock().refresh();
    expect((await readConnection()).state).toBe('connected');
    expect(await readOutboxPause()).toBe(null);
    expect(await readAccountId()).toBe('account-1');
  });

  it.each([makeNewer, withoutStores])(
    'that can’t be opened are replaced by the next ones entered',
    async (damage) => {
      await damage('loreside-vault');
      const vault = openVault();
      expect(await vault.state()).toBe('empty');
      await vault.write(credentials);
      expect(await vault.read()).toEqual(credentials);
      expect(await vault.fault()).toBe(null);
    },
  );

  it('are used again once they can be opened', async () => {
    await makeNewer('loreside-vault');
    await lock().refresh();
    expect((await readConnection()).state).toBe('refused');
    await deleteDB('loreside-vault');
    await openVault().write(credentials);
    await lock().refresh();
    expect((await readConnection()).state).toBe('connected');
    expect(await readOutboxPause()).toBe(null);
  });
});

describe('the history', () => {
  const history = openHistory();
  const row = (id: string, more: object = {}) => ({
    ...{ ...change({ id }), bytes: 10, wroteAt: 1, appended: null },
    ...more,
  });

  beforeEach(async () => {
    await openStore().forget(null);
    await openStore().begin(row('1'), null);
  });

  it.each([
    [makeNewer, 'history.newerVersion'],
    [withoutStores, 'history.damaged'],
  ] as const)(
    'that can’t be opened says what to do, can be exported, and can be restarted',
    async (damage, id) => {
      await damage('loreside-history');
      await expect(history.changes({ limit: 5 })).rejects.toMatchObject({ sentence: message(id) });
      expect(JSON.parse(await history.exportAll())).toHaveProperty('stores');
      await openStore().forget(null);
      expect(await history.changes({ limit: 5 })).toEqual([]);
      await openStore().begin(row('2'), null);
      expect(await history.changes({ limit: 5 })).toHaveLength(1);
    },
  );

  it('shows the sentences that earlier releases stored', async () => {
    const db = await openDB('loreside-history');
    await db.put('changes', { ...row('2'), state: 'refused', sentence: 'No rights.' });
    await db.put('batches', {
      ...{ id: 'b1', at: 1, cause: 'flags', state: 'running', open: 1 },
      waitsFor: 'World Anvil is busy.',
    });
    const edit = { ref: row('2').ref, title: '', cause: 'flags', changes: {}, seen: null };
    const outcome = { state: 'refused', sentence: 'It is gone.' };
    await db.put('items', { batch: 'b1', n: 0, undoes: null, tries: 0, edit, outcome });
    db.close();
    const [refusedChange] = await history.changes({ limit: 1 });
    expect(refusedChange?.sentence).toEqual(readMessage('No rights.'));
    const [batch] = await history.batches();
    expect(t(batch?.waitsFor ?? message('history.title'))).toBe('World Anvil is busy.');
    const [item] = await history.items('b1');
    expect(item?.result).toMatchObject({ problem: { sentence: readMessage('It is gone.') } });
    await openStore().settle('2', { lookAt: null });
    expect((await history.change('2'))?.sentence).toEqual(readMessage('No rights.'));
  });

  it('of a newer version exports its records', async () => {
    await makeNewer('loreside-history');
    expect(JSON.parse(await history.exportAll()).stores.changes).toMatchObject([{ id: '1' }]);
  });

  it('shows the readable records if others are damaged', async () => {
    const db = await openDB('loreside-history');
    const broken: object[] = [
      { id: '2' },
      { ...row('3'), title: 7 },
      { ...row('4'), before: null },
      { ...row('5'), at: 1e300 },
    ];
    for (const one of broken) await db.put('changes', one);
    await db.put('batches', { id: 'b1', open: 1 });
    await db.put('items', { batch: 'b1', n: 0 });
    db.close();
    expect((await history.changes({ limit: 9 })).map(({ id }) => id)).toEqual(['1']);
    expect(await history.size()).toMatchObject({ changes: 4, unreadable: 1 });
    expect(await history.batches()).toEqual([]);
    expect((await openStore().open()).map(({ id }) => id)).toEqual([]);
    expect(JSON.parse(await history.exportAll()).unreadable).toHaveLength(4);
    await openStore().forget('w1');
  });
});

describe('backups', () => {
  beforeEach(() => forgetBackups(null));

  it('skip records that lack fields', async () => {
    expect(await readRuns()).toEqual([]);
    const db = await openDB('loreside-backup');
    await db.put('runs', { worldId: 'w1', state: 'running' });
    await db.put('saved', { worldId: 'w1' });
    await db.put('records', { worldId: 'w1', kind: 'map', id: 'm1' });
    db.close();
    expect(await readRuns()).toEqual([]);
    expect(await readSaved()).toEqual([]);
    expect(await recordsOf('w1')).toEqual([]);
  });

  it('of a newer version stay until the user starts again; without stores they are recreated', async () => {
    const { startBackupsAgain } = await import('../../lib/history/backup/index.ts');
    await makeNewer('loreside-backup');
    await expect(readRuns()).rejects.toMatchObject({ fault: 'newer' });
    await startBackupsAgain();
    expect(await readRuns()).toEqual([]);
    await withoutStores('loreside-backup');
    const at = { readAt: 1, seenBy: 1, updatedAt: null, url: null };
    await putRecord({ worldId: 'w1', kind: 'map', id: 'm', title: 'M', parentId: 'w1', raw: {}, ...at });
    expect(await recordsOf('w1')).toHaveLength(1);
  });
});

describe('the offline copy', () => {
  const fill = () => openWriter().put('w1', [entry('a1', 'Saltmere'), entry('a2', 'Kelp')]);

  it.each([
    [makeNewer, 'newer'],
    [withoutStores, 'damaged'],
  ] as const)('that can’t be opened stays, says why, and can be rebuilt', async (damage, fault) => {
    const copy = await openLocalCopy();
    await copy.clear();
    await fill();
    await damage(LIBRARY_DATABASE);
    await expect(copy.world('w1')).rejects.toMatchObject({ fault });
    await copy.clearWorld('w1');
    await fill();
    expect((await copy.world('w1')).articleCount).toBe(2);
  });

  it('has no date of its last sync if that is no date', async () => {
    const copy = await openLocalCopy();
    await copy.clear();
    await fill();
    const db = await openDB(LIBRARY_DATABASE);
    await db.put('syncs', { ...(await db.get('syncs', 'w1')), syncedAt: 1e300 });
    db.close();
    expect((await copy.worldFacts('w1')).syncedAt).toBeNull();
  });

  it('hides bodies that lack fields', async () => {
    const copy = await openLocalCopy();
    await copy.clear();
    await fill();
    const db = await openDB(LIBRARY_DATABASE);
    await db.put('bodies', { worldId: 'w1', kind: 'article', id: 'a1', stamp: 1 });
    await db.put('unindexed', { worldId: 'w1', kind: 'article', id: 'a1' });
    await db.put('worlds', { id: 'w1', categories: 7 });
    db.close();
    expect(await copy.body('w1', { kind: 'article', id: 'a1' })).toBe(null);
    expect((await copy.world('w1')).categories).toEqual([]);
    await indexBodies('w1', new AbortController().signal);
    expect(await (await libraryDatabase()).count('unindexed')).toBe(0);
  });
});

describe('settings', () => {
  it('of a newer version are used as far as known, and none is lost', async () => {
    const newer = { version: SETTINGS_VERSION + 3, undoSeconds: 20, theme: 'sepia', pace: 'as it likes' };
    await fakeBrowser.storage.local.set({ settings: newer });
    expect(await readSettingsTrouble()).toBe('newer');
    await changeSettings((settings) => ({ ...settings, contextMenu: false }));
    const { settings } = await fakeBrowser.storage.local.get('settings');
    expect(settings).toMatchObject({
      version: newer.version,
      undoSeconds: 20,
      theme: 'sepia',
      contextMenu: false,
    });
    expect((await readSettings()).pace).toBe(1);
  });

  it('that are damaged are reported until the user has read it, even if replaced meanwhile', async () => {
    await fakeBrowser.storage.local.set({ settings: { undoSeconds: 'many', pace: 2 } });
    expect(await readSettingsTrouble()).toBe('damaged');
    await changeSettings((settings) => ({ ...settings, contextMenu: false }));
    expect(await readSettingsTrouble()).toBe('damaged');
    await acceptSettings();
    expect(await readSettingsTrouble()).toBe(null);
    expect(await readSettings()).toMatchObject({ pace: 2, contextMenu: false });
  });

  it('that were never changed report nothing', async () => {
    expect(await readSettingsTrouble()).toBe(null);
  });
});
