import browser from 'webextension-polyfill';

/** Why the browser didn't store something. */
export const STORAGE_FAILURES = ['full', 'private', 'blocked', 'failed'] as const;
export type StorageFailure = (typeof STORAGE_FAILURES)[number];

/**
 * Free space that we leave alone, in bytes. Chromium's databases can be torn by a write that doesn't fit, and then lose
 * what they had confirmed before, so nothing is written when the disk is nearly full.
 */
const RESERVE = 8 * 1024 ** 2;
/** With this much free space one answer is good for a second; with less, every write asks again. */
const PLENTY = 256 * 1024 ** 2;
const GOOD_FOR = 1_000;
/** Firefox names a full disk once, and then other errors. */
const AFTERWARDS = 60_000;

let plentyUntil = 0;
let fullUntil = 0;

/**
 * Whether there is enough free disk space to write. Chromium tells: an extension's quota is what is free on the disk.
 * Firefox doesn't tell, and its databases take a failed write well.
 * @param isFresh the browser is asked again, however much there was a moment ago
 */
export async function hasDiskSpace({ isFresh = false } = {}): Promise<boolean> {
  if (import.meta.env.FIREFOX || (!isFresh && performance.now() < plentyUntil)) return true;
  try {
    const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage >= PLENTY) plentyUntil = performance.now() + GOOD_FOR;
    return quota - usage >= RESERVE;
  } catch {
    return true; // Nobody knows; the write itself will tell.
  }
}

const isFull = (name: string, message: string): boolean =>
  name === 'QuotaExceededError' ||
  /quotaexceeded|no_space|no_device_space|disk is full|full disk/i.test(message);

/** Tells a full disk, a private window and blocked site data apart. */
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
