import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  accountFault,
  readAccountId,
  readConnection,
  tidyStoredConnection,
  writeAccountId,
} from '../../../lib/stored-state/index.ts';

const { local } = fakeBrowser.storage;

/** The format of earlier releases. */
const earlier = {
  ...{ state: 'connected', address: 'https://worlds.example', version: 'current', segment: 'boromir' },
  ...{ username: 'mira', accountId: 'account-PLANTED', worlds: [], worldId: null, templates: [] },
  ...{ keyEnding: 'KEY4', tokenEnding: 'TOK4', hasPassphrase: true },
};

beforeEach(() => writeAccountId(null));

describe('the account id', () => {
  it('is in no storage area', async () => {
    await writeAccountId('account-PLANTED');
    expect(await readAccountId()).toBe('account-PLANTED');
    expect(await local.get()).toEqual({});
    await writeAccountId(null);
    expect(await readAccountId()).toBeNull();
  });

  it("is read from an earlier release's summary until it is moved", async () => {
    await local.set({ connection: earlier });
    expect(await readAccountId()).toBe('account-PLANTED');
    await tidyStoredConnection();
    expect(await readAccountId()).toBe('account-PLANTED');
    const { accountId: _a, keyEnding: _k, tokenEnding: _t, ...rest } = earlier;
    expect(await local.get()).toEqual({ connection: { ...rest, tokenExposed: false } });
    expect(await readConnection()).toEqual({ ...rest, tokenExposed: false });
  });

  it("of a newer connection isn't overwritten by an earlier release's", async () => {
    await writeAccountId('newer');
    await local.set({ connection: earlier });
    await tidyStoredConnection();
    expect(await readAccountId()).toBe('newer');
  });

  it('is removed from damaged and quarantined summaries, as are the ends of both credentials', async () => {
    await local.set({ connection: { ...earlier, state: 'nonsense' }, 'connection.broken': earlier });
    await tidyStoredConnection();
    expect(JSON.stringify(await local.get())).not.toMatch(/PLANTED|KEY4|TOK4/);
    expect(await local.get('connection.broken')).toMatchObject({
      'connection.broken': { state: 'nonsense' },
    });
    expect(await readAccountId()).toBe('account-PLANTED');
  });

  it('of a damaged database counts as unknown, and can be stored again', async () => {
    await writeAccountId('account');
    await deleteDB('loreside-account');
    (await openDB('loreside-account', 1, { upgrade: (db) => void db.createObjectStore('other') })).close();
    expect(await readAccountId()).toBeNull();
    await writeAccountId('account');
    expect(await readAccountId()).toBe('account');
  });

  it('of a newer release’s database counts as unknown, and can be stored again', async () => {
    await deleteDB('loreside-account');
    (await openDB('loreside-account', 7)).close();
    expect(await readAccountId()).toBeNull();
    expect(await accountFault()).toBe('newer');
    await writeAccountId('account');
    expect(await readAccountId()).toBe('account');
    expect(await accountFault()).toBeNull();
  });
});
