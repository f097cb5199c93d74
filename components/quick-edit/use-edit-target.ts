import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type Entry, type Library, openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import { type EditTarget, editTargetOf } from './edit-target.ts';

/** The entry to be changed, updated with its offline copy; null while it isn't known or if it can't be changed here. */
export function useEditTarget(entry: Entry): { target: EditTarget | null; text: string } {
  const [known, setKnown] = useState<{ target: EditTarget | null; text: string }>({ target: null, text: '' });
  useEffect(() => {
    let isCanceled = false;
    let unsubscribe = () => {};
    const fail = () => !isCanceled && setKnown({ target: editTargetOf(entry, null), text: '' });
    const load = async (library: Library) => {
      const body = await library.body(entry.worldId, entry);
      if (!isCanceled) setKnown({ target: editTargetOf(entry, body?.resource), text: body?.text ?? '' });
    };
    openLibrary()
      .then((library) => {
        if (isCanceled) return undefined;
        unsubscribe = library.subscribe(({ what, worldId }) => {
          if (what === 'bodies' && worldId === entry.worldId) void load(library).catch(fail);
        });
        return load(library);
      })
      .catch(fail);
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [entry]);
  return known;
}

/** The categories and tags of the entry's world, read when they are first needed. */
export function useWorldCopy(worldId: string, isWanted: boolean): WorldCopy | null {
  const [copy, setCopy] = useState<WorldCopy | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isCanceled = false;
    openLibrary()
      .then((library) => library.world(worldId))
      .then((world) => !isCanceled && setCopy(world), reportAs('quickEdit.readWorld'));
    return () => {
      isCanceled = true;
    };
  }, [worldId, isWanted]);
  return copy;
}
