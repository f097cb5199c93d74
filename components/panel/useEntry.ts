import { useLayoutEffect, useState } from 'preact/hooks';
import { type Entry, type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** A thing as the copy has it, kept fresh; undefined until it was read, null where the copy has none. */
export function useEntry(worldId: WorldId, { kind, id }: EntryRef): Entry | null | undefined {
  const [read, setRead] = useState<{ of: string; entry: Entry | null } | null>(null);
  const of = `${worldId} ${kind} ${id}`;
  // Effects that wait for the paint would cost the first content a frame.
  useLayoutEffect(() => {
    let gone = false;
    let turn = 0;
    let unsubscribe = () => {};
    void (async () => {
      const library = await openLibrary();
      const look = async () => {
        const mine = ++turn;
        const [entry = null] = await library.entries(worldId, [{ kind, id }]);
        if (!gone && mine === turn) setRead({ of, entry });
      };
      if (gone) return;
      unsubscribe = library.subscribe((change) => {
        const matters = change.what === 'entries' || change.what === 'cleared';
        if (matters && (change.worldId === null || change.worldId === worldId)) void look().catch(() => {});
      });
      await look();
    })().catch(() => !gone && setRead({ of, entry: null }));
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [of]);
  return read?.of === of ? read.entry : undefined;
}
