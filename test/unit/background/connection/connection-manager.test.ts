import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createConnectionManager } from '../../../../lib/background/connection/connection-manager.ts';
import { beginOperation, CONNECTION_ALARM } from '../../../../lib/background/connection/connection-state.ts';
import type { ServiceAccess } from '../../../../lib/background/connection/service-access.ts';
import { createServiceAccess } from '../../../../lib/background/connection/service-access.ts';
import { PINS_KEY } from '../../../../lib/entries/pins.ts';
import { message, readMessage } from '../../../../lib/i18n/index.ts';
import { readOutboxPause, writeOutboxPause } from '../../../../lib/outbox/index.ts';
import type { Service } from '../../../../lib/service/index.ts';
import {
  COUNTERS_KEY,
  type Connection,
  EXCLUDED_NAMES_KEY,
  INTENDED_FINDINGS_KEY,
  KEPT_STATBLOCKS_KEY,
  RULES_OFF_KEY,
  readAccountId,
  readConnection,
  writeConnection,
} from '../../../../lib/stored-state/index.ts';
import { type Credentials, openVault } from '../../../../lib/vault/index.ts';
import { alarmNames, furnish, storageDump } from '../browser.ts';
import { failing, service, WORLDS } from '../service.ts';

const typed: Credentials = {
  address: 'worlds.example/',
  version: 'current',
  segment: ' boromir ',
  applicationKey: ' application-PLANTED-key-ab12 ',
  userToken: 'user-PLANTED-token-cd34',
};

const vault = openVault();
const serviceWith = vi.fn<(credentials: Credentials) => Promise<Service>>();
const forget = vi.fn(async () => {});
const nothing = async () => null;
const requests: ServiceAccess = {
  ...{ serviceWith, forget },
  ...{ service: nothing, wholeService: nothing, observer: nothing },
};
const connected = vi.fn();
const forgetCopy = vi.fn(async () => {});
const stopWork = vi.fn(async () => {});
const desk = createConnectionManager(vault, requests, { connected, forgetCopy, stopWork });
const unauthorised = failing({ kind: 'unauthorised', sentence: message('service.keysRefused') });

const inW1 = [['w1', 'abc']];
const ofItsWorlds = {
  ...{ [PINS_KEY]: [['w1', 'article', 'a1']], [KEPT_STATBLOCKS_KEY]: [['w1', '7']] },
  ...{ [EXCLUDED_NAMES_KEY]: inW1, [INTENDED_FINDINGS_KEY]: inW1, [RULES_OFF_KEY]: inW1 },
  [COUNTERS_KEY]: [{ worldId: 'w1', id: '7', hitPoints: null, tallies: [] }],
  'image.hosts': ['https://pictures.example/*'],
};
let browser: ReturnType<typeof furnish>;
async function locked(): Promise<Connection> {
  const connection = await readConnection();
  return connection.state === 'none' ? expect.unreachable('no connection') : connection;
}

beforeEach(async () => {
  browser = furnish();
  vi.clearAllMocks();
  serviceWith.mockImplementation(async () => service());
  await vault.clear();
});

describe('connect', () => {
  it('stores the credentials in the vault and the rest in the summary', async () => {
    const { connection } = await desk.connect(typed);
    expect(connection).toMatchObject({
      state: 'connected',
      address: 'https://worlds.example',
      username: 'mira',
      worldId: 'w1',
      templates: ['person'],
    });
    expect(await readConnection()).toEqual(connection);
    expect(await desk.endings()).toEqual({ applicationKey: 'ab12', userToken: 'cd34' });
    expect(await storageDump()).not.toMatch(/ab12|cd34|u1/);
    expect(await vault.read()).toMatchObject({
      segment: 'boromir',
      applicationKey: 'application-PLANTED-key-ab12',
    });
    expect(await storageDump()).not.toContain('PLANTED');
    expect(connected).toHaveBeenCalledTimes(1);
  });

  it('is restarted by the next worker until its result is stored', async () => {
    connected.mockImplementationOnce(() => Promise.reject(new Error('the worker died here')));
    await expect(desk.connect(typed)).rejects.toThrow('died here');
    expect(await alarmNames()).toEqual([CONNECTION_ALARM]);
    await desk.finish();
    expect(connected).toHaveBeenCalledTimes(2);
    expect(await alarmNames()).toEqual([]);
  });

  it('resumes the outbox', async () => {
    await writeOutboxPause({ sentence: readMessage('Wrong key.'), since: 1 });
    await desk.connect(typed);
    expect(await readOutboxPause()).toBeNull();
  });

  it('keeps the chosen world if it still exists', async () => {
    await desk.connect(typed);
    await desk.chooseWorld('w2');
    expect((await desk.connect(typed)).connection).toMatchObject({ worldId: 'w2' });
    serviceWith.mockImplementation(async () => service({ worlds: async () => WORLDS.slice(0, 1) }));
    expect((await desk.connect(typed)).connection).toMatchObject({ worldId: 'w1' });
    await expect(desk.chooseWorld('w9')).rejects.toThrow('connection.worldGone');
  });

  it('changes nothing if it fails', async () => {
    const before = await desk.connect(typed);
    serviceWith.mockImplementation(async () => service({ identity: unauthorised }));
    const failed = await desk.connect({ ...typed, userToken: 'wrong' });
    expect(failed.steps.at(-1)).toMatchObject({ name: 'keys', ok: false });
    expect(failed.connection).toEqual(before.connection);
    expect((await vault.read())?.userToken).toBe(typed.userToken);
  });

  it('sends nothing while the vault is locked', async () => {
    await desk.connect(typed);
    await vault.setPassphrase('opal');
    await vault.lock();
    serviceWith.mockClear();
    expect((await desk.connect(typed)).steps).toMatchObject([{ name: 'keys', ok: false }]);
    expect((await desk.check()).steps).toMatchObject([{ name: 'keys', ok: false }]);
    expect(serviceWith).not.toHaveBeenCalled();
  });
});

describe('check', () => {
  it('says so when nothing is connected', async () => {
    expect((await desk.check()).steps).toMatchObject([{ name: 'address', ok: false }]);
  });

  it('marks rejected credentials, and clears the mark when they work', async () => {
    await desk.connect(typed);
    serviceWith.mockImplementation(async () => service({ identity: unauthorised }));
    expect((await desk.check()).connection).toMatchObject({
      state: 'refused',
      sentence: message('service.keysRefused'),
    });
    serviceWith.mockImplementation(async () => service());
    const healed = (await desk.check()).connection;
    expect(healed).toMatchObject({ state: 'connected' });
    expect(healed).not.toHaveProperty('sentence');
  });

  it('doesn’t blame the credentials for a network failure', async () => {
    await desk.connect(typed);
    const offline = failing({ kind: 'offline', sentence: readMessage('No network.') });
    serviceWith.mockImplementation(async () => service({ identity: offline }));
    expect((await desk.check()).connection).toMatchObject({ state: 'connected' });
  });
});

describe('disconnect', () => {
  it('deletes everything of the connection, including the host permission', async () => {
    await desk.connect(typed);
    await fakeBrowser.storage.session.set({ something: 1 });
    await desk.disconnect();
    expect(stopWork).toHaveBeenCalled();
    expect(forgetCopy).toHaveBeenCalled();
    expect(forget).toHaveBeenCalled();
    expect(browser.remove).toHaveBeenCalledWith({ origins: ['https://worlds.example/*'] });
    expect(await vault.state()).toBe('empty');
    expect(await storageDump()).toBe('[{},{},{}]');
  });

  it('deletes what screens stored about its worlds, and the permissions for picture hosts', async () => {
    await desk.connect(typed);
    await fakeBrowser.storage.local.set(ofItsWorlds);
    browser.remove.mockRejectedValueOnce(new Error('given for good'));
    await desk.disconnect();
    expect(await storageDump()).toBe('[{},{},{}]');
    expect(browser.remove.mock.calls.map(([{ origins }]) => origins)).toEqual([
      ['https://pictures.example/*'],
      ['https://worlds.example/*'],
    ]);
  });

  it('that was interrupted is finished by the next worker', async () => {
    await desk.connect(typed);
    forget.mockRejectedValueOnce(new Error('the worker died here'));
    await expect(desk.disconnect()).rejects.toThrow('died');
    await desk.finish();
    expect(await storageDump()).toBe('[{},{},{}]');
  });
});

describe('an unfinished operation', () => {
  const other = { ...typed, userToken: 'another-PLANTED-token-ef56' };

  it('blocks requests while credentials and summary disagree, and is repaired', async () => {
    await desk.connect(typed);
    await beginOperation('connect');
    await vault.write(other);
    expect(await createServiceAccess(vault).service()).toBeNull();
    serviceWith.mockImplementation(async () =>
      service({ identity: async () => ({ id: 'u2', username: 'oriel' }) }),
    );
    await desk.finish();
    expect(await readConnection()).toMatchObject({ username: 'oriel' });
    expect(await readAccountId()).toBe('u2');
    expect(await createServiceAccess(vault).service()).not.toBeNull();
  });

  it('isn’t retried forever if World Anvil rejects it', async () => {
    await beginOperation('connect');
    await vault.write(other);
    serviceWith.mockImplementation(async () => service({ identity: unauthorised }));
    await desk.finish();
    expect(await vault.state()).toBe('empty');
    expect(await storageDump()).toBe('[{},{},{}]');
    expect(await alarmNames()).toEqual([]);
  });

  it('is dropped if nothing was stored yet', async () => {
    await beginOperation('connect');
    await desk.finish();
    expect(await storageDump()).toBe('[{},{},{}]');
    expect(await alarmNames()).toEqual([]);
  });

  it('is retried after network failures', async () => {
    await beginOperation('connect');
    await vault.write(other);
    const offline = failing({ kind: 'offline', sentence: readMessage('No network.') });
    serviceWith.mockImplementation(async () => service({ identity: offline }));
    await desk.finish();
    expect(await alarmNames()).toEqual([CONNECTION_ALARM]);
    serviceWith.mockImplementation(async () => service());
    await desk.finish();
    expect(await readConnection()).toMatchObject({ state: 'connected' });
    expect(await alarmNames()).toEqual([]);
  });

  it('sets a damaged summary aside and rebuilds it', async () => {
    const { connection } = await desk.connect(typed);
    await fakeBrowser.storage.local.set({ connection: ['rubbish'] });
    await desk.finish();
    expect(await readConnection()).toEqual(connection);
    expect(await fakeBrowser.storage.local.get('connection.broken')).toEqual({
      'connection.broken': ['rubbish'],
    });
  });

  it('asks for the passphrase if the summary is damaged and the credentials are locked', async () => {
    const { connection } = await desk.connect(typed);
    await vault.setPassphrase('opal');
    await vault.lock();
    await fakeBrowser.storage.local.set({ connection: 7 });
    await desk.finish();
    expect(await readConnection()).toMatchObject({ state: 'locked', hasPassphrase: true });
    await vault.unlock('opal');
    await writeConnection({ ...(await locked()), state: 'connected' });
    await desk.finish();
    expect(await readConnection()).toEqual({ ...connection, hasPassphrase: true, tokenExposed: true });
  });

  it('deletes another account’s copy before showing anything of the new one', async () => {
    await desk.connect(typed);
    forgetCopy.mockClear();
    await desk.connect(typed);
    expect(forgetCopy).not.toHaveBeenCalled();
    serviceWith.mockImplementation(async () =>
      service({ identity: async () => ({ id: 'u2', username: 'oriel' }) }),
    );
    let shownThen: unknown;
    forgetCopy.mockImplementationOnce(async () => {
      shownThen = await readConnection();
    });
    await desk.connect(other);
    expect(forgetCopy).toHaveBeenCalledTimes(1);
    expect(shownThen).toMatchObject({ username: 'mira' });
    expect(await readAccountId()).toBe('u2');
  });

  it('keeps what screens stored for the same account, and deletes it for another', async () => {
    await desk.connect(typed);
    await fakeBrowser.storage.local.set(ofItsWorlds);
    await desk.connect(typed);
    await desk.check();
    expect(await fakeBrowser.storage.local.get()).toMatchObject(ofItsWorlds);
    expect(browser.remove).not.toHaveBeenCalled();
    serviceWith.mockImplementation(async () =>
      service({ identity: async () => ({ id: 'u2', username: 'oriel' }) }),
    );
    await desk.connect(typed);
    expect(Object.keys(await fakeBrowser.storage.local.get())).toEqual(['connection']);
    expect(browser.remove.mock.calls).toEqual([[{ origins: ['https://pictures.example/*'] }]]);
  });
});
