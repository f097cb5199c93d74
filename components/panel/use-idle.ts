import { useMemo } from 'preact/hooks';
import { t } from '../../lib/i18n/index.ts';
import { type ResultSection, type Row, rowKey, rowOfHit, type WorldIndex } from '../search/index.ts';

/** Recent entries shown: about as many as people find without searching. */
const RECENT_LIMIT = 12;

/** What the search shows while nothing is typed: pins, then recent entries that aren't pinned. */
export function useIdle(worldIndex: WorldIndex | null, pinned: readonly Row[]): readonly ResultSection[] {
  const searcher = worldIndex?.searcher;
  const recent = worldIndex?.recent;
  const pinnedKeys = pinned.map(({ key }) => key).join('\n');
  return useMemo(() => {
    const keys = new Set(pinned.map(({ key }) => key));
    const opened = worldIndex
      ? worldIndex.recent
          .filter((ref) => !keys.has(rowKey(worldIndex.worldId, ref)))
          .slice(0, RECENT_LIMIT)
          .flatMap((ref) => {
            const hit = worldIndex.searcher.hit(worldIndex.searcher.locate(ref));
            return hit ? rowOfHit(worldIndex, hit) : [];
          })
      : [];
    return [
      { name: 'pinned', title: t('panel.pinnedEntries'), rows: pinned },
      { name: 'recent', title: t('panel.recentEntries'), rows: opened },
    ];
  }, [searcher, recent, pinnedKeys]);
}
