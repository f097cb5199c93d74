import { useEffect, useMemo, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import type { LinkTest } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import type { WorldIndex } from './use-world-index.ts';

/** Milliseconds to wait for more changes before links are read again. */
const REREAD_MS = 300;
const NONE: ReadonlyMap<WorldId, LinkTest> = new Map();
/** For a world whose links can't be read: its search reports why. */
const NOTHING: LinkTest = () => () => false;

/**
 * Worlds with what decides filters by links, a moment after such a filter is first typed, and kept up to date. Other
 * searches open no links.
 */
export function useLinked(
  indexes: readonly (WorldIndex | null)[],
  isWanted: boolean,
): readonly (WorldIndex | null)[] {
  const [tests, setTests] = useState(NONE);
  const searchers = indexes.map((index) => index?.searcher);
  useEffect(() => {
    if (!isWanted) return;
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (worldId: WorldId, test: LinkTest) => {
      if (!isCanceled) setTests((before) => new Map([...before, [worldId, test]]));
    };
    const readAll = async () => {
      for (const index of indexes) {
        if (!index || isCanceled) continue;
        const { library, worldId } = index;
        try {
          show(worldId, await library.linkTest(worldId));
        } catch (error) {
          reportAs('search.readLinks')(error);
          show(worldId, NOTHING);
        }
      }
    };
    void readAll();
    const stops = indexes.map((index) =>
      index?.library.subscribe(({ what, worldId }) => {
        if (what !== 'bodies' || (worldId !== null && worldId !== index.worldId)) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          void readAll();
        }, REREAD_MS);
      }),
    );
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      for (const stop of stops) stop?.();
    };
  }, [isWanted, ...searchers]);
  return useMemo(
    () =>
      indexes.map((index) => {
        const links = isWanted && index ? tests.get(index.worldId) : undefined;
        return index && links ? { ...index, links } : index;
      }),
    [isWanted, tests, ...indexes],
  );
}
