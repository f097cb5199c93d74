import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { readLinkCounts, watchLinkCounts } from '../../lib/settings/index.ts';
import { useWatched } from '../ui/index.ts';

/** How many entries link to this one; null if that isn't shown, or isn't known. */
export type LinkCountOf = (ref: EntryRef) => number | null;

const NONE: LinkCountOf = () => null;
/** Milliseconds to wait for more changes before links are read again. */
const REREAD_MS = 500;

async function read(worldId: WorldId): Promise<LinkCountOf> {
  const library = await openLibrary();
  const [searcher, links] = [await library.searcher(worldId), await library.links(worldId)];
  return (ref) => {
    const location = searcher.locate(ref);
    return location < 0 ? null : links.countTo(location);
  };
}

/** The number of links to the entries of a world's rows, if the person wants to see it. */
export function useLinkCounts(worldId: WorldId | null): LinkCountOf {
  const isWanted = useWatched(readLinkCounts, watchLinkCounts) === true;
  const [counts, setCounts] = useState<{ worldId: WorldId | null; of: LinkCountOf }>({
    worldId: null,
    of: NONE,
  });
  useEffect(() => {
    if (!isWanted || worldId === null) return;
    let isCanceled = false;
    let unsubscribe = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      read(worldId).then((of) => !isCanceled && setCounts({ worldId, of }), reportAs('search.countLinks'));
    };
    const follow = async () => {
      const library = await openLibrary();
      if (isCanceled) return;
      unsubscribe = library.subscribe((change) => {
        if (change.worldId === null || change.worldId === worldId) timer ??= setTimeout(refresh, REREAD_MS);
      });
    };
    follow().catch(reportAs('search.countLinks'));
    refresh();
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isWanted, worldId]);
  return isWanted && counts.worldId === worldId ? counts.of : NONE;
}
