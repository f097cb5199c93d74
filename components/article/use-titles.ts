import { useEffect, useState } from 'preact/hooks';
import { reportAs } from '../../lib/diagnostics/index.ts';
import { type EntryRef, openLibrary } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { refKey } from '../markup/index.ts';

const MAX_TITLES = 300;

/** The titles of entries that a text names by id, as far as the offline copy has them. */
export function useTitles(worldId: WorldId, refs: readonly EntryRef[]): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = refs.slice(0, MAX_TITLES).map(refKey).join('|');
  useEffect(() => {
    let isCanceled = false;
    if (refs.length === 0) return;
    void openLibrary()
      .then((library) => library.entries(worldId, refs.slice(0, MAX_TITLES)))
      .then((entries) => {
        if (isCanceled) return;
        setTitles(
          new Map(entries.flatMap((entry) => (entry ? [[refKey(entry), entry.title] as const] : []))),
        );
      })
      .catch(reportAs('article.readTitles'));
    return () => {
      isCanceled = true;
    };
  }, [worldId, wanted]);
  return titles;
}
