import { useEffect, useRef } from 'preact/hooks';
import type { WorldId } from '../../lib/model/index.ts';
import { closeToastsOf } from '../ui/index.ts';
import type { ShownWorld } from './use-shown-world.ts';

/**
 * Closes the toasts of worlds that were removed, here or in another window.
 * @param leave called if the shown world is one of them
 */
export function useRemovedWorlds({ known, worldId }: ShownWorld, leave: () => void): void {
  const before = useRef<{ ids: readonly WorldId[]; shown: WorldId | null }>({ ids: [], shown: null });
  useEffect(() => {
    if (known === undefined) return;
    const ids = known?.worlds.map(({ id }) => id) ?? [];
    const { shown } = before.current;
    const gone = before.current.ids.filter((id) => !ids.includes(id));
    before.current = { ids, shown: worldId ?? null };
    if (gone.length === 0) return;
    closeToastsOf(gone);
    if (shown !== null && gone.includes(shown)) leave();
  }, [known, worldId]);
}
