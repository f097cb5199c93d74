import { useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import type { Message } from '../../lib/i18n/index.ts';
import { type EntryRef, keyOfRef } from '../../lib/library/index.ts';
import {
  type FoundEntry,
  matcherOf,
  type Query,
  type Sources,
  searchAgain,
  searchTexts,
} from '../../lib/rename/index.ts';
import { faultMessage, type WorldIndex } from '../search/index.ts';

export interface Found {
  state: 'searching' | 'done' | 'failed';
  query: Query;
  sentence: Message | null;
  read: number;
  /** By entry. A new map for each change. */
  entries: ReadonlyMap<number, FoundEntry>;
}

/** Milliseconds after a key press, between two paintings, and after changes. */
const TYPING_MS = 250;
const PAINT_MS = 120;
const AFTER_MS = 200;

/** What a search needs to know of a world as it is now. */
async function sourcesFor({ library, worldId }: WorldIndex, query: Query): Promise<Sources | null> {
  const [searcher, names] = await Promise.all([library.searcher(worldId), library.articleNames(worldId)]);
  const own = query.kind === 'name' ? searcher.locate({ kind: 'article', id: query.id }) : -1;
  const matcher = matcherOf(query.kind === 'name' ? { ...query, location: own } : query);
  if (typeof matcher === 'string') return null;
  const titleOf = (id: string) => {
    const location = searcher.locate({ kind: 'article', id });
    return location < 0 ? null : (searcher.hit(location)?.title ?? null);
  };
  return { matcher, names, titleOf };
}

/** Searches a world's texts, and again what changes in them. Null: nothing to look for. */
export function useFound(
  worldIndex: WorldIndex,
  query: Query | null,
): { found: Found | null; reread: (ref: EntryRef) => Promise<FoundEntry | null>; stop: () => void } {
  const { library, worldId } = worldIndex;
  const [found, setFound] = useState<Found | null>(null);
  const key = query && `${query.kind}\n${query.find}\n${query.kind === 'name' ? query.id : ''}`;
  const ending = useRef<AbortController | null>(null);
  const latest = useRef(query);
  latest.current = query;
  const put = (entries: readonly FoundEntry[], gone: readonly EntryRef[] = []) =>
    setFound((before) => {
      if (!before) return before;
      const next = new Map(before.entries);
      for (const ref of gone) next.delete(keyOfRef(ref));
      for (const entry of entries)
        if (entry.places.length > 0) next.set(keyOfRef(entry.ref), entry);
        else next.delete(keyOfRef(entry.ref));
      return { ...before, entries: next };
    });
  const reread = async (ref: EntryRef): Promise<FoundEntry | null> => {
    const sources = latest.current && (await sourcesFor(worldIndex, latest.current));
    const entry = sources ? await searchAgain(library, worldId, ref, sources) : null;
    put(entry ? [entry] : [], entry ? [] : [ref]);
    return entry;
  };
  useEffect(() => {
    const wanted = latest.current;
    if (!wanted) return setFound(null);
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      report(error, 'rename.search');
      setFound((before) => before && { ...before, state: 'failed', sentence: faultMessage(error) });
    };
    const search = async () => {
      const sources = await sourcesFor(worldIndex, wanted);
      if (!sources || signal.aborted) return;
      const entries = new Map<number, FoundEntry>();
      const base = { query: wanted, sentence: null };
      setFound({ ...base, state: 'searching', read: 0, entries });
      let painted = performance.now();
      let last = 0;
      await searchTexts(library, worldId, sources, {
        signal,
        onFound: (more, read) => {
          for (const entry of more) entries.set(keyOfRef(entry.ref), entry);
          last = read;
          if (performance.now() - painted < PAINT_MS) return;
          painted = performance.now();
          setFound({ ...base, state: 'searching', read, entries: new Map(entries) });
        },
      });
      if (!signal.aborted) setFound({ ...base, state: 'done', read: last, entries: new Map(entries) });
    };
    const typing = setTimeout(() => void search().catch(fail), wanted.kind === 'name' ? 0 : TYPING_MS);
    let changed: EntryRef[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = library.subscribe(({ worldId: of, what, refs = [] }) => {
      if (of !== worldId || what !== 'bodies' || refs.length === 0) return;
      changed.push(...refs);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const refsNow = changed;
        changed = [];
        void Promise.all(refsNow.map(reread)).catch(fail);
      }, AFTER_MS);
    });
    return () => {
      controller.abort();
      clearTimeout(typing);
      clearTimeout(timer);
      stop();
    };
  }, [library, worldId, key]);
  const stop = () => {
    ending.current?.abort();
    setFound((before) => before && { ...before, state: 'done' });
  };
  return { found, reread, stop };
}
