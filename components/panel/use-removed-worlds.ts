import { useEffect, useRef } from 'preact/hooks';
import type { WorldId } from '../../lib/model/index.ts';
import { closeToastsOf } from '../ui/index.ts';
import type { Navigation } from './use-navigation.ts';
import type { ShownWorld } from './use-shown-world.ts';

/** Closes the toasts of worlds that were removed, here or in another window, and leaves what was shown of them. */
export function useRemovedWorlds(
  { known }: Pick<ShownWorld, 'known'>,
  { leaveWorlds }: Pick<Navigation, 'leaveWorlds'>,
): void {
  const before = useRef<{ ids: readonly WorldId[]; startId: WorldId | null }>({ ids: [], startId: null });
  useEffect(() => {
    if (known === undefined) return;
    const ids = known?.worlds.map(({ id }) => id) ?? [];
    const { ids: idsBefore, startId } = before.current;
    const gone = idsBefore.filter((id) => !ids.includes(id));
    before.current = { ids, startId: known?.startId ?? null };
    if (gone.length === 0) return;
    closeToastsOf(gone);
    leaveWorlds(gone, startId);
  }, [known]);
}
