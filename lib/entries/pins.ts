import { ENTRY_KINDS, type EntryRef } from '../library/index.ts';
import type { WorldId } from '../model/index.ts';
import { stored } from '../stored-state/index.ts';

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

/** Two screens may change pins at the same time. */
export const {
  read: readPins,
  watch: watchPins,
  change: changePins,
} = stored(PINS_KEY, parsePins, (pins) =>
  pins.slice(0, MAX_PINS).map(({ worldId, ref }) => [worldId, ref.kind, ref.id]),
);

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
