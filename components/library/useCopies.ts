import { useEffect, useState } from 'preact/hooks';
import { openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

/** Changes that come closer together than this are read together, in milliseconds. */
const REST = 200;

export type Copies = ReadonlyMap<WorldId, WorldCopy>;

/** The copies of these worlds, kept fresh while the background fills them; null until they were read. */
export function useCopies(worldIds: readonly WorldId[]): Copies | 'closed' | null {
  const [copies, setCopies] = useState<Copies | 'closed' | null>(null);
  const key = worldIds.join('\n');
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    const read = async () => {
      const library = await openLibrary();
      const read = worldIds.map(async (id) => [id, await library.world(id)] as const);
      const next = new Map(await Promise.all(read));
      if (!gone) setCopies(next);
    };
    const again = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read().catch(() => {});
      }, REST);
    };
    openLibrary()
      .then((library) => {
        if (!gone) unsubscribe = library.subscribe(again);
        return read();
      })
      .catch(() => {
        if (!gone) setCopies('closed');
      });
    return () => {
      gone = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [key]);
  return copies;
}
