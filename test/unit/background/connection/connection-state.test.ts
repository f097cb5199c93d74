import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  checkAccess,
  markRefused,
  restoreAccess,
} from '../../../../lib/background/connection/connection-state.ts';
import { createServiceAccess } from '../../../../lib/background/connection/service-access.ts';
import { isOf } from '../../../../lib/background/library/draft-entries.ts';
import { message } from '../../../../lib/i18n/index.ts';
import { newDraft, readOutboxPause } from '../../../../lib/outbox/index.ts';
import { DEFAULT_SETTINGS } from '../../../../lib/settings/index.ts';
import {
  type AvailableWorlds,
  type Connection,
  readConnection,
  SAMPLE_ACCOUNT,
  type WorldSource,
  writeConnection,
} from '../../../../lib/stored-state/index.ts';
import { openVault } from '../../../../lib/vault/index.ts';
import { FIREFOX_MANIFEST, TYPES } from '../../permissions/firefox.ts';
import { furnish } from '../browser.ts';
import { WORLDS } from '../service.ts';

const connection: Connection = {
  ...{ state: 'connected', address: 'https://worlds.example', version: 'current', segment: '' },
  ...{ username: 'mira', worlds: WORLDS, worldId: 'w1', hasPassphrase: false, tokenExposed: false },
  ...{ templates: [] },
};
const vault = openVault();
const requests = createServiceAccess(vault);

let browser: ReturnType<typeof furnish>;
beforeEach(async () => {
  browser = furnish();
  const { address, version, segment } = connection;
  await vault.write({ address, version, segment, applicationKey: 'k', userToken: 't' });
  await writeConnection(connection);
});

it('nothing is sent once the permission is revoked, and screens say why', async () => {
  expect(await checkAccess()).toBe(false);
  expect(await requests.service()).not.toBeNull();
  browser.contains.mockResolvedValue(false);
  expect(await checkAccess()).toBe(true);
  expect(await readConnection()).toMatchObject({ state: 'refused' });
  expect((await readOutboxPause())?.sentence).toEqual(
    message('connection.permissionLost', { host: 'worlds.example' }),
  );
  expect(await requests.service()).toBeNull();
});

/** Firefox, where the person has allowed to send these kinds of data. */
function inFirefox(...allowed: string[]) {
  Object.assign(fakeBrowser.runtime, { getManifest: () => FIREFOX_MANIFEST });
  Object.assign(fakeBrowser.permissions, {
    getAll: async () => ({ permissions: [], origins: [], data_collection: allowed }),
  });
}

it('nothing is sent once the consent is withdrawn, and screens say why', async () => {
  inFirefox(...TYPES);
  expect(await checkAccess()).toBe(false);
  inFirefox('authenticationInfo');
  expect(await checkAccess()).toBe(true);
  expect(await readConnection()).toMatchObject({
    state: 'refused',
    sentence: message('connection.consentLost'),
  });
  expect(await requests.service()).toBeNull();
});

it('a request that is already prepared isn’t sent without consent either', async () => {
  inFirefox(...TYPES);
  const service = await requests.service();
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network here'));
  await expect(service?.worlds()).rejects.toThrow();
  expect(fetching).toHaveBeenCalled();
  fetching.mockClear();
  inFirefox();
  await expect(service?.worlds()).rejects.toThrow();
  expect(fetching).not.toHaveBeenCalled();
  expect(await readConnection()).toMatchObject({ state: 'refused' });
  fetching.mockRestore();
});

it('works again once access is back, unless World Anvil rejected the keys', async () => {
  browser.contains.mockResolvedValue(false);
  await checkAccess();
  expect(await restoreAccess()).toBe(false);
  browser.contains.mockResolvedValue(true);
  expect(await restoreAccess()).toBe(true);
  expect(await readConnection()).toEqual(connection);
  expect(await readOutboxPause()).toBeNull();
  await markRefused(message('service.keysRefused'));
  expect(await restoreAccess()).toBe(false);
  expect(await readConnection()).toMatchObject({ state: 'refused' });
});

it('without a connection, a revoked permission changes nothing', async () => {
  await writeConnection({ state: 'none' });
  browser.contains.mockResolvedValue(false);
  expect(await checkAccess()).toBe(false);
  expect(await readOutboxPause()).toBeNull();
  expect(await requests.service()).toBeNull();
});

it('only drafts of the connected account get into its copy', () => {
  const draft = newDraft({
    worldId: 'w1',
    template: 'item',
    clip: null,
    settings: DEFAULT_SETTINGS,
    now: 1,
    id: 'd',
  });
  const progress = {
    ...{ accountId: 'u1', attempt: 1, firstSentAt: 1, baseline: null, checked: [], found: [] },
    ...{ scanOffset: 0, trouble: null },
  };
  const made = {
    ...draft,
    delivery: { state: 'created', articleId: 'a', url: null, at: 1, nextAt: 2, progress },
  } as const;
  const known = (source: WorldSource): AvailableWorlds => ({
    worlds: [{ id: 'w1', title: 'One', slug: null, url: null, ownership: null, source }],
    worldId: 'w1',
    address: null,
  });
  expect(isOf(made, known('account'), 'u1')).toBe(true);
  expect(isOf(made, known('account'), 'u2')).toBe(false);
  expect(isOf(made, { worlds: [], worldId: null, address: null }, 'u1')).toBe(false);
  expect(isOf(made, known('export'), 'u1')).toBe(false);
  expect(isOf(made, known('sample'), 'u1')).toBe(false);
  const mine = {
    ...made,
    delivery: { ...made.delivery, progress: { ...progress, accountId: SAMPLE_ACCOUNT } },
  };
  expect(isOf(mine, known('sample'), 'u1')).toBe(true);
  expect(isOf(mine, known('account'), 'u1')).toBe(false);
});
