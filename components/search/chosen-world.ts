import { useLayoutEffect, useState } from 'preact/hooks';
import browser from 'webextension-polyfill';
import type { WorldId } from '../../lib/model/index.ts';
import { CONNECTION_KEY } from '../../lib/stored-state/index.ts';

/** As much of the connection as a first paint needs. */
export interface ChosenWorld {
  worldId: WorldId;
  title: string;
  /** The platform's address, without a slash at its end. */
  address: string;
  /** Neither locked nor turned away. */
  isConnected: boolean;
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

/** Whatever lies there, a world comes out or null. The whole summary's schema would cost the first paint 10 kB. */
export function chosenIn(summary: unknown): ChosenWorld | null {
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

/** The world that is searched, told before there is a screen. */
export async function chosenWorldId(): Promise<WorldId | null> {
  const found = await browser.storage.local.get(CONNECTION_KEY);
  return chosenIn(found[CONNECTION_KEY])?.worldId ?? null;
}

/** The world that is searched; undefined until it was read, null where none is chosen. */
export function useChosenWorld(): ChosenWorld | null | undefined {
  const [chosen, setChosen] = useState<ChosenWorld | null | undefined>(undefined);
  // Before the first paint: what is searched follows from it.
  useLayoutEffect(() => {
    let told = false;
    const show = (summary: unknown) => {
      told = true;
      setChosen(chosenIn(summary));
    };
    const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
      const change = area === 'local' ? changes[CONNECTION_KEY] : undefined;
      if (change) show(change.newValue);
    };
    browser.storage.onChanged.addListener(changed);
    browser.storage.local.get(CONNECTION_KEY).then(
      (found) => !told && show(found[CONNECTION_KEY]),
      () => !told && show(undefined),
    );
    return () => browser.storage.onChanged.removeListener(changed);
  }, []);
  return chosen;
}
