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

/** The raw database, as somebody with the browser's files would see it. */
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

describe('without a passphrase', () => {
  it('gives back what was written, to every later start of the worker', async () => {
    expect(await vault.state()).toBe('empty');
    expect(await vault.read()).toBeNull();
    await vault.write(credentials);
    expect(await openVault().state()).toBe('open');
    expect(await openVault().read()).toEqual(credentials);
    expect(await vault.hasPassphrase()).toBe(false);
  });

  it('keeps nothing at all in any storage area', async () => {
    await vault.write(credentials);
    expect(await areas()).toBe('[{},{},{}]');
  });

  it('seals each field under a key that cannot be read out, with a fresh nonce each time', async () => {
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

  it('leaves nothing behind when cleared', async () => {
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

describe('with a passphrase', () => {
  beforeEach(async () => {
    await vault.write(credentials);
    expect(await vault.setPassphrase('opal and ash')).toBe(true);
  });

  it('stays open until it is locked, and opens by the right passphrase only', async () => {
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

  it('keeps no key on the disk, and the session alone holds the derived one', async () => {
    expect(JSON.stringify([...(await records()).keys()])).toBe('["record"]');
    expect((await records()).get('record')).not.toHaveProperty('key');
    const { local, sync } = fakeBrowser.storage;
    expect([await local.get(), await sync.get()]).toEqual([{}, {}]);
    expect(await areas()).not.toMatch(/PLANTED|opal/);
  });

  it('takes new credentials under the passphrase that stands', async () => {
    await vault.write({ ...credentials, userToken: 'newer' });
    await vault.lock();
    expect(await vault.unlock('opal and ash')).toBe(true);
    expect((await vault.read())?.userToken).toBe('newer');
  });

  it('takes none while it is locked', async () => {
    await vault.lock();
    await expect(vault.write(credentials)).rejects.toBeInstanceOf(VaultLockedError);
  });

  it('changes or drops the passphrase only for who knows it', async () => {
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

describe('a text that others keep', () => {
  const text = 'The heir is alive. PLANTED';

  it('is refused where no passphrase is set, and while it is locked', async () => {
    await expect(vault.sealText(text)).rejects.toBeInstanceOf(NoPassphraseError);
    await vault.write(credentials);
    await expect(vault.sealText(text)).rejects.toThrow('Set one first');
    await vault.setPassphrase('opal');
    await vault.lock();
    await expect(vault.sealText(text)).rejects.toBeInstanceOf(VaultLockedError);
  });

  it('opens only while unlocked, and under the passphrase that sealed it', async () => {
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
    expect(await vault.openText(box)).toBeNull();
    await vault.setPassphrase(null, 'onyx');
    expect(await vault.openText(box)).toBeNull();
  });

  it('never opens in a credential’s place, nor a credential in its own', async () => {
    await vault.write(credentials);
    await vault.setPassphrase('opal');
    const record = (await records()).get('record') as { boxes: Record<string, never> };
    for (const box of Object.values(record.boxes)) expect(await vault.openText(box)).toBeNull();
  });

  it('is sealed anew each time, and does not open when a byte of it changed', async () => {
    await vault.write(credentials);
    await vault.setPassphrase('opal');
    const [one, two] = [await vault.sealText(text), await vault.sealText(text)];
    expect([...one.sealed]).not.toEqual([...two.sealed]);
    const sealed = Uint8Array.from(one.sealed, (byte, at) => (at === 3 ? byte ^ 1 : byte));
    expect(await vault.openText({ ...one, sealed })).toBeNull();
  });
});

describe('a damaged record', () => {
  it('of any shape counts as empty, and its copy is kept aside', async () => {
    for (const rubbish of [null, 7, 'text', [], {}, { lock: 'device' }, { lock: 'passphrase', salt: 'x' }]) {
      await vault.write(credentials);
      await damage(() => rubbish);
      expect(await vault.state()).toBe('empty');
      expect((await records()).get('broken')).toEqual(rubbish);
      await vault.write(credentials);
      expect(await vault.read()).toEqual(credentials);
    }
  });

  it('with boxes that changed places does not open', async () => {
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

it('no secret ever shows outside of its boxes, whatever it is', async () => {
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

/** Everything that can be read as text, bytes included. */
function readable(value: unknown): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  if (value instanceof Map) return readable([...value]);
  if (Array.isArray(value)) return value.map(readable).join('\n');
  if (typeof value === 'object' && value !== null) return readable(Object.entries(value));
  return String(value);
}
