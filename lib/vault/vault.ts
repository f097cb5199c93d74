import type { DatabaseFault } from '../database/index.ts';
import type { Credentials } from './credentials.ts';
import { derive, newSalt, sessionKey } from './passphrase.ts';
import { type Box, keyFrom, newDeviceKey, openField, seal, sealField, unseal } from './sealing.ts';
import { type VaultRecord, vaultStore } from './vault-store.ts';

export type VaultState = 'empty' | 'locked' | 'open';

/**
 * What somebody who reads the browser's files learns. `none`: everything. `late`: perhaps the user token, from a copy that
 * was stored before the passphrase. `full`: nothing without the passphrase.
 */
export type Protection = 'none' | 'late' | 'full';

/** New credentials cannot go under a passphrase that nobody gave. The message is a sentence for a person. */
export class VaultLockedError extends Error {
  constructor() {
    super(
      'The credentials are locked. Unlock them with your passphrase first, or disconnect and connect anew.',
    );
    this.name = 'VaultLockedError';
  }
}

/** Nothing is sealed for good under the device's own key. The message is a sentence for a person. */
export class NoPassphraseError extends Error {
  constructor() {
    super(
      'There is no passphrase, so nothing was kept. Set one first; it is what keeps such texts unreadable.',
    );
    this.name = 'NoPassphraseError';
  }
}

export interface Vault {
  state(): Promise<VaultState>;
  /** Why the credentials cannot be opened, although some may be there; null where that is not so. */
  fault(): Promise<DatabaseFault | null>;
  /** Null when empty or locked. */
  read(): Promise<Credentials | null>;
  /**
   * With a passphrase, nothing is ever stored under the device key. One that is already set stays, whatever is given
   * here. Rejects with `VaultLockedError` while locked.
   */
  write(credentials: Credentials, passphrase?: string | null): Promise<void>;
  hasPassphrase(): Promise<boolean>;
  /** Null when empty. */
  protection(): Promise<Protection | null>;
  /** Null takes the passphrase away. False: `current` is not the one that stands, or there is nothing to lock. */
  setPassphrase(next: string | null, current?: string | null): Promise<boolean>;
  /** False: not the right one. */
  unlock(passphrase: string): Promise<boolean>;
  /** Without a passphrase there is nothing to lock, and nothing happens. */
  lock(): Promise<void>;
  /**
   * Seals a text under the key that the passphrase gives, for others to keep. Rejects with `NoPassphraseError` where
   * none is set, with `VaultLockedError` while locked.
   */
  sealText(text: string): Promise<Box>;
  /** Null: locked, or sealed under a passphrase that does not stand any more. */
  openText(box: Box): Promise<string | null>;
  /**
   * Deletes credentials, keys, a damaged copy and what the session holds. Browsers can keep deleted records in their files
   * for long: what a device key opened is safe only once it is renewed.
   */
  clear(): Promise<void>;
}

/** The key that opens a record, as things stand; null while it is locked. */
async function keyOf(record: VaultRecord): Promise<CryptoKey | null> {
  if (record.lock === 'device') return record.key;
  const raw = await sessionKey.read();
  return raw && keyFrom(raw);
}

/** The key that the passphrase gives. Only one that opens the credentials counts: the session may hold an older one. */
async function passphraseKey(): Promise<CryptoKey | 'none' | 'locked'> {
  const record = await vaultStore.read();
  if (record?.lock !== 'passphrase') return 'none';
  const key = await keyOf(record);
  return key && (await openWith(record, key)) ? key : 'locked';
}

/** What the record holds under this key. A record that is damaged is set aside: connecting again is the cure. */
async function openWith(record: VaultRecord, key: CryptoKey): Promise<Credentials | null> {
  const opened = await unseal(key, record.boxes);
  if (opened === 'damaged' || (opened === 'wrongKey' && record.lock === 'device')) {
    await vaultStore.setAside();
    await sessionKey.clear();
    return null;
  }
  return opened === 'wrongKey' ? null : opened;
}

async function openAsItStands(): Promise<
  { record: VaultRecord; credentials: Credentials } | 'empty' | 'locked'
> {
  const record = await vaultStore.read();
  if (!record) return 'empty';
  const key = await keyOf(record);
  const credentials = key && (await openWith(record, key));
  if (credentials) return { record, credentials };
  return (await vaultStore.read()) ? 'locked' : 'empty';
}

/** The record opened by a passphrase, and the raw key that it gives. */
async function openByPassphrase(record: VaultRecord, passphrase: string) {
  if (record.lock !== 'passphrase') return null;
  const raw = await derive(passphrase, record.salt);
  const credentials = await openWith(record, await keyFrom(raw));
  return credentials && { raw, credentials };
}

async function writeUnderPassphrase(
  credentials: Credentials,
  passphrase: string,
  wasReadable: boolean,
): Promise<void> {
  const salt = newSalt();
  const raw = await derive(passphrase, salt);
  const boxes = await seal(await keyFrom(raw), credentials);
  await vaultStore.write({ lock: 'passphrase', salt, boxes, wasReadable });
  await sessionKey.write(raw);
}

async function writeUnderDeviceKey(credentials: Credentials): Promise<void> {
  const key = await newDeviceKey();
  await vaultStore.write({ lock: 'device', key, boxes: await seal(key, credentials) });
  await sessionKey.clear();
}

/** Whether a device key ever opened what is stored now. */
const wasReadable = (record: VaultRecord) => record.lock === 'device' || (record.wasReadable ?? true);

/** One change at a time, whichever context asks for it. */
const inTurn = <T>(change: () => Promise<T>): Promise<T> => navigator.locks.request('vault', change);

/** Opens nothing yet: cheap to call at each start of the worker. Holds no state of its own. */
export function openVault(): Vault {
  return {
    async state() {
      const opened = await openAsItStands();
      return typeof opened === 'string' ? opened : 'open';
    },

    fault: () => vaultStore.fault(),

    async read() {
      const opened = await openAsItStands();
      return typeof opened === 'string' ? null : opened.credentials;
    },

    write: (credentials, passphrase = null) =>
      inTurn(async () => {
        const opened = await openAsItStands();
        if (opened === 'locked') throw new VaultLockedError();
        const record = opened === 'empty' ? null : opened.record;
        const isSameToken = opened !== 'empty' && opened.credentials.userToken === credentials.userToken;
        const readable = record !== null && isSameToken && wasReadable(record);
        if (record?.lock !== 'passphrase')
          return passphrase === null
            ? writeUnderDeviceKey(credentials)
            : writeUnderPassphrase(credentials, passphrase, readable);
        const key = await keyOf(record);
        if (!key) throw new VaultLockedError();
        await vaultStore.write({ ...record, boxes: await seal(key, credentials), wasReadable: readable });
      }),

    async hasPassphrase() {
      return (await vaultStore.read())?.lock === 'passphrase';
    },

    async protection() {
      const record = await vaultStore.read();
      if (record === null) return null;
      if (record.lock === 'device') return 'none';
      return wasReadable(record) ? 'late' : 'full';
    },

    setPassphrase: (next, current = null) =>
      inTurn(async () => {
        const record = await vaultStore.read();
        const opened = await openAsItStands();
        let credentials = typeof opened === 'string' ? null : opened.credentials;
        if (record?.lock === 'passphrase') {
          const proved = current === null ? null : await openByPassphrase(record, current);
          credentials = proved?.credentials ?? null;
        }
        if (!record || !credentials) return false;
        if (next === null) await writeUnderDeviceKey(credentials);
        else await writeUnderPassphrase(credentials, next, wasReadable(record));
        return true;
      }),

    unlock: (passphrase) =>
      inTurn(async () => {
        const record = await vaultStore.read();
        if (!record) return false;
        if (record.lock === 'device') return true;
        const opened = await openByPassphrase(record, passphrase);
        if (!opened) return false;
        await sessionKey.write(opened.raw);
        return true;
      }),

    lock: () => inTurn(() => sessionKey.clear()),

    sealText: (text) =>
      inTurn(async () => {
        const key = await passphraseKey();
        if (key === 'none') throw new NoPassphraseError();
        if (key === 'locked') throw new VaultLockedError();
        return sealField(key, 'text', text);
      }),

    async openText(box) {
      const key = await passphraseKey();
      return typeof key === 'string' ? null : openField(key, 'text', box);
    },

    clear: () =>
      inTurn(async () => {
        await sessionKey.clear();
        await vaultStore.clear();
      }),
  };
}
