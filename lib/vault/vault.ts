import type { DatabaseFault } from '../database/index.ts';
import { message } from '../i18n/index.ts';
import type { Box, Credentials } from './sealing.ts';
import {
  derive,
  keyFrom,
  newDeviceKey,
  newSalt,
  openField,
  openKeys,
  seal,
  sealField,
  sealKeys,
  sessionKey,
  unseal,
} from './sealing.ts';
import { type VaultRecord, vaultStore } from './vault-store.ts';

export type VaultState = 'empty' | 'locked' | 'open';

/**
 * What someone with access to the browser's files could learn. `none`: everything. `late`: possibly the user token,
 * from a copy stored before the passphrase was set. `full`: nothing without the passphrase.
 */
export type Protection = 'none' | 'late' | 'full';

/** Thrown when storing credentials under a passphrase that hasn't been entered. */
export class VaultLockedError extends Error {
  override name = 'VaultLockedError';
  readonly sentence = message('connection.locked');
}

/** Thrown when encrypting a text without a passphrase, because the device key protects nothing. */
export class NoPassphraseError extends Error {
  override name = 'NoPassphraseError';
  readonly sentence = message('connection.noPassphrase');
}

export interface Vault {
  state(): Promise<VaultState>;
  /** Why the credentials can't be read although they may exist. Null if they can be read or don't exist. */
  fault(): Promise<DatabaseFault | null>;
  /** Null if empty or locked. */
  read(): Promise<Credentials | null>;
  /**
   * Stores credentials. With a passphrase, nothing is stored under the device key. An existing passphrase stays, and the
   * parameter is ignored. Rejects with `VaultLockedError` while locked.
   */
  write(credentials: Credentials, passphrase?: string | null): Promise<void>;
  hasPassphrase(): Promise<boolean>;
  /** Null if empty. */
  protection(): Promise<Protection | null>;
  /**
   * Changes the passphrase; null removes it. False if `current` is wrong or the vault is empty. What was encrypted under
   * the current passphrase can be decrypted under the next one, from the moment that it is stored.
   */
  setPassphrase(next: string | null, current?: string | null): Promise<boolean>;
  /** False if the passphrase is wrong. */
  unlock(passphrase: string): Promise<boolean>;
  /** Has no effect without a passphrase. */
  lock(): Promise<void>;
  /**
   * Encrypts a text under the passphrase, for other modules to store. Rejects with `NoPassphraseError` if none is set,
   * and with `VaultLockedError` while locked.
   */
  sealText(text: string): Promise<Box>;
  /** Decrypts a text. Null while locked, or if it was encrypted under a passphrase that was removed since. */
  openText(box: Box): Promise<string | null>;
  /**
   * Deletes credentials, keys, the damaged copy and the session key. Deleted records can remain in the browser's files
   * for a long time, so credentials stored under a device key should be renewed to be safe.
   */
  clear(): Promise<void>;
}

/** The key of a record, or null while locked. */
async function keyOf(record: VaultRecord): Promise<CryptoKey | null> {
  if (record.lock === 'device') return record.key;
  const raw = await sessionKey.read();
  return raw && keyFrom(raw);
}

/** The key derived from the passphrase, verified with the credentials: the session may have an older one. */
async function passphraseKey(): Promise<CryptoKey | 'none' | 'locked'> {
  const record = await vaultStore.read();
  if (record?.lock !== 'passphrase') return 'none';
  const key = await keyOf(record);
  return key && (await openWith(record, key)) ? key : 'locked';
}

/** Decrypts a record. A damaged one is moved aside, so that the user can connect again. */
async function openWith(record: VaultRecord, key: CryptoKey): Promise<Credentials | null> {
  const opened = await unseal(key, record.boxes);
  if (opened === 'damaged' || (opened === 'wrongKey' && record.lock === 'device')) {
    await vaultStore.setAside();
    await sessionKey.clear();
    return null;
  }
  return opened === 'wrongKey' ? null : opened;
}

async function openCurrent(): Promise<
  { record: VaultRecord; credentials: Credentials } | 'empty' | 'locked'
> {
  const record = await vaultStore.read();
  if (!record) return 'empty';
  const key = await keyOf(record);
  const credentials = key && (await openWith(record, key));
  if (credentials) return { record, credentials };
  return (await vaultStore.read()) ? 'locked' : 'empty';
}

/** Decrypts a record with a passphrase. Also returns the derived key. */
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
  older: readonly Uint8Array[] = [],
): Promise<void> {
  const salt = newSalt();
  const raw = await derive(passphrase, salt);
  const key = await keyFrom(raw);
  const [boxes, keys] = await Promise.all([seal(key, credentials), sealKeys(key, older)]);
  const all = keys.length > 0 ? { older: keys } : {};
  await vaultStore.write({ lock: 'passphrase', salt, boxes, wasReadable, ...all });
  await sessionKey.write(raw);
}

async function writeUnderDeviceKey(credentials: Credentials): Promise<void> {
  const key = await newDeviceKey();
  await vaultStore.write({ lock: 'device', key, boxes: await seal(key, credentials) });
  await sessionKey.clear();
}

/** Whether the stored user token was ever under a device key. */
const wasReadable = (record: VaultRecord) => record.lock === 'device' || (record.wasReadable ?? true);

/** Serializes changes across all contexts. */
const withLock = <T>(change: () => Promise<T>): Promise<T> => navigator.locks.request('vault', change);

/** Creates the vault's API. Opens nothing yet, and holds no state. */
export function openVault(): Vault {
  return {
    async state() {
      const opened = await openCurrent();
      return typeof opened === 'string' ? opened : 'open';
    },

    fault: () => vaultStore.fault(),

    async read() {
      const opened = await openCurrent();
      return typeof opened === 'string' ? null : opened.credentials;
    },

    write: (credentials, passphrase = null) =>
      withLock(async () => {
        const opened = await openCurrent();
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
      withLock(async () => {
        const record = await vaultStore.read();
        const opened = await openCurrent();
        let credentials = typeof opened === 'string' ? null : opened.credentials;
        const older: Uint8Array[] = [];
        if (record?.lock === 'passphrase') {
          const verified = current === null ? null : await openByPassphrase(record, current);
          credentials = verified?.credentials ?? null;
          if (verified)
            older.push(verified.raw, ...(await openKeys(await keyFrom(verified.raw), record.older ?? [])));
        }
        if (!record || !credentials) return false;
        if (next === null) await writeUnderDeviceKey(credentials);
        else await writeUnderPassphrase(credentials, next, wasReadable(record), older);
        return true;
      }),

    unlock: (passphrase) =>
      withLock(async () => {
        const record = await vaultStore.read();
        if (!record) return false;
        if (record.lock === 'device') return true;
        const opened = await openByPassphrase(record, passphrase);
        if (!opened) return false;
        await sessionKey.write(opened.raw);
        return true;
      }),

    lock: () => withLock(() => sessionKey.clear()),

    sealText: (text) =>
      withLock(async () => {
        const key = await passphraseKey();
        if (key === 'none') throw new NoPassphraseError();
        if (key === 'locked') throw new VaultLockedError();
        return sealField(key, 'text', text);
      }),

    async openText(box) {
      const key = await passphraseKey();
      if (typeof key === 'string') return null;
      const text = await openField(key, 'text', box);
      const record = text === null ? await vaultStore.read() : null;
      if (record?.lock !== 'passphrase') return text;
      const keys = await openKeys(key, record.older ?? []);
      const texts = await Promise.all(keys.map(async (raw) => openField(await keyFrom(raw), 'text', box)));
      return texts.find((one) => one !== null) ?? null;
    },

    clear: () =>
      withLock(async () => {
        await sessionKey.clear();
        await vaultStore.clear();
      }),
  };
}
