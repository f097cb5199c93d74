import browser from 'webextension-polyfill';
import { stored } from './stored.ts';

/** Versions that the help tells about. The build puts them here; tests that run outside a browser have none. */
declare const __NEWS__: readonly string[] | undefined;

const VERSION = /^\d+(\.\d+){0,3}$/;

/**
 * The version that was installed, or whose news were read or dismissed last. Later news are unread, so nothing depends on
 * whether the browser reports an update. Null if there is none yet, or no valid one.
 */
const seen = stored('news.seen', (raw) => (typeof raw === 'string' && VERSION.test(raw) ? raw : null));

const running = (): string => browser.runtime.getManifest().version;

function compare(a: string, b: string): number {
  const [ours, theirs] = [a, b].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 4; at++) {
    const difference = (ours?.[at] ?? 0) - (theirs?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The newest of these versions that came after `before`, up to `now`; null if there is none. */
export function newsOfUpdate(versions: readonly string[], before: string, now: string): string | null {
  const came = versions.filter((version) => compare(version, before) > 0 && compare(version, now) <= 0);
  return came.sort(compare).at(-1) ?? null;
}

const unread = (before: string | null): string | null =>
  before === null || typeof __NEWS__ === 'undefined' ? null : newsOfUpdate(__NEWS__, before, running());

/** The newest version whose news came with an update and were neither read nor dismissed; null if there is none. */
export const readNews = async (): Promise<string | null> => unread(await seen.read());

/** Calls the listener with each change. Returns a function that stops it. */
export const watchNews = (listener: (version: string | null) => void): (() => void) =>
  seen.watch((before) => listener(unread(before)));

/** The news were read or dismissed. They don't come back. */
export const dismissNews = (): Promise<void> => seen.write(running());

/** Only for the background, in every worker: to a new installation, what its version brings isn't news. */
export async function skipFirstNews(): Promise<void> {
  if ((await seen.read()) === null) await dismissNews();
}
