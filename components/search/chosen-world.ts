import { useLayoutEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import type { WorldId } from '../../lib/model/index.ts';
import { CONNECTION_KEY } from '../../lib/stored-state/index.ts';

/** The part of the connection summary that a first paint needs. */
export interface ChosenWorld {
  worldId: WorldId;
  title: string;
  /** World Anvil's address, without a trailing slash. */
  address: string;
  /** Neither locked nor rejected. */
  isConnected: boolean;
}

function field(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
}

/**
 * Reads a stored summary by hand: returns a world or null, whatever is stored. The summary's full schema would add 10
 * kB to the first paint.
 */
export function parseChosenWorld(summary: unknown): ChosenWorld | null {
  const worldId = field(summary, 'worldId');
  const address = field(summary, 'address');
  const worlds = field(summary, 'worlds');
  if (typeof worldId !== 'string' || typeof address !== 'string' || !Array.isArray(worlds)) return null;
  const title = field(
    worlds.find((world) => field(world, 'id') === worldId),
    'title',
  );
  const isConnected = field(summary, 'state') === 'connected';
  return { worldId, address, title: typeof title === 'string' ? title : '', isConnected };
}

/** The id of the chosen world, for code that runs outside components. */
export async function chosenWorldId(): Promise<WorldId | null> {
  const found = await browser.storage.local.get(CONNECTION_KEY);
  return parseChosenWorld(found[CONNECTION_KEY])?.worldId ?? null;
}

/** The world to search: undefined until it is read, null if none is chosen. */
export function useChosenWorld(): ChosenWorld | null | undefined {
  const [chosen, setChosen] = useState<ChosenWorld | null | undefined>(undefined);
  // Before the first paint, which depends on it.
  useLayoutEffect(() => {
    let isSettled = false;
    const show = (summary: unknown) => {
      isSettled = true;
      setChosen(parseChosenWorld(summary));
    };
    const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
      const change = area === 'local' ? changes[CONNECTION_KEY] : undefined;
      if (change) show(change.newValue);
    };
    browser.storage.onChanged.addListener(changed);
    browser.storage.local.get(CONNECTION_KEY).then(
      (found) => !isSettled && show(found[CONNECTION_KEY]),
      () => !isSettled && show(undefined),
    );
    return () => browser.storage.onChanged.removeListener(changed);
  }, []);
  return chosen;
}
