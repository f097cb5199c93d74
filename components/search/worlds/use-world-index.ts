// This folder opens the indexes that are searched, of the shown world and of all others, and says what state their
// copies are in.

import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { type DatabaseFault, faultOf } from '../../../lib/database/index.ts';
import { type Message, message } from '../../../lib/i18n/index.ts';
import {
  type EntryRef,
  type Library,
  type LinkTest,
  openLibrary,
  type Searcher,
  type WorldCopy,
} from '../../../lib/library/index.ts';
import { request } from '../../../lib/messaging/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';

const FAULT_MESSAGES: Record<DatabaseFault, Message> = {
  newer: message('library.faultNewer'),
  damaged: message('library.faultDamaged'),
  full: message('library.faultFull'),
  inUse: message('library.faultInUse'),
  closed: message('library.faultClosed'),
};

/** Why an offline copy can't be shown, and what to do. Records that make no sense count as damage. */
export function faultMessage(error: unknown): Message {
  const isBroken = error instanceof TypeError || error instanceof SyntaxError;
  return FAULT_MESSAGES[isBroken ? 'damaged' : faultOf(error)];
}

/** A world's offline copy, opened for searching. */
export interface WorldIndex {
  library: Library;
  worldId: WorldId;
  searcher: Searcher;
  /** Recently opened entries, newest first. */
  recent: readonly EntryRef[];
  /** Facts about the world as a whole; they arrive a moment after the rest. */
  copy: WorldCopy | null;
  /** Decides filters by links, while the query has some and once links are read. */
  links?: LinkTest | undefined;
}

/** What a search of titles needs of a world. */
export type SearchedWorld = Pick<WorldIndex, 'worldId' | 'searcher' | 'recent' | 'links'>;

export type WorldIndexState =
  | { state: 'opening' }
  | { state: 'none' }
  | { state: 'closed'; sentence: Message }
  | { state: 'open'; worldIndex: WorldIndex };

/** Recent entries that get a ranking boost. */
const RECENT_LIMIT = 50;
/** Milliseconds to wait for more changes before the index is read again. */
const DEBOUNCE_MS = 150;

/**
 * A world's search index, kept up to date while the background fills it. The last one stays usable while the next is
 * read.
 * @param worldId undefined while it isn't known yet, null if there is none
 */
export function useWorldIndex(
  worldId: WorldId | null | undefined,
): [state: WorldIndexState, tryAgain: () => void] {
  const [state, setState] = useState<WorldIndexState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // A passive effect would run after the paint and delay the first content by a frame.
  useLayoutEffect(() => {
    if (!worldId) {
      setState({ state: worldId === null ? 'none' : 'opening' });
      return;
    }
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    const fail = (error: unknown) => {
      if (isCanceled) return;
      const sentence = faultMessage(error);
      setState((before) => (before.state === 'open' ? before : { state: 'closed', sentence }));
    };
    const read = async (library: Library) => {
      const [searcher, recent] = await Promise.all([
        library.searcher(worldId),
        library.recent(worldId, RECENT_LIMIT),
      ]);
      if (isCanceled) return;
      setState((before) => {
        const copy =
          before.state === 'open' && before.worldIndex.worldId === worldId ? before.worldIndex.copy : null;
        const refs = recent.map(({ ref }) => ref);
        return { state: 'open', worldIndex: { library, worldId, searcher, recent: refs, copy } };
      });
      const copy = await library.world(worldId);
      if (isCanceled) return;
      setState((before) =>
        before.state === 'open' ? { state: 'open', worldIndex: { ...before.worldIndex, copy } } : before,
      );
    };
    setState({ state: 'opening' });
    openLibrary()
      .then((library) => {
        if (isCanceled) return undefined;
        unsubscribe = library.subscribe((change) => {
          if (change.what === 'bodies' || (change.worldId !== null && change.worldId !== worldId)) return;
          if (change.what === 'damage') void request('library.repair', { worldId });
          timer ??= setTimeout(() => {
            timer = undefined;
            read(library).catch(fail);
          }, DEBOUNCE_MS);
        });
        return read(library);
      })
      .catch(fail);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [worldId, attempt]);
  return [state, useCallback(() => setAttempt((before) => before + 1), [])];
}
