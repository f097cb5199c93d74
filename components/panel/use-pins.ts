import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type Pin, readPins, watchPins } from '../../lib/entries/index.ts';
import { t } from '../../lib/i18n/index.ts';
import { openLibrary } from '../../lib/library/index.ts';
import {
  type ResultSection,
  type Row,
  rowKey,
  rowOfEntry,
  rowOfHit,
  type WorldIndex,
} from '../search/index.ts';

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

/** The pins, kept up to date; undefined until they are read. */
export function usePins(): readonly Pin[] | undefined {
  const [pins, setPins] = useState<readonly Pin[] | undefined>(undefined);
  useLayoutEffect(() => {
    let isSettled = false;
    readPins().then(
      (read) => !isSettled && setPins(read),
      () => !isSettled && setPins([]),
    );
    const unwatch = watchPins((next) => {
      isSettled = true;
      setPins(next);
    });
    return () => {
      isSettled = true;
      unwatch();
    };
  }, []);
  return pins;
}

async function rowsElsewhere(pins: readonly Pin[]): Promise<Map<Pin, Row>> {
  const library = await openLibrary();
  const rows = new Map<Pin, Row>();
  for (const worldId of new Set(pins.map((pin) => pin.worldId))) {
    const ofWorld = pins.filter((pin) => pin.worldId === worldId);
    const entries = await library.entries(
      worldId,
      ofWorld.map(({ ref }) => ref),
    );
    ofWorld.forEach((pin, at) => {
      const entry = entries[at];
      if (entry) rows.set(pin, rowOfEntry(entry));
    });
  }
  return rows;
}

/** Pinned entries, including those of other worlds. Skips pins that no offline copy holds any more. */
export function usePinnedRows(pins: readonly Pin[], worldIndex: WorldIndex | null): readonly Row[] {
  const [elsewhere, setElsewhere] = useState<ReadonlyMap<Pin, Row>>(new Map());
  const worldId = worldIndex?.worldId;
  useEffect(() => {
    const others = pins.filter((pin) => pin.worldId !== worldId);
    if (worldId === undefined || others.length === 0) return;
    let isCanceled = false;
    rowsElsewhere(others).then((rows) => !isCanceled && setElsewhere(rows), reportAs('panel.readPins'));
    return () => {
      isCanceled = true;
    };
  }, [pins, worldId]);
  return pins.flatMap((pin) => {
    if (!worldIndex || pin.worldId !== worldIndex.worldId) return elsewhere.get(pin) ?? [];
    const hit = worldIndex.searcher.hit(worldIndex.searcher.locate(pin.ref));
    return hit ? rowOfHit(worldIndex, hit) : [];
  });
}
