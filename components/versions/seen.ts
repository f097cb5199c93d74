import type { Instant, WorldId } from '../../lib/model/index.ts';
import { CHANGES_SEEN_KEY, stored } from '../../lib/stored-state/index.ts';

type Seen = readonly (readonly [WorldId, Instant])[];

const store = stored<Seen>(CHANGES_SEEN_KEY, (raw) =>
  (Array.isArray(raw) ? raw : []).flatMap((one: unknown): Seen => {
    const [worldId, at]: unknown[] = Array.isArray(one) ? one : [];
    return typeof worldId === 'string' && typeof at === 'number' ? [[worldId, at]] : [];
  }),
);

/** When somebody last looked at what changed in a world; null if nobody did. */
export const changesSeen = async (worldId: WorldId): Promise<Instant | null> =>
  (await store.read()).find(([id]) => id === worldId)?.[1] ?? null;

/** Notes that somebody looks now. */
export const noteChangesSeen = (worldId: WorldId): Promise<void> =>
  store.change((seen) => [...seen.filter(([id]) => id !== worldId), [worldId, Date.now()]]);
