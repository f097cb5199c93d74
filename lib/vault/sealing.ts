import * as z from 'zod/mini';
import { type CredentialField, type Credentials, credentialsFrom, FIELDS } from './credentials.ts';

/** AES-GCM with a 256-bit key and a 96-bit nonce (NIST SP 800-38D). */
const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;

const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
const box = z.object({ nonce: bytes, sealed: bytes });
export type Box = z.infer<typeof box>;

/** One box for each field. */
export const boxes = z.object({
  address: box,
  version: box,
  segment: box,
  applicationKey: box,
  userToken: box,
});
export type Boxes = z.infer<typeof boxes>;

/** Additional authenticated data that binds a box to its field, so that boxes can't be swapped. */
const purpose = (field: CredentialField | 'text') => new TextEncoder().encode(`loreside-vault/1/${field}`);

export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Imports 32 raw bytes as a key that can't be extracted again. */
export function keyFrom(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, CIPHER, false, ['encrypt', 'decrypt']);
}

/** Encrypts a field. Any other text uses the purpose `text`. */
export async function sealField(key: CryptoKey, field: CredentialField | 'text', text: string): Promise<Box> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const parameters = { name: CIPHER, iv: nonce, additionalData: purpose(field) };
  const sealed = await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(text));
  return { nonce, sealed: new Uint8Array(sealed) };
}

/** Decrypts a box. Null if that fails: wrong key, wrong purpose, or damaged data. */
export async function openField(
  key: CryptoKey,
  field: CredentialField | 'text',
  { nonce, sealed }: Box,
): Promise<string | null> {
  const parameters = { name: CIPHER, iv: nonce, additionalData: purpose(field) };
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, sealed));
  } catch {
    return null; // WebCrypto doesn't say why decryption failed
  }
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
