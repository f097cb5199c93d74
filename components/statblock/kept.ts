import browser from 'webextension-polyfill';
import type { WorldId } from '../../lib/model/index.ts';
import { KEPT_STATBLOCKS_KEY } from '../../lib/stored-state/index.ts';

/** Statblocks kept open per world: one for each number key. */
export const MAX_KEPT = 8;

interface Kept {
  worldId: WorldId;
  id: string;
}

/** Parses the stored value. Keeps what is valid and skips the rest. */
export function parseKept(raw: unknown): Kept[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((entry: unknown): Kept[] => {
      if (!Array.isArray(entry)) return [];
      const [worldId, id]: unknown[] = entry;
      return typeof worldId === 'string' && typeof id === 'string' ? [{ worldId, id }] : [];
    })
    .slice(0, 100);
}

export const keptOf = (all: readonly Kept[], worldId: WorldId): string[] =>
  all
    .filter((one) => one.worldId === worldId)
    .slice(0, MAX_KEPT)
    .map(({ id }) => id);

/** Appends a new one. If the limit is reached, the oldest of its world is dropped. */
export function withKept(all: readonly Kept[], of: Kept, isKept: boolean): Kept[] {
  const others = all.filter(({ worldId, id }) => worldId !== of.worldId || id !== of.id);
  if (!isKept) return others;
  const sameWorld = others.filter(({ worldId }) => worldId === of.worldId);
  const oldest = sameWorld.length >= MAX_KEPT ? sameWorld[0] : undefined;
  return [...others.filter((one) => one !== oldest), of];
}

export async function readKept(): Promise<Kept[]> {
  return parseKept((await browser.storage.local.get(KEPT_STATBLOCKS_KEY))[KEPT_STATBLOCKS_KEY]);
}

/** Calls the listener after each change by any page. Returns a function that stops it. */
export function watchKept(changed: () => void): () => void {
  const onChanged = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && KEPT_STATBLOCKS_KEY in changes) changed();
  };
  browser.storage.onChanged.addListener(onChanged);
  return () => browser.storage.onChanged.removeListener(onChanged);
}

export function setKept(worldId: WorldId, id: string, isKept: boolean): Promise<void> {
  return navigator.locks.request(KEPT_STATBLOCKS_KEY, async () => {
    const next = withKept(await readKept(), { worldId, id }, isKept);
    await browser.storage.local.set({ [KEPT_STATBLOCKS_KEY]: next.map((one) => [one.worldId, one.id]) });
  });
}
