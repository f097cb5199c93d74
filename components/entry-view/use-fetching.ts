import { useCallback, useEffect, useState } from 'preact/hooks';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

export type Fetching =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'offline' }
  /** The platform does not have it any more. */
  | { state: 'gone' }
  /** A sentence for a person: no rights, a wrong key, no answer. */
  | { state: 'failed'; sentence: string };

/**
 * Asks for one thing to be read again: by itself where `isWanted`, once for each thing and again when the network
 * comes back, and whenever `again` is called. What was read comes by way of the library.
 */
export function useFetching(
  worldId: WorldId,
  { kind, id }: EntryRef,
  isWanted: boolean,
): [Fetching, again: () => void] {
  const of = `${worldId} ${kind} ${id}`;
  const [known, setKnown] = useState<{ of: string; fetching: Fetching }>({ of, fetching: { state: 'idle' } });
  const fetching = known.of === of ? known.fetching : ({ state: 'idle' } as const);
  const again = useCallback(() => {
    const tell = (next: Fetching) => setKnown({ of, fetching: next });
    if (!navigator.onLine) {
      tell({ state: 'offline' });
      return;
    }
    tell({ state: 'busy' });
    request('library.refreshOne', { worldId, kind, id }).then(
      (isThere) => tell({ state: isThere ? 'idle' : 'gone' }),
      (error: unknown) =>
        tell({
          state: 'failed',
          sentence:
            error instanceof Error ? error.message : 'That did not work. Nothing was changed; try again.',
        }),
    );
  }, [of]);
  useEffect(() => {
    if (!isWanted) return;
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, isWanted]);
  return [fetching, again];
}
