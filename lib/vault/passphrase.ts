import browser from 'webextension-polyfill';
import * as z from 'zod/mini';

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

/**
 * The derived key while the vault is unlocked. `storage.session` is in memory only, inaccessible to content scripts,
 * and cleared when the browser closes.
 */
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
