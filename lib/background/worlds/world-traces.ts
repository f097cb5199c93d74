import browser from 'webextension-polyfill';
import { PINS_KEY } from '../../entries/index.ts';
import { importStore } from '../../import/index.ts';
import type { WorldId } from '../../model/index.ts';
import { changeSettings } from '../../settings/index.ts';
import {
  CHANGES_SEEN_KEY,
  COUNTERS_KEY,
  EXCLUDED_NAMES_KEY,
  INTENDED_FINDINGS_KEY,
  KEPT_STATBLOCKS_KEY,
  type LocalWorld,
  PROGRESS_PLANS_KEY,
  RULES_OFF_KEY,
  SHOWN_WORLD_KEY,
  SNOOZED_KEY,
  worldOfItem,
} from '../../stored-state/index.ts';
import { STATBLOCK_TEMPLATES_KEY } from '../statblock/statblock-templates.ts';

/**
 * Forgets what a person chose in a world that is deleted from this device. An export's accent and eras stay: sync would take
 * their deletion to browsers that still have the world.
 */
export async function forgetChoices({ id, source }: Pick<LocalWorld, 'id' | 'source'>): Promise<void> {
  await changeSettings(({ perWorld, accents, eras, library, ...rest }) => ({
    ...rest,
    perWorld: without(perWorld, id),
    accents: source === 'sample' ? without(accents, id) : accents,
    eras: source === 'sample' ? without(eras, id) : eras,
    library: { ...library, copied: library.copied.filter((one) => one !== id) },
  }));
  const shown: unknown = (await browser.storage.local.get(SHOWN_WORLD_KEY))[SHOWN_WORLD_KEY];
  if (shown === id) await browser.storage.local.remove(SHOWN_WORLD_KEY);
}

function without<Value>(record: Readonly<Record<string, Value>>, worldId: WorldId): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([id]) => id !== worldId));
}

/** Keys of `storage.local` with lists of things that each name their world. */
const LISTS = [
  PINS_KEY,
  CHANGES_SEEN_KEY,
  COUNTERS_KEY,
  KEPT_STATBLOCKS_KEY,
  EXCLUDED_NAMES_KEY,
  INTENDED_FINDINGS_KEY,
  PROGRESS_PLANS_KEY,
  RULES_OFF_KEY,
  SNOOZED_KEY,
  STATBLOCK_TEMPLATES_KEY,
] as const;

function inWorld(item: unknown, worldId: WorldId): unknown {
  if (Array.isArray(item)) return [worldId, ...item.slice(1)];
  return { ...Object(item), worldId };
}

/** Moves what belongs to a world: pins, decisions and so on. `next`: the world, another one, or null to delete. */
export async function changeTraces(next: (worldId: WorldId) => WorldId | null): Promise<void> {
  for (const key of LISTS)
    await navigator.locks.request(key, async () => {
      const stored: unknown = (await browser.storage.local.get(key))[key];
      if (!Array.isArray(stored)) return;
      const kept = stored.flatMap((item: unknown) => {
        const world = worldOfItem(item);
        const after = world === null ? null : next(world);
        return after === null ? [] : [after === world ? item : inWorld(item, after)];
      });
      // Without the key, nothing of it counts as removed by the user, which settings sync would pass on.
      if (kept.length === 0) await browser.storage.local.remove(key);
      else await browser.storage.local.set({ [key]: kept });
    });
  // An import's files belong to the world that they became articles of.
  for (const worldId of await importStore.worlds()) {
    const after = next(worldId);
    if (after === null) await importStore.forget(worldId);
    else if (after !== worldId) await importStore.move(worldId, after);
  }
}
