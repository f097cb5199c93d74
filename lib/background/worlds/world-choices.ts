import browser from 'webextension-polyfill';
import type { WorldId } from '../../model/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { type LocalWorld, SHOWN_WORLD_KEY } from '../../stored-state/index.ts';

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
