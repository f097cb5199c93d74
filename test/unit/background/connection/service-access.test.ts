import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createServiceAccess } from '../../../../lib/background/connection/service-access.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { type Credentials, openVault } from '../../../../lib/vault/index.ts';
import { furnish } from '../browser.ts';
import { connection } from '../connected.ts';

const credentials: Credentials = {
  ...{ address: 'https://worlds.example', version: 'current', segment: '' },
  ...{ applicationKey: 'k', userToken: 't' },
};

const requested = vi.fn(async () => new Response('{}', { status: 429, headers: { 'Retry-After': '3600' } }));

beforeEach(async () => {
  furnish();
  await fakeBrowser.storage.local.clear();
  vi.stubGlobal('fetch', requested);
  await openVault().write(credentials);
  await writeConnection(connection);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a wait that World Anvil asked for holds the next worker, whoever sends: outbox, sync, backup or history', async () => {
  const busy = { failure: { kind: 'busy' } };
  const worker = createServiceAccess(openVault());
  await expect((await worker.wholeService())?.article('1')).rejects.toMatchObject(busy);
  expect(requested).toHaveBeenCalledTimes(1);
  const next = createServiceAccess(openVault());
  for (const service of [
    await next.service(),
    await next.wholeService(),
    await next.serviceWith(credentials),
  ]) {
    await expect(service?.article('1')).rejects.toMatchObject(busy);
    await expect(
      service?.createArticle({ worldId: 'w1', title: 'Edda', template: 'person' }),
    ).rejects.toMatchObject(busy);
  }
  expect(requested).toHaveBeenCalledTimes(1);
});
