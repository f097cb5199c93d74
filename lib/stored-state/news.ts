import { stored } from './stored.ts';

const VERSION = /^\d+(\.\d+){0,3}$/;

const store = stored('news.unread', (raw) => (typeof raw === 'string' && VERSION.test(raw) ? raw : null));

/** The newest version whose news were neither read nor dismissed after an update; null if there is none. */
export const readNews = (): Promise<string | null> => store.read();

/** Calls the listener with each change. Returns a function that stops it. */
export const watchNews = (listener: (version: string | null) => void): (() => void) => store.watch(listener);

/** The news were read or dismissed. They don't come back. */
export const dismissNews = (): Promise<void> => store.write(null);

function compare(a: string, b: string): number {
  const [ours, theirs] = [a, b].map((version) => version.split('.').map(Number));
  for (let at = 0; at < 4; at++) {
    const difference = (ours?.[at] ?? 0) - (theirs?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The newest of these versions that came with an update; null if there is none. */
export function newsOfUpdate(versions: readonly string[], before: string, now: string): string | null {
  const came = versions.filter((version) => compare(version, before) > 0 && compare(version, now) <= 0);
  return came.sort(compare).at(-1) ?? null;
}

/** Only for the background, after an update: offers the news that came with it. */
export async function offerNews(versions: readonly string[], before: string, now: string): Promise<void> {
  const version = newsOfUpdate(versions, before, now);
  if (version !== null) await store.write(version);
}
