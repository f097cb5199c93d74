import { useEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import { reportAndUse } from '../../lib/diagnostics/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { KEPT_STATBLOCKS_KEY, stored } from '../../lib/stored-state/index.ts';
import { useWatched } from '../ui/index.ts';

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

const store = stored(KEPT_STATBLOCKS_KEY, parseKept);

export function setKept(worldId: WorldId, id: string, isKept: boolean): Promise<void> {
  return navigator.locks.request(KEPT_STATBLOCKS_KEY, async () => {
    const next = withKept(await store.read(), { worldId, id }, isKept);
    await browser.storage.local.set({ [KEPT_STATBLOCKS_KEY]: next.map((one) => [one.worldId, one.id]) });
  });
}

export interface Tab {
  id: string;
  /** The id, if the offline copy doesn't have the statblock. */
  title: string;
  isKept: boolean;
}

/** The tabs last shown, by world, so that they appear at once with the next statblock and nothing moves. */
const lastTabs = new Map<WorldId, readonly Tab[]>();

/**
 * The statblocks of a world that are kept open, followed by the shown one if it isn't among them. Empty until they are
 * read.
 */
export function useKept(worldId: WorldId, shown: string): readonly Tab[] {
  const all = useWatched(store.read, store.watch);
  const [tabs, setTabs] = useState<readonly Tab[]>(() => lastTabs.get(worldId) ?? []);
  const kept = all ? keptOf(all, worldId) : [];
  const ids = all === undefined || kept.includes(shown) ? kept : [...kept, shown];
  useEffect(() => {
    let isCanceled = false;
    void openLibrary()
      .then((library) =>
        library.entries(
          worldId,
          ids.map((id) => ({ kind: 'statblock', id })),
        ),
      )
      .catch(reportAndUse('statblock.readKept', []))
      .then((entries) => {
        if (isCanceled) return;
        if (all === undefined) return;
        const next = ids.map((id, at) => ({
          id,
          title: entries[at]?.title || id,
          isKept: kept.includes(id),
        }));
        lastTabs.set(worldId, next);
        setTabs(next);
      });
    return () => {
      isCanceled = true;
    };
  }, [worldId, all === undefined, kept.join(' '), shown]);
  return tabs;
}
