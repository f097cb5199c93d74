import browser from 'webextension-polyfill';
import { ENTRY_KINDS, type EntryRef } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';

/** A thing that stays at hand, of whichever world. Only what it is, never what it is called: that is the library's. */
export interface Pin {
  worldId: WorldId;
  ref: EntryRef;
}

/** Where the pins lie in `storage.local`: an array of `[world, kind, id]`. */
export const PINS_KEY = 'panel.pins';

/** More would be a list again. */
const MOST = 60;

/** Whatever lies there: what is a pin is taken, the rest is passed over. */
export function parsePins(raw: unknown): Pin[] {
  if (!Array.isArray(raw)) return [];
  return raw
    .flatMap((entry: unknown): Pin[] => {
      if (!Array.isArray(entry)) return [];
      const [worldId, kindWord, id]: unknown[] = entry;
      const kind = ENTRY_KINDS.find((one) => one === kindWord);
      return typeof worldId === 'string' && kind && typeof id === 'string'
        ? [{ worldId, ref: { kind, id } }]
        : [];
    })
    .slice(0, MOST);
}

const same = (a: Pin, b: Pin): boolean =>
  a.worldId === b.worldId && a.ref.kind === b.ref.kind && a.ref.id === b.ref.id;

export const isPinned = (pins: readonly Pin[], pin: Pin): boolean => pins.some((one) => same(one, pin));

/** The newest pin first; the oldest make way. */
export function withPin(pins: readonly Pin[], pin: Pin, pinned: boolean): Pin[] {
  const others = pins.filter((one) => !same(one, pin));
  return pinned ? [pin, ...others].slice(0, MOST) : others;
}

export async function readPins(): Promise<Pin[]> {
  return parsePins((await browser.storage.local.get(PINS_KEY))[PINS_KEY]);
}

/** Calls back after each change by any screen. Returns how to stop. */
export function watchPins(listener: (pins: Pin[]) => void): () => void {
  const changed = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = area === 'local' ? changes[PINS_KEY] : undefined;
    if (change) listener(parsePins(change.newValue));
  };
  browser.storage.onChanged.addListener(changed);
  return () => browser.storage.onChanged.removeListener(changed);
}

/** Two screens may pin at once: the changes queue up. */
export function setPinned(pin: Pin, pinned: boolean): Promise<void> {
  return navigator.locks.request(PINS_KEY, async () => {
    const next = withPin(await readPins(), pin, pinned);
    await browser.storage.local.set({
      [PINS_KEY]: next.map(({ worldId, ref }) => [worldId, ref.kind, ref.id]),
    });
  });
}
