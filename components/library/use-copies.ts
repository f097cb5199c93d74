import { useEffect, useState } from 'preact/hooks';
import { openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { copyFaultWords } from '../search/index.ts';

/** Milliseconds to wait for more changes before the copies are read again. */
const REST = 200;

export type Copies = ReadonlyMap<WorldId, WorldCopy>;
/** Why the copies can't be opened, in a sentence. */
export interface Closed {
  sentence: string;
}

/** The offline copies of these worlds, kept up to date while the background fills them; null until they are read. */
export function useCopies(worldIds: readonly WorldId[]): Copies | Closed | null {
  const [copies, setCopies] = useState<Copies | Closed | null>(null);
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
    const fail = (error: unknown) => {
      if (!gone) setCopies({ sentence: copyFaultWords(error) });
    };
    const again = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read().catch(fail);
      }, REST);
    };
    openLibrary()
      .then((library) => {
        if (!gone) unsubscribe = library.subscribe(again);
        return read();
      })
      .catch(fail);
    return () => {
      gone = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [key]);
  return copies;
}
