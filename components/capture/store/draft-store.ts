// This folder holds the drafts of one window: every keystroke in memory and in the journal at once, and in the outbox
// right after.

import {
  addOrHold,
  amendQueued,
  type ContinuedBecause,
  checkDrafts,
  continueAsNew,
  type Draft,
  type DraftText,
  discard,
  holdUnsaved,
  type Outbox,
  OutboxUnavailable,
  saveText,
  saveTextOfLost,
  submit,
  undo,
} from '../../../lib/outbox/index.ts';
import { createAutosaveQueue } from './autosave-queue.ts';
import {
  type DraftStore,
  type DraftStoreState,
  draftsInStrip,
  isEdited,
  mergeDraftText,
  type Safety,
  type UnreadableDraft,
  untouchedOf,
  withTyped,
} from './draft-store-state.ts';
import type { Journal } from './journal.ts';
import { recoverJournal, unreadableDrafts } from './journal.ts';
import { storedActions } from './stored-actions.ts';

const nothing = (): void => {};

export function createDraftStore(store: Outbox, journal: Journal): DraftStore {
  const listeners = new Set<() => void>();
  // Keyed by the id that the form started with. `successors` maps it to the draft that continues its text.
  const typed = new Map<string, Draft>();
  const successors = new Map<string, { id: string; because: ContinuedBecause }>();
  const submitted = new Set<string>();
  const continuing = new Map<string, Promise<void>>();
  const unsaved = new Set<string>(); // forms whose newest text isn't on disk
  const acknowledged = new Set<string>(); // forms whose text is stored but not read back yet
  let all: Draft[] | null = null;
  let unreadable: readonly UnreadableDraft[] = [];
  const unstored = new Map<string, Draft>(); // drafts on the screen that the store doesn't have yet
  let active: string | null = null;
  let trouble: DraftStoreState['trouble'] = null;
  let state: DraftStoreState | null = null;
  let reading = 0;

  const changed = () => {
    state = null;
    for (const listener of listeners) listener();
  };

  const storedAs = (formId: string): string => successors.get(formId)?.id ?? formId;
  const formOf = (id: string): string =>
    [...successors].find(([, successor]) => successor.id === id)?.[0] ?? id;

  async function save(formId: string, text: DraftText): Promise<void> {
    const added = unstored.get(formId);
    if (added) await store.add({ ...added, text });
    if (continuing.has(formId)) await continuing.get(formId);
    const id = storedAs(formId);
    if (await saveText(store, id, text)) return;
    if (continuing.has(formId) || storedAs(formId) !== id) await save(formId, text);
    else if (await saveTextOfLost(store, id, text)) return;
    else if (!submitted.has(id) || !(await amendQueued(store, id, text))) {
      const done = continued(formId, text).finally(() => continuing.delete(formId));
      continuing.set(formId, done);
      await done;
    }
  }

  /** Another window saved or discarded this draft, so text typed here since becomes a new draft. */
  async function continued(formId: string, text: DraftText): Promise<void> {
    const id = storedAs(formId);
    const known = typed.get(formId) ?? all?.find((draft) => draft.id === id);
    if (!known) return;
    const continuation = await continueAsNew(store, { ...known, id, text });
    if (!continuation) return;
    successors.set(formId, { id: continuation.draft.id, because: continuation.because });
    // Discard reads of the store that started before this draft was added.
    reading++;
    all = [...(all ?? []), continuation.draft];
    if (active === id) active = continuation.draft.id;
    changed();
    if (id !== formId) journal.clear(id);
  }

  const autosave = createAutosaveQueue(
    async (formId, text) => {
      await save(formId, text);
      await store.copied(storedAs(formId));
    },
    (formId, error) => {
      if (error === null) written(formId);
      else notWritten(formId, error);
    },
  );

  /** The record and its copy are stored. */
  function written(id: string): void {
    if (unsaved.delete(id)) for (const key of [id, storedAs(id)]) void store.copies.release(key);
    if (unsaved.size === 0) trouble = null;
    if (autosave.busy(id)) changed();
    else {
      for (const key of [id, storedAs(id)]) journal.clear(key);
      acknowledged.add(id);
      void refresh();
    }
  }

  function notWritten(id: string, error: unknown): void {
    unsaved.add(id);
    report(error);
    const draft = draftStore.state().drafts.find((one) => one.id === storedAs(id));
    // If that fails, too, the text stays on the screen, which says that it isn't saved.
    if (draft) holdUnsaved(store, { ...draft, updatedAt: Date.now() }).catch(nothing);
  }

  function report(error: unknown): void {
    trouble = (error instanceof OutboxUnavailable ? error : new OutboxUnavailable('failed')).sentence;
    changed();
  }

  async function refresh(): Promise<void> {
    const turn = ++reading;
    try {
      const next = await store.everything();
      if (turn !== reading) return;
      const shown = all?.find(({ id }) => id === active);
      all = next.drafts;
      for (const { id } of all) unstored.delete(id);
      const isStored = (formId: string) => next.drafts.some(({ id }) => id === storedAs(formId));
      // What the browser has just lost stays on the screen, and the next key stores it again.
      if (shown && isEdited(shown) && !isStored(formOf(shown.id)))
        typed.set(formOf(shown.id), current(shown));
      // Only now: an earlier read may be older than the typed text, and the next key would change the old text.
      for (const id of acknowledged) {
        const isBusy = autosave.busy(id);
        if (isBusy || isStored(id)) acknowledged.delete(id);
        if (!isBusy && isStored(id)) typed.delete(id);
      }
      unreadable = unreadableDrafts(next.aside, store, journal, refresh);
    } catch (error) {
      all ??= [];
      return report(error);
    }
    changed();
  }

  const current = (draft: Draft): Draft => {
    const formId = formOf(draft.id);
    const text = storedAs(formId) === draft.id ? typed.get(formId)?.text : undefined;
    return text ? withTyped(draft, text, autosave.busy(formId) && !submitted.has(draft.id)) : draft;
  };

  function derive(): DraftStoreState {
    const lost = active === null ? undefined : typed.get(formOf(active));
    const open = [...(all ?? []), ...unstored.values(), ...(lost && active ? [{ ...lost, id: active }] : [])];
    const drafts = draftsInStrip(open, active).map(current);
    const draft = drafts.find(({ id }) => id === active) ?? null;
    const formId = draft && formOf(draft.id);
    const continued = (formId !== null && successors.get(formId)?.because) || null;
    return { all, drafts, draft, unreadable, safety: safetyOf(formId), trouble, formId, continued };
  }

  function safetyOf(id: string | null): Safety {
    if (id === null) return 'saved';
    if (unsaved.has(id)) return 'unsaved';
    return autosave.busy(id) ? 'saving' : 'saved';
  }

  /** Drops the provisional drafts that nothing was typed into. */
  function leaveUntyped(next: string | null): void {
    for (const id of unstored.keys())
      if (id !== next && !typed.has(id) && !unsaved.has(id)) unstored.delete(id);
  }

  /** Shows the result of an action on draft `id`, if that is still active. Null: it failed and was reported. */
  async function follow(id: string, done: Promise<Draft | null>): Promise<Draft | null> {
    const draft = await done.catch((error: unknown) => {
      report(error);
      return null;
    });
    if (draft && active === id) active = draft.id;
    await refresh();
    return draft;
  }

  const unsubscribe = store.subscribe(() => void refresh());

  const draftStore: DraftStore = {
    state: () => (state ??= derive()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void (listeners.delete(listener) && listeners.size === 0 && unsubscribe());
    },
    recover: () => recoverJournal(store, journal),
    refresh,
    // The background checks, too, and the next write reports a failure.
    check: () => checkDrafts(store).then(nothing, nothing),
    show(id) {
      leaveUntyped(id);
      active = id;
      changed();
    },
    activeId: () => active,
    showProvisional(draft) {
      unstored.set(draft.id, draft);
      active = draft.id;
      changed();
    },
    async add(draft, beside = []) {
      const untouched = untouchedOf(draftStore.state().drafts);
      // On the screen at once: what is typed from now on belongs to it.
      leaveUntyped(draft.id);
      unstored.set(draft.id, draft);
      active = draft.id;
      changed();
      await addOrHold(store, beside, report);
      try {
        await store.add(draft);
        for (const { id } of untouched) if (id !== draft.id) await discard(store, id);
      } catch (error) {
        // It stays on the screen and in memory, and is stored with the first change that can be stored.
        unstored.set(draft.id, draft);
        unsaved.add(draft.id);
        report(error);
        autosave.enqueue(draft.id, typed.get(draft.id)?.text ?? draft.text);
      }
      await refresh();
    },
    async addBehind(drafts) {
      await addOrHold(store, drafts, report);
      await refresh();
    },
    async fillProvisional(before, captured, beside) {
      const fresh = { ...captured, id: before.id, createdAt: before.createdAt };
      if (unstored.has(before.id) && !typed.has(before.id)) return draftStore.add(fresh, beside);
      await addOrHold(store, beside, report);
      const typedSince = draftStore.state().drafts.find(({ id }) => id === before.id)?.text ?? before.text;
      const text = mergeDraftText(before.text, typedSince, fresh.text);
      typed.set(before.id, { ...before, text });
      autosave.enqueue(before.id, text);
      await autosave.settled();
      await store.change(before.id, (draft) => ({ ...draft, origin: fresh.origin })).catch(report);
      await refresh();
    },
    type(change) {
      const draft = draftStore.state().draft;
      if (draft?.delivery.state !== 'editing') return;
      const text = { ...draft.text, ...change };
      const formId = formOf(draft.id);
      typed.set(formId, { ...draft, text });
      journal.put({ ...draft, text, touched: true, updatedAt: Date.now() });
      autosave.enqueue(formId, text);
      changed();
    },
    async submit(accountId, undoMs, accountName) {
      const draft = draftStore.state().draft;
      if (!draft) return null;
      if (unstored.has(draft.id)) autosave.enqueue(draft.id, draft.text);
      await autosave.settled();
      if (autosave.failing(formOf(draft.id))) return null;
      // Typing continued in a new draft. Another window already saved the old text, so don't send it twice.
      if (active !== draft.id) return null;
      submitted.add(draft.id);
      const saved = await follow(draft.id, submit(store, draft.id, { accountId, accountName, undoMs }));
      if (!saved) submitted.delete(draft.id);
      return saved;
    },
    undo: async (id) => {
      submitted.delete(id);
      await follow(id, undo(store, id));
    },
    ...storedActions(store, follow, () => autosave.settled()),
    discard: async (id) => {
      unstored.delete(id);
      await autosave.settled();
      const formId = formOf(id);
      autosave.forget(formId);
      typed.delete(formId);
      if (unsaved.delete(formId)) await store.copies.release(id);
      for (const key of [id, formId]) journal.clear(key);
      await follow(id, discard(store, id));
    },
    flush: () => autosave.flush(),
    settled: () => autosave.settled(),
  };
  return draftStore;
}
