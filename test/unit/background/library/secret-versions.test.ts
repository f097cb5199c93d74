import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCallService } from '../../../../lib/background/core/call-service.ts';
import { unsealed } from '../../../../lib/background/library/secret-encryption.ts';
import {
  restoreSecret,
  secretVersion,
  storeSecret,
} from '../../../../lib/background/library/secret-versions.ts';
import { openLocalCopy, openWriter, removeEntries } from '../../../../lib/library/index.ts';
import { ok, type Secret, type SecretFields } from '../../../../lib/model/index.ts';
import { createFullService, createPacer } from '../../../../lib/service/index.ts';
import { changeSettings } from '../../../../lib/settings/index.ts';
import { openVault, VaultLockedError } from '../../../../lib/vault/index.ts';
import { withVersions } from '../../../../lib/versions/database.ts';
import { deleteVersions, readVersion, readVersions } from '../../../../lib/versions/index.ts';
import { entry } from '../../library/entry.ts';

const vault = openVault();
const ref = { kind: 'secret', id: 's1' } as const;

const secret = (content: string, updatedAt = 1_000): Secret => ({
  ...{ id: 's1', title: 'Who lit the Needle', kind: 'Secret', state: 'private', slug: null, url: null },
  ...{ icon: null, tags: [], updatedAt, worldId: 'w1', authorName: null, createdAt: null },
  ...{ raw: { content }, content, contentParsed: null, groups: [], articleId: null },
});

/** What World Anvil has. */
let stands = secret('');
const service = {
  ...createFullService({
    ...{ address: 'https://worlds.example', version: 'current', segment: 'boromir', applicationKey: 'k' },
    ...{ userToken: 't', userAgent: 'Loreside', pacer: createPacer() },
  }),
  secret: async () => stands,
  patchSecret: async (_id: string, fields: SecretFields) => {
    stands = { ...stands, content: fields.content ?? stands.content, updatedAt: (stands.updatedAt ?? 0) + 1 };
  },
};
const call = createCallService({ service: async () => service, markRefused: async () => {} });

async function read(content: string): Promise<void> {
  stands = secret(content, (stands.updatedAt ?? 0) + 1);
  await storeSecret(vault, 'w1', stands, 'sync');
}

async function textsOf(): Promise<unknown[]> {
  const found = await readVersions('w1', ref);
  const texts: unknown[] = [];
  for (const { at } of found?.versions ?? []) {
    const text = await secretVersion(vault, { worldId: 'w1', id: 's1', at });
    texts.push(text.ok && text.value?.content);
  }
  return texts;
}

const isBytes = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'number');

/** Everything in the versions’ database, with unpacked texts and bytes as characters. */
async function everythingStored(): Promise<string> {
  const rows = await withVersions((db) => db.getAll('chains'));
  const known = await readVersions('w1', ref);
  const states = await Promise.all((known?.versions ?? []).map(({ at }) => readVersion('w1', ref, at)));
  return JSON.stringify([...rows, ...states], (_, value) =>
    value instanceof Uint8Array || isBytes(value) ? String.fromCharCode(...value) : value,
  );
}

const wants = (keepSecrets: boolean) =>
  changeSettings((all) => ({ ...all, library: { ...all.library, keepSecrets } }));

beforeAll(async () => {
  await vault.clear();
  const credentials = { address: 'https://worlds.example', version: 'current', segment: '' } as const;
  await vault.write({ ...credentials, applicationKey: 'a', userToken: 'u' }, 'opal');
});

beforeEach(async () => {
  await fakeBrowser.storage.local.clear();
  await vault.unlock('opal');
  await (await openLocalCopy()).clear();
  await deleteVersions(null);
  await wants(true);
  await openWriter().put('w1', [entry('s1', 'Who lit the Needle', { kind: 'secret', state: 'private' })]);
});

describe('versions of a secret', () => {
  it('are stored while its offline copy is switched on, and none without', async () => {
    await read('Mira lit it.');
    await read('Odo lit it, not Mira.');
    await read('Odo lit it, not Mira.');
    expect(await textsOf()).toEqual(['Mira lit it.']);
    const found = await readVersions('w1', ref);
    expect(found).toMatchObject({ current: { cause: 'sync', words: 5, came: 2, went: 0 } });
    await wants(false);
    await read('Nobody lit it.');
    expect((await readVersions('w1', ref))?.versions.length).toBe(1);
  });

  it('hold no word of it in plain text', async () => {
    await read('Mira lit it. '.repeat(40));
    await read('Odo lit it.');
    await read('Nobody.');
    const stored = await everythingStored();
    expect(stored.length).toBeGreaterThan(500);
    for (const word of ['Mira', 'Odo', 'Needle', 'lit it']) expect(stored).not.toContain(word);
    expect(await textsOf()).toEqual(['Odo lit it.', 'Mira lit it. '.repeat(40)]);
  });

  it('can’t be read while locked', async () => {
    await read('Mira.');
    await read('Odo.');
    await vault.lock();
    await expect(textsOf()).rejects.toThrow(VaultLockedError);
    await vault.unlock('opal');
    expect(await textsOf()).toEqual(['Mira.']);
  });

  it('are deleted when the copy is switched off, or the passphrase is removed', async () => {
    const ends: (() => Promise<unknown>)[] = [() => wants(false), () => vault.setPassphrase(null, 'opal')];
    for (const end of ends) {
      await wants(true);
      await read('Mira.');
      await read('Odo.');
      await unsealed(vault, end);
      await unsealed(vault, async () => {});
      expect(await everythingStored()).toBe('[]');
    }
    await vault.setPassphrase('opal');
  });

  it('are encrypted again with a new passphrase, and stay as they were', async () => {
    await read('Mira.');
    await read('Odo.');
    await read('Nobody.');
    const [before, stored] = [await readVersions('w1', ref), await everythingStored()];
    await unsealed(vault, () => vault.setPassphrase('onyx', 'opal'));
    expect(await textsOf()).toEqual(['Odo.', 'Mira.']);
    expect(await readVersions('w1', ref)).toEqual(before);
    expect(await everythingStored()).not.toBe(stored);
    await vault.setPassphrase('opal', 'onyx');
    // Without it, what was encrypted for the other one stays closed.
    expect(await textsOf()).toEqual([undefined, undefined]);
  });

  it('have the last text of one that World Anvil deleted', async () => {
    await read('Mira.');
    await removeEntries('w1', [ref]);
    expect((await readVersions('w1', ref))?.current).toBe(null);
    expect(await textsOf()).toEqual(['Mira.']);
  });

  it('are restored, and the text before becomes one', async () => {
    await read('Mira.');
    await read('Odo.');
    const request = { worldId: 'w1', id: 's1', changes: { content: 'Mira.' }, seen: { content: 'Odo.' } };
    expect(await restoreSecret(vault, call, request)).toEqual(ok(undefined));
    expect(stands.content).toBe('Mira.');
    expect(await textsOf()).toEqual(['Odo.', 'Mira.']);
    expect((await readVersions('w1', ref))?.current?.cause).toBe('change');
  });

  it('overwrite nothing that the person hasn’t seen', async () => {
    await read('Mira.');
    await read('Odo.');
    stands = secret('A co-author’s text.', 5_000);
    const request = { worldId: 'w1', id: 's1', changes: { content: 'Mira.' }, seen: { content: 'Odo.' } };
    expect(await restoreSecret(vault, call, request)).toMatchObject({ problem: { kind: 'conflict' } });
    expect(stands.content).toBe('A co-author’s text.');
    expect(await textsOf()).toEqual(['Odo.', 'Mira.']);
  });
});
