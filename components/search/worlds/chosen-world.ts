import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import type { WorldId } from '../../../lib/model/index.ts';
import {
  CONNECTION_KEY,
  LOCAL_WORLDS_KEY,
  PLATFORM_ADDRESS,
  SHOWN_WORLD_KEY,
  type WorldSource,
} from '../../../lib/stored-state/index.ts';

export interface NamedWorld {
  id: WorldId;
  title: string;
  source: WorldSource;
}

/** The part of the available worlds that a first paint needs. */
export interface KnownWorlds {
  worlds: readonly NamedWorld[];
  /** The world that drafts go to; null if none is selected. */
  defaultId: WorldId | null;
  /** The world that the panel showed last, or the default one. */
  startId: WorldId | null;
  /** World Anvil's address, without a trailing slash. Null if no world has pages there. */
  address: string | null;
  /** The account's connection is neither missing, locked nor rejected. */
  isConnected: boolean;
}

export interface ChosenWorld extends Pick<KnownWorlds, 'address' | 'isConnected'> {
  worldId: WorldId;
  title: string;
  source: WorldSource;
}

function field(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

const SOURCES: readonly unknown[] = ['export', 'sample'] satisfies WorldSource[];
const isSource = (value: unknown): value is WorldSource => SOURCES.includes(value);

function worldFrom(raw: unknown, source: WorldSource): NamedWorld | [] {
  const [id, title] = [field(raw, 'id'), field(raw, 'title')];
  return typeof id === 'string' ? { id, title: typeof title === 'string' ? title : '', source } : [];
}

function localFrom(raw: unknown): NamedWorld | [] {
  const source = field(raw, 'source');
  return isSource(source) ? worldFrom(raw, source) : [];
}

const listIn = (record: unknown): unknown[] => {
  const list = field(record, 'worlds');
  return Array.isArray(list) ? list : [];
};

/**
 * Reads what is stored by hand, whatever it is; null if there is no world and no connection. The full schemas would add
 * 10 kB to the first paint. The same rules as `readAvailableWorlds`, which a test compares.
 * @param summary the stored connection
 * @param local the stored worlds that need no account
 * @param lastShown the stored id of the world that the panel showed last
 */
export function parseKnownWorlds(summary: unknown, local: unknown, lastShown: unknown): KnownWorlds | null {
  const address = field(summary, 'address');
  const isAccount = typeof address === 'string' && Array.isArray(field(summary, 'worlds'));
  const account = isAccount ? listIn(summary).flatMap((world) => worldFrom(world, 'account')) : [];
  const others = listIn(local)
    .flatMap(localFrom)
    .filter(({ id }) => !account.some((world) => world.id === id));
  const worlds = [...account, ...others];
  if (!isAccount && worlds.length === 0) return null;
  const [chosen, localChoice] = [field(summary, 'worldId'), field(local, 'chosenId')];
  const chosenLocal = others.find(({ id }) => id === localChoice);
  const firstLocal = (chosenLocal ?? others[0])?.id ?? null;
  const preferred = field(local, 'isPreferred') === true ? chosenLocal?.id : undefined;
  const defaultId =
    preferred ?? (typeof chosen === 'string' ? chosen : account.length === 0 ? firstLocal : null);
  const startId = worlds.find(({ id }) => id === lastShown)?.id ?? defaultId;
  const hasPages = worlds.some(({ source }) => source === 'export');
  return {
    worlds,
    defaultId,
    startId,
    address: isAccount ? address : hasPages ? PLATFORM_ADDRESS : null,
    isConnected: isAccount && field(summary, 'state') === 'connected',
  };
}

/**
 * World Anvil's address for pages of a world's entries, which have their ids there; null if only the entries themselves
 * know their pages, as those of an export, or have none, as those of the sample.
 */
export function pagesOf(known: KnownWorlds | null | undefined, worldId: WorldId): string | null {
  const isOfAccount = known?.worlds.some(({ id, source }) => id === worldId && source === 'account');
  return isOfAccount ? (known?.address ?? null) : null;
}

export function chosenOf(known: KnownWorlds, worldId: WorldId): ChosenWorld {
  const { title = '', source = 'account' } = known.worlds.find(({ id }) => id === worldId) ?? {};
  return { worldId, address: pagesOf(known, worldId), isConnected: known.isConnected, title, source };
}

const KEYS = [CONNECTION_KEY, LOCAL_WORLDS_KEY, SHOWN_WORLD_KEY];

const knownIn = (stored: Record<string, unknown>): KnownWorlds | null =>
  parseKnownWorlds(stored[CONNECTION_KEY], stored[LOCAL_WORLDS_KEY], stored[SHOWN_WORLD_KEY]);

/** Where the world that a screen shows comes from. */
export const WorldSourceContext = createContext<WorldSource>('account');

export const useWorldSource = (): WorldSource => useContext(WorldSourceContext);

/** Whether entries can be changed: what was read from an export can't. */
export const useCanChange = (): boolean => useWorldSource() !== 'export';

/** The id of the world to show first, for code that runs outside components. */
export async function startWorldId(): Promise<WorldId | null> {
  return knownIn(await browser.storage.local.get(KEYS))?.startId ?? null;
}

/** The worlds on this device: undefined until they are read, null if there is none and no connection. */
export function useKnownWorlds(): KnownWorlds | null | undefined {
  const [known, setKnown] = useState<KnownWorlds | null | undefined>(undefined);
  // Before the first paint, which depends on it.
  useLayoutEffect(() => {
    let isCanceled = false;
    // Another panel's world doesn't matter here, so the last shown one is read once.
    let now: Record<string, unknown> = {};
    let isRead = false;
    const show = (stored: Record<string, unknown>) => {
      if (isCanceled) return;
      now = { ...stored, ...now };
      isRead = true;
      setKnown(knownIn(now));
    };
    const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
      if (area !== 'local') return;
      const changedKeys = [CONNECTION_KEY, LOCAL_WORLDS_KEY].filter((key) => key in changes);
      for (const key of changedKeys) now[key] = changes[key]?.newValue;
      if (isRead && changedKeys.length > 0) setKnown(knownIn(now));
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
