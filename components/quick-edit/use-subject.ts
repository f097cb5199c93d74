import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type Entry, type Library, openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import { type Subject, subjectOf } from './subject.ts';

/** The entry to be changed, updated with its offline copy; null while it isn't known or if it can't be changed here. */
export function useSubject(entry: Entry): { subject: Subject | null; text: string } {
  const [known, setKnown] = useState<{ subject: Subject | null; text: string }>({ subject: null, text: '' });
  useEffect(() => {
    let gone = false;
    let unsubscribe = () => {};
    const fail = () => !gone && setKnown({ subject: subjectOf(entry, null), text: '' });
    const look = async (library: Library) => {
      const body = await library.body(entry.worldId, entry);
      if (!gone) setKnown({ subject: subjectOf(entry, body?.thing), text: body?.text ?? '' });
    };
    openLibrary()
      .then((library) => {
        if (gone) return undefined;
        unsubscribe = library.subscribe(({ what, worldId }) => {
          if (what === 'bodies' && worldId === entry.worldId) void look(library).catch(fail);
        });
        return look(library);
      })
      .catch(fail);
    return () => {
      gone = true;
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
    let gone = false;
    openLibrary()
      .then((library) => library.world(worldId))
      .then((world) => !gone && setCopy(world), reportAs('quickEdit.readWorld'));
    return () => {
      gone = true;
    };
  }, [worldId, isWanted]);
  return copy;
}
