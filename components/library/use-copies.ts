import { useEffect, useState } from 'preact/hooks';
import type { Message } from '../../lib/i18n/index.ts';
import { openLibrary, type WorldCopy } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import { faultMessage } from '../search/index.ts';

/** Milliseconds to wait for more changes before the copies are read again. */
const DEBOUNCE_MS = 200;

export type Copies = ReadonlyMap<WorldId, WorldCopy>;
/** Why the copies can't be opened, in a sentence. */
export interface CopiesUnavailable {
  sentence: Message;
}

/** The offline copies of these worlds, kept up to date while the background fills them; null until they are read. */
export function useCopies(worldIds: readonly WorldId[]): Copies | CopiesUnavailable | null {
  const [copies, setCopies] = useState<Copies | CopiesUnavailable | null>(null);
  const key = worldIds.join('\n');
  useEffect(() => {
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe = () => {};
    const read = async () => {
      const library = await openLibrary();
      const read = worldIds.map(async (id) => [id, await library.world(id)] as const);
      const next = new Map(await Promise.all(read));
      if (!isCanceled) setCopies(next);
    };
    const fail = (error: unknown) => {
      if (!isCanceled) setCopies({ sentence: faultMessage(error) });
    };
    const again = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read().catch(fail);
      }, DEBOUNCE_MS);
    };
    openLibrary()
      .then((library) => {
        if (!isCanceled) unsubscribe = library.subscribe(again);
        return read();
      })
      .catch(fail);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [key]);
  return copies;
}
