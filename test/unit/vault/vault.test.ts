import fc from 'fast-check';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  type Credentials,
  NoPassphraseError,
  openVault,
  VaultLockedError,
} from '../../../lib/vault/index.ts';

const credentials: Credentials = {
  address: 'https://worlds.example',
  version: 'current',
  segment: 'boromir',
  applicationKey: 'application-key-PLANTED-1',
  userToken: 'user-token-PLANTED-2',
};

/** The raw database, as visible to someone with the browser's files. */
async function records(): Promise<Map<string, unknown>> {
  const db = await openDB('loreside-vault', 1);
  const keys = await db.getAllKeys('vault');
  const found = new Map<string, unknown>();
  for (const key of keys) found.set(String(key), await db.get('vault', key));
  db.close();
  return found;
}

async function damage(change: (record: Record<string, unknown>) => unknown): Promise<void> {
  const db = await openDB('loreside-vault', 1);
  await db.put('vault', change(await db.get('vault', 'record')), 'record');
  db.close();
}

async function areas(): Promise<string> {
  const { local, sync, session } = fakeBrowser.storage;
  return JSON.stringify(await Promise.all([local.get(), sync.get(), session.get()]));
}

const vault = openVault();
beforeEach(() => vault.clear());

describe('without a passphrase, the vault', () => {
  it('returns what was written, also after a restart of the worker', async () => {
    expect(await vault.state()).toBe('empty');
    expect(await vault.read()).toBeNull();
    await vault.write(credentials);
    expect(await openVault().state()).toBe('open');
    expect(await openVault().read()).toEqual(credentials);
    expect(await vault.hasPassphrase()).toBe(false);
  });

  it('stores nothing in any storage area', async () => {
    await vault.write(credentials);
    expect(await areas()).toBe('[{},{},{}]');
  });

  it('encrypts each field with a non-extractable key and a new nonce each time', async () => {
    await vault.write(credentials);
    const first = (await records()).get('record') as {
      key: CryptoKey;
      boxes: { userToken: { nonce: Uint8Array } };
    };
    expect(first.key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', first.key)).rejects.toThrow();
    await vault.write(credentials);
    const second = (await records()).get('record') as typeof first;
    expect([...second.boxes.userToken.nonce]).not.toEqual([...first.boxes.userToken.nonce]);
  });

  it('is empty after clear', async () => {
    await vault.write(credentials);
    await damage(() => ({ lock: 'nonsense' }));
    await vault.read();
    await vault.clear();
    expect(await records()).toEqual(new Map());
    expect(await areas()).toBe('[{},{},{}]');
    expect(await vault.state()).toBe('empty');
  });

  it('has nothing to lock', async () => {
    expect(await vault.setPassphrase('opal')).toBe(false);
    await vault.write(credentials);
    await vault.lock();
    expect(await vault.state()).toBe('open');
  });
});

describe('with a passphrase, the vault', () => {
  beforeEach(async () => {
    await vault.write(credentials);
    expect(await vault.setPassphrase('opal and ash')).toBe(true);
  });

  it('stays open until it is locked, and only opens with the right passphrase', async () => {
    expect(await vault.read()).toEqual(credentials);
    await vault.lock();
    expect(await vault.state()).toBe('locked');
    expect(await vault.read()).toBeNull();
    expect(await vault.unlock('opal and ask')).toBe(false);
    expect(await vault.state()).toBe('locked');
    expect(await vault.unlock('opal and ash')).toBe(true);
    expect(await vault.read()).toEqual(credentials);
  });

  it('is locked after the browser was closed', async () => {
    await fakeBrowser.storage.session.clear();
    expect(await openVault().state()).toBe('locked');
  });

  it('stores no key on disk; the derived key is only in session storage', async () => {
    expect(JSON.stringify([...(await records()).keys()])).toBe('["record"]');
    expect((await records()).get('record')).not.toHaveProperty('key');
    const { local, sync } = fakeBrowser.storage;
    expect([await local.get(), await sync.get()]).toEqual([{}, {}]);
    expect(await areas()).not.toMatch(/PLANTED|opal/);
  });

  it('stores new credentials under the existing passphrase', async () => {
    await vault.write({ ...credentials, userToken: 'newer' });
    await vault.lock();
    expect(await vault.unlock('opal and ash')).toBe(true);
    expect((await vault.read())?.userToken).toBe('newer');
  });

  it('rejects new credentials while it is locked', async () => {
    await vault.lock();
    await expect(vault.write(credentials)).rejects.toBeInstanceOf(VaultLockedError);
  });

  it('changes or removes the passphrase only if the current one is given', async () => {
    expect(await vault.setPassphrase(null)).toBe(false);
    expect(await vault.setPassphrase('next', 'wrong')).toBe(false);
    expect(await vault.setPassphrase('next', 'opal and ash')).toBe(true);
    await vault.lock();
    expect(await vault.unlock('opal and ash')).toBe(false);
    expect(await vault.setPassphrase(null, 'next')).toBe(true);
    expect(await vault.hasPassphrase()).toBe(false);
    expect(await vault.read()).toEqual(credentials);
    expect(await areas()).toBe('[{},{},{}]');
  });
});

describe('a text encrypted for other modules', () => {
  const text = 'The heir is alive. PLANTED';

  it('requires a passphrase and an unlocked vault', async () => {
    await expect(vault.sealText(text)).rejects.toBeInstanceOf(NoPassphraseError);
    await vault.write(credentials);
    await expect(vault.sealText(text)).rejects.toMatchObject({
      sentence: { id: 'connection.noPassphrase' },
    });
    await vault.setPassphrase('opal');
    await vault.lock();
    await expect(vault.sealText(text)).rejects.toBeInstanceOf(VaultLockedError);
  });

  it('can be decrypted only while unlocked, also with a new passphrase, until it is removed', async () => {
    await vault.write(credentials);
    await vault.setPassphrase('opal');
    const box = await vault.sealText(text);
    expect(readable(box)).not.toContain('PLANTED');
    expect(await openVault().openText(box)).toBe(text);
    await vault.lock();
    expect(await vault.openText(box)).toBeNull();
    await vault.unlock('opal');
    expect(await vault.openText(box)).toBe(text);
    await vault.setPassphrase('onyx', 'opal');
    const second = await vault.sealText('Onyx');
    // A locked vault is no obstacle, and other credentials change nothing.
    await vault.lock();
    await vault.setPassphrase('jade', 'onyx');
    await vault.write({ ...credentials, userToken: 'another' });
    expect([await vault.openText(box), await vault.openText(second)]).toEqual([text, 'Onyx']);
    await vault.lock();
    expect(await vault.openText(box)).toBeNull();
    for (const wrong of ['opal', 'onyx']) expect(await vault.unlock(wrong)).toBe(false);
    expect(readable(await records())).not.toContain('opal');
    await vault.unlock('jade');
    await vault.setPassphrase(null, 'jade');
    expect(await vault.openText(box)).toBeNull();
    await vault.setPassphrase('opal');
    expect(await vault.openText(box)).toBeNull();
  });

  it("can't be swapped with a credential", async () => {
    await vault.write(credentials);
    await vault.setPassphrase('opal');
    const record = (await records()).get('record') as { boxes: Record<string, never> };
    for (const box of Object.values(record.boxes)) expect(await vault.openText(box)).toBeNull();
  });

  it('is encrypted with a new nonce each time, and rejects any change', async () => {
    await vault.write(credentials);
    await vault.setPassphrase('opal');
    const [one, two] = [await vault.sealText(text), await vault.sealText(text)];
    expect([...one.sealed]).not.toEqual([...two.sealed]);
    const sealed = Uint8Array.from(one.sealed, (byte, at) => (at === 3 ? byte ^ 1 : byte));
    expect(await vault.openText({ ...one, sealed })).toBeNull();
  });
});

describe('a damaged record', () => {
  it('of any kind counts as empty, and a copy is kept', async () => {
    for (const rubbish of [null, 7, 'text', [], {}, { lock: 'device' }, { lock: 'passphrase', salt: 'x' }]) {
      await vault.write(credentials);
      await damage(() => rubbish);
      expect(await vault.state()).toBe('empty');
      expect((await records()).get('broken')).toEqual(rubbish);
      await vault.write(credentials);
      expect(await vault.read()).toEqual(credentials);
    }
  });

  it("with swapped boxes can't be decrypted", async () => {
    await vault.write(credentials);
    await damage((record) => {
      const boxes = record.boxes as Record<string, unknown>;
      return {
        ...record,
        boxes: { ...boxes, applicationKey: boxes.userToken, userToken: boxes.applicationKey },
      };
    });
    expect(await vault.read()).toBeNull();
    expect(await vault.state()).toBe('empty');
  });
});

it('no secret is ever readable outside of its box', async () => {
  const secret = fc
    .string({ minLength: 8, maxLength: 60, unit: 'grapheme-ascii' })
    .map((text) => `${text}#PLANTED`);
  await fc.assert(
    fc.asyncProperty(secret, secret, async (applicationKey, userToken) => {
      await vault.write({ ...credentials, applicationKey, userToken });
      expect(await vault.read()).toMatchObject({ applicationKey, userToken });
      expect(readable(await records()) + (await areas())).not.toContain('PLANTED');
    }),
    { numRuns: 25 },
  );
});

/** All readable texts in a value, including those in bytes. */
function readable(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  if (value instanceof Map) return readable([...value]);
  if (Array.isArray(value)) return value.map(readable).join('\n');
  if (typeof value === 'object' && value !== null) return readable(Object.entries(value));
  return String(value);
}
