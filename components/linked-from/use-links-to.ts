import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { titleComparer } from '../../lib/entries/index.ts';
import { type EntryRef, type Library, openLibrary, type Searcher } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { countSources, groupLinks, type LinkedGroup } from './groups.ts';

export interface LinksTo {
  of: string;
  searcher: Searcher;
  groups: readonly LinkedGroup[];
  /** Entries that link here. */
  count: number;
  /** Texts of the world that aren't in the offline copy yet. They may link here too. */
  unread: number;
}

/** Sources that are sorted by title. Sorting more would cause a noticeable delay. */
const MAX_SORTED = 1_000;
/** Milliseconds to wait for more changes: at least, and as a multiple of what the last reading took. */
const DEBOUNCE_MS = 300;
const SHARE = 4;

async function read(library: Library, of: string, worldId: WorldId, ref: EntryRef): Promise<LinksTo> {
  const [searcher, index, { bodies }] = await Promise.all([
    library.searcher(worldId),
    library.links(worldId),
    library.worldFacts(worldId),
  ]);
  const compare = titleComparer();
  const groups = groupLinks(index.to(searcher.locate(ref))).map(({ kind, sources }) => {
    if (sources.length > MAX_SORTED) return { kind, sources };
    const named = sources.map((source) => ({ source, title: searcher.hit(source.location)?.title ?? '' }));
    return { kind, sources: named.sort(compare).map(({ source }) => source) };
  });
  return { of, searcher, groups, count: countSources(groups), unread: bodies.wanted - bodies.copied };
}

/** What links to an entry, kept up to date. Null while it is being read, or if it can't be. */
export function useLinksTo(worldId: WorldId, { kind, id }: EntryRef): LinksTo | null {
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<LinksTo | null>(null);
  useEffect(() => {
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    let took = 0;
    const refresh = async (library: Library): Promise<void> => {
      const begun = performance.now();
      const next = await read(library, of, worldId, { kind, id });
      took = performance.now() - begun;
      if (!isCanceled) setKnown(next);
    };
    // The entry itself is there without it, so a copy that can't be read is reported only.
    const fail = reportAs('linkedFrom.read');
    void openLibrary()
      .then((library) => {
        if (isCanceled) return undefined;
        unsubscribe = library.subscribe(({ worldId: changed, what }) => {
          if (what !== 'entries' && what !== 'bodies' && what !== 'cleared') return;
          if (changed !== null && changed !== worldId) return;
          timer ??= setTimeout(
            () => {
              timer = undefined;
              refresh(library).catch(fail);
            },
            Math.max(DEBOUNCE_MS, SHARE * took),
          );
        });
        return refresh(library);
      })
      .catch(fail);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [of]);
  return known?.of === of ? known : null;
}
