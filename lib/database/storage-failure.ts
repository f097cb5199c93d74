import browser from 'webextension-polyfill';

/** Why the browser didn't store something. */
export const STORAGE_FAILURES = ['full', 'private', 'blocked', 'failed'] as const;
export type StorageFailure = (typeof STORAGE_FAILURES)[number];

/**
 * Free space that is never used, in bytes. In Chromium, a write that doesn't fit can corrupt a database, which then
 * loses data that it had confirmed before. So nothing is written when the disk is nearly full.
 */
const RESERVE = 8 * 1024 ** 2;
/** With this much free space, the result is cached for a second. With less, every write checks again. */
const PLENTY = 256 * 1024 ** 2;
const GOOD_FOR = 1_000;
/** Firefox reports a full disk once, then other errors. */
const AFTERWARDS = 60_000;

let plentyUntil = 0;
let fullUntil = 0;

/**
 * Whether there is enough free disk space to write. In Chromium, an extension's quota is the free disk space. Firefox
 * doesn't say, but its databases survive failed writes.
 * @param isFresh bypasses the cached result
 */
export async function hasDiskSpace({ isFresh = false } = {}): Promise<boolean> {
  if (import.meta.env.FIREFOX || (!isFresh && performance.now() < plentyUntil)) return true;
  try {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage >= PLENTY) plentyUntil = performance.now() + GOOD_FOR;
    return quota - usage >= RESERVE;
  } catch {
    return true; // Unknown. The write itself will tell.
  }
}

const isFull = (name: string, message: string): boolean =>
  name === 'QuotaExceededError' ||
  /quotaexceeded|no_space|no_device_space|disk is full|full disk/i.test(message);

/** Distinguishes a full disk, a private window and blocked site data. */
export async function storageFailure(cause: unknown): Promise<StorageFailure> {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  if (isFull(name, message)) {
    fullUntil = performance.now() + AFTERWARDS;
    return 'full';
  }
  plentyUntil = 0;
  if (!(await hasDiskSpace({ isFresh: true }))) return 'full';
  if (browser.extension?.inIncognitoContext) return 'private';
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'blocked';
  return performance.now() < fullUntil ? 'full' : 'failed';
}
