import { useLayoutEffect, useState } from 'preact/hooks';
import { detach } from '../../lib/diagnostics/index.ts';
import { type Entry, type EntryRef, entryOfBody, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

export interface KnownEntry {
  /** Undefined until it was read, null where the copy has none. */
  entry: Entry | null | undefined;
  /** Read from the lists. Until then, an article's own text, which opens sooner, may stand in. */
  isSure: boolean;
}

const UNKNOWN: KnownEntry = { entry: undefined, isSure: false };

/** A thing as the copy has it, kept fresh. */
export function useEntry(worldId: WorldId, { kind, id }: EntryRef): KnownEntry {
  const [read, setRead] = useState<{ of: string; known: KnownEntry } | null>(null);
  const of = `${worldId} ${kind} ${id}`;
  // Effects that wait for the paint would cost the first content a frame.
  useLayoutEffect(() => {
    let gone = false;
    let turn = 0;
    let isSure = false;
    let unsubscribe = () => {};
    const tell = (entry: Entry | null, sure: boolean) => {
      if (gone || (isSure && !sure)) return;
      isSure = sure;
      setRead({ of, known: { entry, isSure } });
    };
    void (async () => {
      const library = await openLibrary();
      const byBody = async () => {
        const body = await library.body(worldId, { kind, id });
        const entry = body && entryOfBody(worldId, { kind, id }, body.thing);
        if (entry) tell(entry, false);
      };
      const look = async () => {
        const mine = ++turn;
        const [entry = null] = await library.entries(worldId, [{ kind, id }]);
        if (mine === turn) tell(entry, true);
      };
      if (gone) return;
      unsubscribe = library.subscribe((change) => {
        const matters = change.what === 'entries' || change.what === 'cleared';
        if (matters && (change.worldId === null || change.worldId === worldId))
          detach(look(), 'panel.refreshEntry');
      });
      // The lists are read whether it succeeds or not.
      if (kind === 'article') void byBody().catch(() => {});
      await look();
    })().catch(() => tell(null, true));
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [of]);
  return read?.of === of ? read.known : UNKNOWN;
}
