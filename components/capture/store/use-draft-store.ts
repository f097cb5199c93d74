import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Message, message } from '../../../lib/i18n/index.ts';
import { sentenceOf } from '../../../lib/model/index.ts';
import { type Draft, openOutbox } from '../../../lib/outbox/index.ts';
import type * as ByHandModule from '../../by-hand/index.ts';
import { nameOf } from '../form/form.ts';
import { createDraftStore } from './draft-store.ts';
import type { DraftStore, DraftStoreState } from './draft-store-state.ts';
import { localJournal } from './journal.ts';

/**
 * What the person does by hand with the drafts of this window; null until the module and the store are there. An
 * insertion that is asked for before that happens then.
 */
export function useByHand(
  module: typeof ByHandModule | null,
  draftStore: DraftStore | null,
): { byHand: ByHandModule.ByHand | null; insert: (draft: Draft) => void } {
  const byHand = useMemo(
    () =>
      module &&
      draftStore &&
      module.createByHand({ nameOf, markDone: ({ id }, how) => draftStore.markDone(id, how) }),
    [module, draftStore],
  );
  const asked = useRef<Draft | null>(null);
  useEffect(() => {
    if (byHand && asked.current) void byHand.insert(asked.current);
    asked.current = null;
  }, [byHand]);
  return {
    byHand,
    insert(draft) {
      if (byHand) void byHand.insert(draft);
      else asked.current = draft;
    },
  };
}

/** The draft store of this window, or why it couldn't be opened. */
type DraftStoreOpening = { draftStore: DraftStore | null; trouble: Message | null };

/** Milliseconds until the next attempt to open the outbox. */
const RETRY_MS = 3_000;

async function openDraftStore(): Promise<DraftStore> {
  const draftStore = createDraftStore(await openOutbox(), localJournal());
  // If it can't be stored now, the journal keeps it for the next time.
  await draftStore.recover().catch(() => {});
  await draftStore.refresh();
  return draftStore;
}

/** Opens the outbox and retries until it succeeds. Flushes typed text when the page is hidden or closed. */
export function useDraftStore(): DraftStoreOpening {
  const [opening, setOpening] = useState<DraftStoreOpening>({ draftStore: null, trouble: null });
  useEffect(() => {
    let draftStore: DraftStore | null = null;
    let isCanceled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () =>
      openDraftStore().then(
        (opened) => {
          draftStore = opened;
          if (!isCanceled) setOpening({ draftStore, trouble: null });
          // After the first paint, because it reads all the copies.
          timer = setTimeout(() => void opened.check(), 0);
        },
        (error: unknown) => {
          if (isCanceled) return;
          setOpening({ draftStore: null, trouble: sentenceOf(error) ?? message('outbox.unavailableFailed') });
          timer = setTimeout(begin, RETRY_MS);
        },
      );
    void begin();
    const leave = () => draftStore?.flush();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      isCanceled = true;
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  return opening;
}

const NOTHING: DraftStoreState = {
  all: null,
  drafts: [],
  draft: null,
  unreadable: [],
  safety: 'saved',
  trouble: null,
  formId: null,
  continued: null,
};

/** The state of the draft store, as it changes. */
export function useDraftStoreState(draftStore: DraftStore | null): DraftStoreState {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (!draftStore) return;
    setTurn((turn) => turn + 1);
    return draftStore.subscribe(() => setTurn((turn) => turn + 1));
  }, [draftStore]);
  return draftStore ? draftStore.state() : NOTHING;
}
