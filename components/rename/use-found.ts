import { useEffect, useRef, useState } from 'preact/hooks';
import { report } from '../../lib/diagnostics/index.ts';
import type { Message } from '../../lib/i18n/index.ts';
import { type EntryRef, type Hit, keyOfRef } from '../../lib/library/index.ts';
import { openOutbox } from '../../lib/outbox/index.ts';
import {
  type FoundEntry,
  type Query,
  searchAgain,
  searchEntry,
  searchTexts,
} from '../../lib/rename/index.ts';
import { faultMessage, type WorldIndex } from '../search/index.ts';
import { type OtherEntry, readOther } from './other-texts.ts';
import { findIn, isOther, searchDrafts, searchSecrets, sourcesFor } from './search-others.ts';

export interface Found {
  state: 'searching' | 'done' | 'failed';
  query: Query;
  sentence: Message | null;
  read: number;
  /** By entry. A new map for each change. */
  entries: ReadonlyMap<number, FoundEntry>;
  /** Drafts of the outbox, which no index has, by their id. */
  drafts: ReadonlyMap<string, Hit>;
}

/** Milliseconds after a key press, between two paintings, and after changes. */
const TYPING_MS = 250;
const PAINT_MS = 120;
const AFTER_MS = 200;

/**
 * Searches a world's texts, and again what changes in them. Null: nothing to look for.
 * @param hasSecrets whether texts of secrets may be read
 * @param passages texts of manuscripts, as far as they were read
 */
export function useFound(
  worldIndex: WorldIndex,
  query: Query | null,
  hasSecrets: boolean,
  passages: readonly OtherEntry[],
): { found: Found | null; reread: (ref: EntryRef) => Promise<FoundEntry | null>; stop: () => void } {
  const { library, worldId } = worldIndex;
  const [found, setFound] = useState<Found | null>(null);
  const key = query && `${query.kind}\n${query.find}\n${query.kind === 'name' ? keyOfRef(query.of) : ''}`;
  const ending = useRef<AbortController | null>(null);
  const latest = useRef({ query, hasSecrets, passages });
  latest.current = { query, hasSecrets, passages };
  /** What the running search has found, and what changed since it began. */
  const known = useRef(new Map<number, FoundEntry>());
  const note = (entries: readonly FoundEntry[]) => {
    for (const entry of entries)
      if (entry.places.length > 0) known.current.set(keyOfRef(entry.ref), entry);
      else known.current.delete(keyOfRef(entry.ref));
  };
  const show = (more: Partial<Found> = {}) =>
    setFound((before) => before && { ...before, ...more, entries: new Map(known.current) });
  const reread = async (ref: EntryRef): Promise<FoundEntry | null> => {
    const { query: wanted, hasSecrets: isOpen } = latest.current;
    const sources = wanted && (await sourcesFor(worldIndex, wanted));
    if (!sources) return null;
    const other = isOther(ref)
      ? (latest.current.passages.find((one) => one.ref.id === ref.id) ??
        (await readOther(worldId, ref, await library.searcher(worldId), isOpen)))
      : null;
    const entry = other
      ? await searchEntry(other, other.texts, sources)
      : isOther(ref)
        ? null
        : await searchAgain(library, worldId, ref, sources);
    if (entry) note([entry]);
    else known.current.delete(keyOfRef(ref));
    show();
    return entry;
  };
  const failing = (signal: AbortSignal) => (error: unknown) => {
    if (signal.aborted) return;
    report(error, 'rename.search');
    setFound((before) => before && { ...before, state: 'failed', sentence: faultMessage(error) });
  };
  useEffect(() => {
    const wanted = latest.current.query;
    known.current = new Map();
    if (!wanted) return setFound(null);
    const controller = new AbortController();
    ending.current = controller;
    const { signal } = controller;
    const fail = failing(signal);
    const readDrafts = async () => {
      const { hits: drafts, entries } = await searchDrafts(worldIndex, wanted);
      if (signal.aborted) return;
      for (const [at, { ref }] of known.current)
        if (isOther(ref) && ref.kind === 'article' && !drafts.has(ref.id)) known.current.delete(at);
      note(entries);
      show({ drafts });
    };
    const search = async () => {
      const sources = await sourcesFor(worldIndex, wanted);
      if (!sources || signal.aborted) return;
      const base = { query: wanted, sentence: null, drafts: new Map<string, Hit>() };
      setFound({ ...base, state: 'searching', read: 0, entries: new Map(known.current) });
      let painted = performance.now();
      let last = 0;
      await searchTexts(library, worldId, sources, {
        signal,
        onFound: (more, read) => {
          note(more);
          last = read;
          if (performance.now() - painted < PAINT_MS) return;
          painted = performance.now();
          show({ read });
        },
      });
      await readDrafts();
      const isOpen = latest.current.hasSecrets;
      note(await searchSecrets(worldIndex, wanted, { isOpen, signal }));
      note(await findIn(latest.current.passages, sources));
      if (!signal.aborted) show({ state: 'done', read: last });
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
    let stopDrafts = () => {};
    void openOutbox()
      .then((outbox) => {
        if (!signal.aborted) stopDrafts = outbox.subscribe(() => void readDrafts().catch(fail));
      })
      .catch(fail);
    return () => {
      controller.abort();
      clearTimeout(typing);
      clearTimeout(timer);
      stop();
      stopDrafts();
    };
  }, [library, worldId, key]);
  /** Searches what may be read only now. Returns a function that stops it. */
  const alsoSearch = (
    find: (wanted: Query, signal: AbortSignal) => Promise<readonly FoundEntry[]>,
  ): (() => void) => {
    const controller = new AbortController();
    const { signal } = controller;
    const search = async (wanted: Query) => {
      const entries = await find(wanted, signal);
      if (signal.aborted) return;
      note(entries);
      show();
    };
    if (latest.current.query) void search(latest.current.query).catch(failing(signal));
    return () => controller.abort();
  };
  const wasOpen = useRef(hasSecrets);
  useEffect(() => {
    if (wasOpen.current === hasSecrets || !latest.current.query) return undefined;
    wasOpen.current = hasSecrets;
    return alsoSearch((wanted, signal) => searchSecrets(worldIndex, wanted, { isOpen: hasSecrets, signal }));
  }, [hasSecrets]);
  useEffect(
    () =>
      alsoSearch(async (wanted) => {
        const sources = await sourcesFor(worldIndex, wanted);
        return sources ? findIn(passages, sources) : [];
      }),
    [passages],
  );
  const stop = () => {
    ending.current?.abort();
    setFound((before) => before && { ...before, state: 'done' });
  };
  return { found, reread, stop };
}
