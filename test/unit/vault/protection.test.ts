import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Credentials, openVault } from '../../../lib/vault/index.ts';

const credentials: Credentials = {
  ...{ address: 'https://worlds.example', version: 'current', segment: 'boromir' },
  ...{ applicationKey: 'application-key', userToken: 'user-token' },
};

const vault = openVault();
beforeEach(() => vault.clear());

describe('a passphrase set together with the first credentials', () => {
  /**
   * All records ever written to the database, including overwritten ones, because the browser's files may keep them
   * all.
   */
  async function everWritten(work: () => Promise<unknown>): Promise<unknown[]> {
    const written: unknown[] = [];
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      written.push(value);
      return put.call(this, value, key);
    };
    await work().finally(() => {
      IDBObjectStore.prototype.put = put;
    });
    return written;
  }

  it('never writes anything under the device key', async () => {
    const written = await everWritten(() => vault.write(credentials, 'opal and ash'));
    expect(written).toMatchObject([{ lock: 'passphrase' }]);
    for (const record of written) expect(record).not.toHaveProperty('key');
    await vault.lock();
    expect(await vault.unlock('opal and ash')).toBe(true);
    expect(await vault.read()).toEqual(credentials);
    expect(await vault.protection()).toBe('full');
    // Control: without a passphrase, the device key is detected.
    await vault.clear();
    expect(await everWritten(() => vault.write(credentials))).toMatchObject([{ lock: 'device' }]);
  });

  it('never writes a new token under the device key, even if the old one was', async () => {
    await vault.write(credentials);
    const newer = { ...credentials, userToken: 'newer' };
    const written = await everWritten(() => vault.write(newer, 'opal'));
    expect(written).toMatchObject([{ lock: 'passphrase' }]);
    expect(await vault.protection()).toBe('full');
  });
});

describe('a token that was once stored without a passphrase', () => {
  it('counts as readable until it is replaced', async () => {
    expect(await vault.protection()).toBeNull();
    await vault.write(credentials);
    expect(await vault.protection()).toBe('none');
    await vault.setPassphrase('opal');
    expect(await vault.protection()).toBe('late');
    await vault.setPassphrase('onyx', 'opal');
    await vault.write(credentials);
    expect(await vault.protection()).toBe('late');
    await vault.write({ ...credentials, userToken: 'newer' });
    expect(await vault.protection()).toBe('full');
    await vault.setPassphrase('opal', 'onyx');
    expect(await vault.protection()).toBe('full');
    await vault.setPassphrase(null, 'opal');
    await vault.setPassphrase('opal');
    expect(await vault.protection()).toBe('late');
  });

  it('counts as readable if it is connected again with a passphrase', async () => {
    await vault.write(credentials);
    await vault.write(credentials, 'opal');
    expect(await vault.protection()).toBe('late');
  });

  it('counts as readable in records of releases that always used a device key first', async () => {
    await vault.write(credentials, 'opal');
    const db = await openDB('loreside-vault', 1);
    const { wasReadable: _, ...record } = await db.get('vault', 'record');
    await db.put('vault', record, 'record');
    db.close();
    expect(await vault.protection()).toBe('late');
    expect(await vault.read()).toEqual(credentials);
  });
});
