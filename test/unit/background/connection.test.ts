import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createConnectionDesk } from '../../../entrypoints/background/connection.ts';
import type { Requests } from '../../../entrypoints/background/requests.ts';
import type { Service } from '../../../lib/service/index.ts';
import { readConnection, readOutboxPause, writeOutboxPause } from '../../../lib/settings/index.ts';
import { type Credentials, openVault } from '../../../lib/vault/index.ts';
import { furnish, storageDump } from './browser.ts';
import { failing, service, WORLDS } from './service.ts';

const typed: Credentials = {
  address: 'worlds.example/',
  version: 'current',
  segment: ' boromir ',
  applicationKey: ' application-PLANTED-key-ab12 ',
  userToken: 'user-PLANTED-token-cd34',
};

const vault = openVault();
const serviceWith = vi.fn<(credentials: Credentials) => Promise<Service>>();
const requests: Requests = { serviceWith, service: async () => null };
const connected = vi.fn();
const disconnecting = vi.fn(async () => {});
const desk = createConnectionDesk(vault, requests, { connected, disconnecting });
const unauthorised = failing({ kind: 'unauthorised', sentence: 'Wrong key.' });

beforeEach(async () => {
  furnish();
  vi.clearAllMocks();
  serviceWith.mockImplementation(async () => service());
  await vault.clear();
});

describe('connect', () => {
  it('keeps the credentials in the vault and shows the rest', async () => {
    const { connection } = await desk.connect(typed);
    expect(connection).toMatchObject({
      state: 'connected',
      address: 'https://worlds.example',
      username: 'mira',
      worldId: 'w1',
      keyEnding: 'ab12',
      tokenEnding: 'cd34',
      templates: ['person'],
    });
    expect(await readConnection()).toEqual(connection);
    expect(await vault.read()).toMatchObject({
      segment: 'boromir',
      applicationKey: 'application-PLANTED-key-ab12',
    });
    expect(await storageDump()).not.toContain('PLANTED');
    expect(connected).toHaveBeenCalledWith('w1');
  });

  it('lets the outbox go on', async () => {
    await writeOutboxPause({ sentence: 'Wrong key.', since: 1 });
    await desk.connect(typed);
    expect(await readOutboxPause()).toBeNull();
  });

  it('keeps the world that was chosen, as long as it is there', async () => {
    await desk.connect(typed);
    await desk.chooseWorld('w2');
    expect((await desk.connect(typed)).connection).toMatchObject({ worldId: 'w2' });
    serviceWith.mockImplementation(async () => service({ worlds: async () => WORLDS.slice(0, 1) }));
    expect((await desk.connect(typed)).connection).toMatchObject({ worldId: 'w1' });
    await expect(desk.chooseWorld('w9')).rejects.toThrow('not among yours');
  });

  it('that fails leaves everything as it was', async () => {
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

  it('marks credentials that the service refuses by now, and heals', async () => {
    await desk.connect(typed);
    serviceWith.mockImplementation(async () => service({ identity: unauthorised }));
    expect((await desk.check()).connection).toMatchObject({ state: 'refused', sentence: 'Wrong key.' });
    serviceWith.mockImplementation(async () => service());
    const healed = (await desk.check()).connection;
    expect(healed).toMatchObject({ state: 'connected' });
    expect(healed).not.toHaveProperty('sentence');
  });

  it('does not blame the credentials for a lost network', async () => {
    await desk.connect(typed);
    const offline = failing({ kind: 'offline', sentence: 'No network.' });
    serviceWith.mockImplementation(async () => service({ identity: offline }));
    expect((await desk.check()).connection).toMatchObject({ state: 'connected' });
  });
});

it('disconnect takes everything away that the connection brought', async () => {
  await desk.connect(typed);
  await fakeBrowser.storage.session.set({ something: 1 });
  await desk.disconnect();
  expect(disconnecting).toHaveBeenCalled();
  expect(await vault.state()).toBe('empty');
  expect(await storageDump()).toBe('[{},{},{}]');
});
