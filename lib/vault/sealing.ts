import browser from 'webextension-polyfill';
import * as z from 'zod/mini';

/** API credentials and address. Only the background ever has access to them. */
export interface Credentials {
  address: string;
  version: 'current' | 'earlier';
  segment: string;
  applicationKey: string;
  userToken: string;
}

/** All fields. Each is encrypted separately. */
const FIELDS = [
  'address',
  'version',
  'segment',
  'applicationKey',
  'userToken',
] as const satisfies readonly (keyof Credentials)[];

type CredentialField = (typeof FIELDS)[number];

/** Returns null if the fields aren't valid credentials. */
function credentialsFrom(fields: Record<CredentialField, string>): Credentials | null {
  const { version } = fields;
  return version === 'current' || version === 'earlier' ? { ...fields, version } : null;
}

/** PBKDF2 with SHA-256 and 600,000 iterations (OWASP Password Storage Cheat Sheet). */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const SESSION_KEY = 'vault.key';
const rawKey = z.array(z.int().check(z.gte(0), z.lte(255))).check(z.length(KEY_BYTES));

export const newSalt = () => crypto.getRandomValues(new Uint8Array(SALT_BYTES));

/** Derives a 32-byte key from a passphrase and a salt. Deliberately slow. */
export async function derive(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, KEY_BYTES * 8));
}

/** The derived key while unlocked: in memory only, away from content scripts, until the browser closes. */
export const sessionKey = {
  async read(): Promise<Uint8Array<ArrayBuffer> | null> {
    const stored = await browser.storage.session.get(SESSION_KEY);
    const parsed = rawKey.safeParse(stored[SESSION_KEY]);
    return parsed.success ? Uint8Array.from(parsed.data) : null;
  },
  write(raw: Uint8Array): Promise<void> {
    return browser.storage.session.set({ [SESSION_KEY]: Array.from(raw) });
  },
  clear(): Promise<void> {
    return browser.storage.session.remove(SESSION_KEY);
  },
};

/** AES-GCM with a 256-bit key and a 96-bit nonce (NIST SP 800-38D). */
const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;

const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
export const box = z.object({ nonce: bytes, sealed: bytes });
export type Box = z.infer<typeof box>;

export const boxes = z.object({
  address: box,
  version: box,
  segment: box,
  applicationKey: box,
  userToken: box,
});
type Boxes = z.infer<typeof boxes>;

type Purpose = CredentialField | 'text' | 'key';

/** Additional authenticated data that binds a box to its field, so that boxes can't be swapped. */
const purpose = (field: Purpose) => new TextEncoder().encode(`loreside-vault/1/${field}`);

export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Imports 32 raw bytes as a key that can't be extracted again. */
export function keyFrom(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, CIPHER, false, ['encrypt', 'decrypt']);
}

/** Encrypts a field. Any other text uses the purpose `text`. */
export async function sealField(key: CryptoKey, field: Purpose, text: string): Promise<Box> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const parameters = { name: CIPHER, iv: nonce, additionalData: purpose(field) };
  const sealed = await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(text));
  return { nonce, sealed: new Uint8Array(sealed) };
}

/** Decrypts a box. Null if that fails: wrong key, wrong purpose, or damaged data. */
export async function openField(
  key: CryptoKey,
  field: Purpose,
  { nonce, sealed }: Box,
): Promise<string | null> {
  const parameters = { name: CIPHER, iv: nonce, additionalData: purpose(field) };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, sealed));
  } catch {
    return null; // WebCrypto doesn't say why decryption failed
  }
}

/** Encrypts the keys of earlier passphrases. */
export const sealKeys = (key: CryptoKey, raws: readonly Uint8Array[]): Promise<Box[]> =>
  Promise.all(raws.map((raw) => sealField(key, 'key', JSON.stringify([...raw]))));

/** The keys of earlier passphrases, the newest first. Damaged ones are left out. */
export async function openKeys(key: CryptoKey, sealed: readonly Box[]): Promise<Uint8Array<ArrayBuffer>[]> {
  const texts = await Promise.all(sealed.map((one) => openField(key, 'key', one)));
  return texts.flatMap((text) => {
    const { data } = rawKey.safeParse(text === null ? null : JSON.parse(text));
    return data ? Uint8Array.from(data) : [];
  });
}

/** Encrypts all fields with new nonces. */
export async function seal(key: CryptoKey, credentials: Credentials): Promise<Boxes> {
  const [address, version, segment, applicationKey, userToken] = await Promise.all([
    sealField(key, 'address', credentials.address),
    sealField(key, 'version', credentials.version),
    sealField(key, 'segment', credentials.segment),
    sealField(key, 'applicationKey', credentials.applicationKey),
    sealField(key, 'userToken', credentials.userToken),
  ]);
  return { address, version, segment, applicationKey, userToken };
}

/** Decrypts all fields. `wrongKey`: no box opens. `damaged`: only some do, or the result isn't valid. */
export async function unseal(key: CryptoKey, sealed: Boxes): Promise<Credentials | 'wrongKey' | 'damaged'> {
  const texts = await Promise.all(FIELDS.map((field) => openField(key, field, sealed[field])));
  const opened = texts.filter((text) => text !== null);
  if (opened.length === 0) return 'wrongKey';
  const [address, version, segment, applicationKey, userToken] = opened;
  if (opened.length < FIELDS.length || version === undefined || segment === undefined) return 'damaged';
  if (address === undefined || applicationKey === undefined || userToken === undefined) return 'damaged';
  return credentialsFrom({ address, version, segment, applicationKey, userToken }) ?? 'damaged';
}
