import { useEffect } from 'preact/hooks';
import type { WorldId } from '../../lib/model/index.ts';
import { useMedia } from '../ui/index.ts';
import type { Tab } from './use-kept.ts';

/** The width that two cards need. */
const TWO_COLUMNS = '(min-width: 700px)';

/** The statblocks that this panel has shown, by world, the latest first. */
const shown = new Map<WorldId, string[]>();

/** The statblock for the second column: of those kept open, the one shown last. Null if there is no room. */
export function useSecondCard(worldId: WorldId, id: string, kept: readonly Tab[]): string | null {
  const isWide = useMedia(TWO_COLUMNS);
  useEffect(() => {
    const before = shown.get(worldId) ?? [];
    shown.set(worldId, [id, ...before.filter((one) => one !== id)].slice(0, 16));
  }, [worldId, id]);
  if (!isWide) return null;
  const others = kept.filter((tab) => tab.id !== id).map((tab) => tab.id);
  const last = shown.get(worldId)?.find((one) => others.includes(one));
  return last ?? others[0] ?? null;
}
