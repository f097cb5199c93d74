import { useCallback, useEffect, useState } from 'preact/hooks';
import { type Message, message } from '../../lib/i18n/index.ts';
import { type Instant, sentenceOf } from '../../lib/model/index.ts';
import {
  checkDrafts,
  type Draft,
  type Outbox,
  type OutboxPause,
  openOutbox,
  readOutboxPause,
  type SetAside,
  watchOutboxPause,
} from '../../lib/outbox/index.ts';
import { useWatched } from '../ui/index.ts';

/** The current time, updated every second while something counts down, else every 30 seconds. */
export function useNow(counting: boolean): Instant {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), counting ? 1_000 : 30_000);
    return () => clearInterval(timer);
  }, [counting]);
  return now;
}

export type OutboxView =
  | { state: 'opening' }
  | { state: 'closed'; sentence: Message }
  | { state: 'open'; store: Outbox; drafts: Draft[]; aside: SetAside[] };

/** Every draft on this device, kept up to date, and a retry if the store can't be opened. */
export function useOutbox(): [outbox: OutboxView, tryAgain: () => void] {
  const [outbox, setOutbox] = useState<OutboxView>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCanceled = false;
    let latestRead = 0;
    let unsubscribe = () => {};
    const show = async (store: Outbox) => {
      const thisRead = ++latestRead;
      const { drafts, aside } = await store.everything();
      if (!isCanceled && thisRead === latestRead) setOutbox({ state: 'open', store, drafts, aside });
    };
    const fail = (error: unknown) => {
      const sentence = sentenceOf(error) ?? message('outbox.unreadable');
      if (!isCanceled) setOutbox({ state: 'closed', sentence });
    };
    openOutbox()
      .then((store) => {
        if (isCanceled) return undefined;
        unsubscribe = store.subscribe(() => void show(store).catch(fail));
        return show(store).then(() => checkDrafts(store));
      })
      .catch(fail);
    return () => {
      isCanceled = true;
      unsubscribe();
    };
  }, [attempt]);
  return [outbox, useCallback(() => setAttempt((before) => before + 1), [])];
}

/** Why the outbox is paused; null if it isn't, or it isn't known yet. */
export function usePause(): OutboxPause | null {
  return useWatched(readOutboxPause, watchOutboxPause) ?? null;
}
