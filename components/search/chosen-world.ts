import { useLayoutEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import type { WorldId } from '../../lib/model/index.ts';
import { CONNECTION_KEY, SHOWN_WORLD_KEY } from '../../lib/stored-state/index.ts';

export interface NamedWorld {
  id: WorldId;
  title: string;
}

/** The part of the connection summary that a first paint needs. */
export interface KnownWorlds {
  worlds: readonly NamedWorld[];
  /** The world that drafts go to; null if none is selected. */
  defaultId: WorldId | null;
  /** The world that the panel showed last, or the default one. */
  startId: WorldId | null;
  /** World Anvil's address, without a trailing slash. */
  address: string;
  /** Neither locked nor rejected. */
  isConnected: boolean;
}

export interface ChosenWorld extends Pick<KnownWorlds, 'address' | 'isConnected'> {
  worldId: WorldId;
  title: string;
}

function field(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

function worldFrom(raw: unknown): NamedWorld | [] {
  const [id, title] = [field(raw, 'id'), field(raw, 'title')];
  return typeof id === 'string' ? { id, title: typeof title === 'string' ? title : '' } : [];
}

/**
 * Reads a stored summary by hand, whatever is stored; null if there is no connection. The summary's full schema would
 * add 10 kB to the first paint.
 * @param lastShown the stored id of the world that the panel showed last
 */
export function parseKnownWorlds(summary: unknown, lastShown: unknown): KnownWorlds | null {
  const [address, list, chosen] = ['address', 'worlds', 'worldId'].map((name) => field(summary, name));
  if (typeof address !== 'string' || !Array.isArray(list)) return null;
  const worlds = list.flatMap(worldFrom);
  const defaultId = typeof chosen === 'string' ? chosen : null;
  const startId = worlds.find(({ id }) => id === lastShown)?.id ?? defaultId;
  return { worlds, defaultId, startId, address, isConnected: field(summary, 'state') === 'connected' };
}

export function chosenOf({ worlds, address, isConnected }: KnownWorlds, worldId: WorldId): ChosenWorld {
  const title = worlds.find(({ id }) => id === worldId)?.title ?? '';
  return { worldId, address, isConnected, title };
}

const KEYS = [CONNECTION_KEY, SHOWN_WORLD_KEY];

const knownIn = (stored: Record<string, unknown>): KnownWorlds | null =>
  parseKnownWorlds(stored[CONNECTION_KEY], stored[SHOWN_WORLD_KEY]);

/** The id of the world to show first, for code that runs outside components. */
export async function startWorldId(): Promise<WorldId | null> {
  return knownIn(await browser.storage.local.get(KEYS))?.startId ?? null;
}

/** Remembers the world that the panel shows, for the next time. Drafts still go to the default one. */
export const rememberShownWorld = (worldId: WorldId): Promise<void> =>
  browser.storage.local.set({ [SHOWN_WORLD_KEY]: worldId });

/** The worlds of the account: undefined until they are read, null without a connection. */
export function useKnownWorlds(): KnownWorlds | null | undefined {
  const [known, setKnown] = useState<KnownWorlds | null | undefined>(undefined);
  // Before the first paint, which depends on it.
  useLayoutEffect(() => {
    let isCanceled = false;
    let lastShown: unknown;
    let isSettled = false;
    const show = (stored: Record<string, unknown>) => {
      if (isCanceled || isSettled) return;
      isSettled = true;
      lastShown = stored[SHOWN_WORLD_KEY];
      setKnown(knownIn(stored));
    };
    // Another panel's world doesn't matter here.
    const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
      const change = area === 'local' ? changes[CONNECTION_KEY] : undefined;
      if (!change) return;
      isSettled = true;
      setKnown(parseKnownWorlds(change.newValue, lastShown));
    };
    browser.storage.onChanged.addListener(changed);
    browser.storage.local.get(KEYS).then(show, () => show({}));
    return () => {
      isCanceled = true;
      browser.storage.onChanged.removeListener(changed);
    };
  }, []);
  return known;
}

/** The world to search, where there is no choice of worlds: undefined until it is read, null if there is none. */
export function useChosenWorld(): ChosenWorld | null | undefined {
  const known = useKnownWorlds();
  if (!known) return known;
  return known.startId === null ? null : chosenOf(known, known.startId);
}
