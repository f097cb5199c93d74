import { request } from '../../../lib/messaging/index.ts';
import { type Result, unwrap, type WorldId } from '../../../lib/model/index.ts';
import { changeSettings } from '../../../lib/settings/index.ts';
import { readAvailableWorlds } from '../../../lib/stored-state/index.ts';

/** Makes an offline copy of a world, and keeps it up to date from now on. */
export async function syncWorld(worldId: WorldId): Promise<Result<unknown>> {
  // The default world is always copied.
  if ((await readAvailableWorlds()).worldId !== worldId)
    await changeSettings((settings) => {
      const copied = settings.library.copied.filter((id) => id !== worldId);
      return { ...settings, library: { ...settings.library, copied: [...copied, worldId] } };
    });
  unwrap(await request('library.pause', { worldId, paused: false }));
  return request('library.refresh', { worldId });
}
