import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Draft, type OutboxStore, openOutbox } from '../../lib/outbox/index.ts';
import { type OutboxPause, readOutboxPause, watchOutboxPause } from '../../lib/settings/index.ts';
import { useWatched } from '../ui/index.ts';

export type Outbox =
  | { state: 'opening' }
  | { state: 'closed'; sentence: string }
  | { state: 'open'; store: OutboxStore; drafts: Draft[] };

/** Every draft on this device, kept fresh whoever changes them; and a way to try again where the store is shut. */
export function useOutbox(): [outbox: Outbox, tryAgain: () => void] {
  const [outbox, setOutbox] = useState<Outbox>({ state: 'opening' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    let newest = 0;
    let unsubscribe = () => {};
    const show = async (store: OutboxStore) => {
      const look = ++newest;
      const drafts = await store.list();
      if (!gone && look === newest) setOutbox({ state: 'open', store, drafts });
    };
    const fail = (error: unknown) => {
      const sentence = error instanceof Error ? error.message : 'The drafts could not be read.';
      if (!gone) setOutbox({ state: 'closed', sentence });
    };
    openOutbox()
      .then((store) => {
        if (gone) return undefined;
        unsubscribe = store.subscribe(() => void show(store).catch(fail));
        return show(store);
      })
      .catch(fail);
    return () => {
      gone = true;
      unsubscribe();
    };
  }, [turn]);
  return [outbox, useCallback(() => setTurn((before) => before + 1), [])];
}

/** Why the outbox stands still; null when it does not, or is not known yet. */
export function usePause(): OutboxPause | null {
  return useWatched(readOutboxPause, watchOutboxPause) ?? null;
}
