import browser from 'webextension-polyfill';
import { type ErrorEntry, parseEntry } from './error-entry.ts';

/** Maximum number of entries to keep. */
const MOST = 200;
/** New entries per script before old ones are removed. */
const PRUNE_EVERY = 20;
const PREFIX = 'diagnostics.error.';

/**
 * Each entry has its own key, so that scripts running at the same time (background, popup, panel) can't overwrite each
 * other's.
 */
const script = crypto.randomUUID();
let count = 0;

export const newKey = (): string => `${PREFIX}${script}.${count++}`;

async function stored(): Promise<[key: string, entry: ErrorEntry][]> {
  const all = Object.entries(await browser.storage.session.get(null));
  return all
    .flatMap(([key, raw]): [string, ErrorEntry][] => {
      const entry = key.startsWith(PREFIX) ? parseEntry(raw) : null;
      return entry ? [[key, entry]] : [];
    })
    .sort(([, a], [, b]) => b.at - a.at);
}

let untilPrune = 0;

/** Stores entries by key. Occasionally removes the oldest ones. */
export async function storeErrors(entries: ReadonlyMap<string, ErrorEntry>): Promise<void> {
  await browser.storage.session.set(Object.fromEntries(entries));
  untilPrune -= entries.size;
  if (untilPrune > 0) return;
  untilPrune = PRUNE_EVERY;
  const old = (await stored()).slice(MOST).map(([key]) => key);
  if (old.length > 0) await browser.storage.session.remove(old);
}

/** Errors of this browser session, newest first. */
export async function readErrors(): Promise<ErrorEntry[]> {
  return (await stored()).slice(0, MOST).map(([, entry]) => entry);
}
