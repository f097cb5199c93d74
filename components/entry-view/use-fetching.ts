import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Message } from '../../lib/i18n/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import { request } from '../../lib/messaging/index.ts';
import type { WorldId } from '../../lib/model/index.ts';

export type Fetching =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'offline' }
  /** World Anvil no longer has it. */
  | { state: 'gone' }
  /** A message for the person: no rights, a wrong key, no answer. */
  | { state: 'failed'; sentence: Message };

/**
 * Requests that an entry be read again: automatically if `isWanted`, once per entry and again when back online, and
 * whenever `again` is called. The result arrives through the library.
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
    const publish = (next: Fetching) => setKnown({ of, fetching: next });
    if (!navigator.onLine) {
      publish({ state: 'offline' });
      return;
    }
    publish({ state: 'busy' });
    void request('library.refreshOne', { worldId, kind, id }).then((read) => {
      if (!read.ok) publish({ state: 'failed', sentence: read.problem.sentence });
      else publish({ state: read.value ? 'idle' : 'gone' });
    });
  }, [of]);
  useEffect(() => {
    if (!isWanted) return;
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again, isWanted]);
  return [fetching, again];
}
