import browser from 'webextension-polyfill';
import { ENTRY_KINDS, type EntryRef } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';

/** A pinned entry. Contains no title; that comes from the library. */
export interface Pin {
  worldId: WorldId;
  ref: EntryRef;
}

/** The key in `storage.local`. The value is an array of `[world, kind, id]`. */
export const PINS_KEY = 'panel.pins';

/** Maximum number of pins. */
export const MAX_PINS = 60;

/** Parses the stored value. Invalid items are skipped. */
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
    .slice(0, MAX_PINS);
}

const same = (a: Pin, b: Pin): boolean =>
  a.worldId === b.worldId && a.ref.kind === b.ref.kind && a.ref.id === b.ref.id;

export const isPinned = (pins: readonly Pin[], pin: Pin): boolean => pins.some((one) => same(one, pin));

/** Adds or removes a pin. New pins come first; beyond the limit, the oldest are dropped. */
export function withPin(pins: readonly Pin[], pin: Pin, pinned: boolean): Pin[] {
  const others = pins.filter((one) => !same(one, pin));
  return pinned ? [pin, ...others].slice(0, MAX_PINS) : others;
}

export async function readPins(): Promise<Pin[]> {
  return parsePins((await browser.storage.local.get(PINS_KEY))[PINS_KEY]);
}

/** Calls the listener after each change by any screen. Returns a function that stops it. */
export function watchPins(listener: (pins: Pin[]) => void): () => void {
  const onStorageChange = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = area === 'local' ? changes[PINS_KEY] : undefined;
    if (change) listener(parsePins(change.newValue));
  };
  browser.storage.onChanged.addListener(onStorageChange);
  return () => browser.storage.onChanged.removeListener(onStorageChange);
}

/** Uses a lock, because two screens may change pins at the same time. */
export function changePins(edit: (pins: Pin[]) => readonly Pin[]): Promise<void> {
  return navigator.locks.request(PINS_KEY, async () => {
    const next = edit(await readPins()).slice(0, MAX_PINS);
    await browser.storage.local.set({
      [PINS_KEY]: next.map(({ worldId, ref }) => [worldId, ref.kind, ref.id]),
    });
  });
}

export const setPinned = (pin: Pin, pinned: boolean): Promise<void> =>
  changePins((pins) => withPin(pins, pin, pinned));

/** Pins `to` in the place of `from`, if that is pinned. */
export async function movePin(from: Pin, to: Pin): Promise<void> {
  // Nearly always nothing is to be done. Each write would wake every screen.
  if (!isPinned(await readPins(), from)) return;
  await changePins((pins) =>
    isPinned(pins, to) ? withPin(pins, from, false) : pins.map((pin) => (same(pin, from) ? to : pin)),
  );
}
