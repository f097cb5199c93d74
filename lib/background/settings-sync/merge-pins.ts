import type { Pin } from '../../entries/index.ts';

/** A pin as it is synced: the entry's kind and id. Its world is the name of the list. */
export type SyncedPin = readonly [kind: string, id: string];
/** Pins by world, newest first. */
export type PinsByWorld = ReadonlyMap<string, readonly SyncedPin[]>;

export interface MergedPins {
  /** Lists that differ from those of this browser. */
  apply: PinsByWorld;
  /** Lists that differ from the synced ones. */
  send: PinsByWorld;
  /** What this browser knows of each world now. */
  base: PinsByWorld;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function byWorld(pins: readonly Pin[]): PinsByWorld {
  const worlds = new Map<string, SyncedPin[]>();
  for (const { worldId, ref } of pins) {
    const list = worlds.get(worldId) ?? [];
    worlds.set(worldId, [...list, [ref.kind, ref.id]]);
  }
  return worlds;
}

/** A three-way merge: what either side added since the base is there, and what either side removed isn't. */
function mergeList(
  own: readonly SyncedPin[],
  base: readonly SyncedPin[],
  other: readonly SyncedPin[],
): readonly SyncedPin[] {
  if (isSame(own, base)) return other;
  const key = (pin: SyncedPin) => JSON.stringify(pin);
  const keys = (pins: readonly SyncedPin[]) => new Set(pins.map(key));
  const [hadOwn, hadBase, hasOther] = [keys(own), keys(base), keys(other)];
  const kept = own.filter((pin) => hasOther.has(key(pin)) || !hadBase.has(key(pin)));
  const added = other.filter((pin) => !hadOwn.has(key(pin)) && !hadBase.has(key(pin)));
  return [...added, ...kept];
}

/** Merges the pins of this browser with the synced ones. `worlds`: of the connection; others stay. */
export function mergePins(
  own: PinsByWorld,
  base: PinsByWorld,
  remote: PinsByWorld,
  worlds: readonly string[],
): MergedPins {
  const apply = new Map<string, readonly SyncedPin[]>();
  const send = new Map<string, readonly SyncedPin[]>();
  const merged = new Map<string, readonly SyncedPin[]>();
  for (const world of worlds) {
    const [here, known, other] = [own.get(world) ?? [], base.get(world) ?? [], remote.get(world)];
    const list = mergeList(here, known, other ?? known);
    if (list.length === 0 && !other) continue;
    merged.set(world, list);
    if (!isSame(list, here)) apply.set(world, list);
    if (!isSame(list, other)) send.set(world, list);
  }
  return { apply, send, base: merged };
}
