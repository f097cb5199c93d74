import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createLock } from '../../../../lib/background/connection/lock.ts';
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
import { furnish } from '../browser.ts';

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
  furnish();
  await fakeBrowser.storage.local.clear();
  await vault.unlock('opal');
  await (await openLocalCopy()).clear();
  await deleteVersions(null);
  await wants(true);
  await openWriter().put('w1', [entry('s1', 'Who lit the Needle', { kind: 'secret', state: 'private' })]);
});

/** From the given write on, everything that would be stored fails, as if the browser had died. */
function dieAfter(writes: number) {
  let left = writes;
  const next = () => {
    if (left-- <= 0) throw new Error('The browser died.');
  };
  const spies = [
    ...(['put', 'delete', 'clear'] as const).map((name) => {
      const write = IDBObjectStore.prototype[name];
      return vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
        this: unknown,
        ...all: unknown[]
      ) {
        next();
        return Reflect.apply(write, this, all);
      });
    }),
    ...[fakeBrowser.storage.local, fakeBrowser.storage.session].map((area) => {
      const { set } = area;
      return vi.spyOn(area, 'set').mockImplementation((values) => {
        next();
        return set(values);
      });
    }),
  ];
  return {
    isOver: () => left < 0,
    restore() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

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
      await unsealed(end);
      expect(await everythingStored()).toBe('[]');
    }
    await vault.setPassphrase('opal');
  });

  it('stay readable under a new passphrase, and the copy with them', async () => {
    await read('Mira.');
    await read('Odo.');
    const before = await readVersions('w1', ref);
    const lock = createLock(vault, { opened() {}, changing: unsealed });
    expect(await lock.setPassphrase('onyx', 'wrong')).toBe(false);
    expect(await lock.setPassphrase('onyx', null)).toBe(false);
    expect(await lock.setPassphrase('onyx', 'opal')).toBe(true);
    expect(await readVersions('w1', ref)).toEqual(before);
    // What replaces the text that the copy has under the old one is a version of it.
    await read('Nobody.');
    await read('Somebody.');
    expect(await textsOf()).toEqual(['Nobody.', 'Odo.', 'Mira.']);
    expect(await lock.setPassphrase('opal', 'onyx')).toBe(true);
    expect(await textsOf()).toEqual(['Nobody.', 'Odo.', 'Mira.']);
  });

  it('are all there whenever the browser dies while the passphrase changes', async () => {
    const lock = createLock(vault, { opened() {}, changing: unsealed });
    for (let step = 0, isDone = false; !isDone; step++) {
      expect(step).toBeLessThan(50);
      await read('Mira.');
      await read('Odo.');
      await read('Nobody.');
      const before = await textsOf();
      const life = dieAfter(step);
      isDone = await lock.setPassphrase('onyx', 'opal').then(
        () => !life.isOver(),
        () => false,
      );
      life.restore();
      // The browser starts again, without the key of the session.
      await fakeBrowser.storage.session.clear();
      const known = (await vault.unlock('opal')) ? 'opal' : 'onyx';
      if (known === 'onyx') expect(await vault.unlock('onyx')).toBe(true);
      expect(await textsOf(), `after ${step} writes`).toEqual(before);
      const kept = await secretVersion(vault, { worldId: 'w1', id: 's1', at: null });
      expect(kept.ok && kept.value?.content).toBe('Nobody.');
      if (known === 'onyx') await vault.setPassphrase('opal', 'onyx');
      await deleteVersions(null);
      await (await openLocalCopy()).clear();
      await openWriter().put('w1', [entry('s1', 'Who lit the Needle', { kind: 'secret', state: 'private' })]);
      if (isDone) expect(step).toBeGreaterThan(1);
    }
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
