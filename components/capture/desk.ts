import {
  type Draft,
  type DraftText,
  discard,
  edit,
  type OutboxStore,
  restore,
  retry,
  saveText,
  submit,
  undo,
} from '../../lib/outbox/index.ts';
import type { Journal } from './journal.ts';
import { createKeeper } from './keeper.ts';

/** What the screen shows of the outbox at one moment. */
export interface DeskState {
  /** Everything in the outbox; null until it was read once. */
  all: readonly Draft[] | null;
  /** The drafts that stand side by side, oldest first: those under way, and the one on the screen. */
  drafts: readonly Draft[];
  /** The one on the screen, with what was typed a moment ago. */
  draft: Draft | null;
  /** What kept the last change from being stored. */
  trouble: string | null;
}

/**
 * The drafts on the writing desk: what is typed is on the screen at once and in the store right after, by whatever
 * window it was typed. Deriving rules only; how it looks is the components'.
 */
export interface Desk {
  state(): DeskState;
  subscribe(listener: () => void): () => void;
  /** Brings home what a killed window left behind. Before the first `refresh`. */
  recover(): Promise<void>;
  /** Reads the store again. */
  refresh(): Promise<void>;
  /** What was only laid there, and nothing typed into, is taken away for it. */
  show(id: string | null): void;
  /** Which draft stands in front, or will as soon as it is stored. */
  front(): string | null;
  /** Stands on the screen at once, but is stored only when something is typed into it. */
  lay(draft: Draft): void;
  /** Stored now, and on the screen. Captures that nobody touched make room for it. */
  add(draft: Draft): Promise<void>;
  /** What was laid there becomes `fresh`, but for what the person typed into it since. */
  adopt(laid: Draft, fresh: Draft): Promise<void>;
  /** What the person changed in the draft on the screen. */
  type(change: Partial<DraftText>): void;
  submit(accountId: string, undoMs: number): Promise<Draft | null>;
  undo(id: string): Promise<void>;
  edit(id: string): Promise<void>;
  retry(id: string): Promise<void>;
  discard(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Hands all that is typed to the store now. */
  flush(): void;
  settled(): Promise<void>;
}

export function createDesk(store: OutboxStore, journal: Journal): Desk {
  const listeners = new Set<() => void>();
  const typed = new Map<string, DraftText>();
  let all: Draft[] | null = null;
  let laid: Draft | null = null;
  let active: string | null = null;
  let trouble: string | null = null;
  let state: DeskState | null = null;
  let reading = 0;

  const changed = () => {
    state = null;
    for (const listener of listeners) listener();
  };

  const keeper = createKeeper(
    async (id, text) => {
      if (laid?.id === id) await store.add({ ...laid, text });
      const kept = await saveText(store, id, text);
      if (laid?.id === id && kept) laid = null;
    },
    (id, error) => {
      trouble = error === null ? null : error instanceof Error ? error.message : 'This could not be kept.';
      if (error === null && !keeper.busy(id)) journal.clear(id);
      if (error === null && !keeper.busy(id)) void refresh().then(() => !keeper.busy(id) && typed.delete(id));
      else changed();
    },
  );

  async function refresh(): Promise<void> {
    const turn = ++reading;
    try {
      const next = await store.list();
      if (turn !== reading) return;
      all = next;
    } catch (error) {
      all ??= [];
      trouble = error instanceof Error ? error.message : 'Your drafts could not be read.';
    }
    changed();
  }

  const current = (draft: Draft): Draft => {
    const text = draft.delivery.state === 'editing' ? typed.get(draft.id) : undefined;
    return text ? { ...draft, text, touched: true } : draft;
  };

  function derive(): DeskState {
    const stored = all ?? [];
    const extra = laid && !stored.some(({ id }) => id === laid?.id) ? [laid] : [];
    const drafts = [...stored, ...extra]
      .filter((draft) => draft.delivery.state === 'editing' || draft.id === active)
      .map(current)
      .sort((a, b) => a.createdAt - b.createdAt);
    return { all, drafts, draft: drafts.find(({ id }) => id === active) ?? null, trouble };
  }

  async function follow(done: Promise<Draft | null>): Promise<Draft | null> {
    const draft = await done;
    if (draft) active = draft.id;
    await refresh();
    return draft;
  }

  const unsubscribe = store.subscribe(() => void refresh());

  const desk: Desk = {
    state: () => {
      state ??= derive();
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unsubscribe();
      };
    },
    async recover() {
      for (const left of journal.left()) {
        await store.add({ ...left, updatedAt: left.createdAt });
        // What another window has stored since is newer than what is found here.
        await store.change(left.id, (stored) =>
          stored.delivery.state === 'editing' && stored.updatedAt <= left.updatedAt
            ? { ...stored, text: left.text, touched: true, updatedAt: left.updatedAt }
            : null,
        );
        journal.clear(left.id);
      }
    },
    refresh,
    show(id) {
      if (laid && laid.id !== id && !typed.has(laid.id)) laid = null;
      active = id;
      changed();
    },
    front: () => active,
    lay(draft) {
      laid = draft;
      active = draft.id;
      changed();
    },
    async add(draft) {
      const untouched = desk
        .state()
        .drafts.filter((other) => !other.touched && other.delivery.state === 'editing');
      if (laid && !typed.has(laid.id)) laid = null;
      active = draft.id;
      await store.add(draft);
      for (const { id } of untouched) if (id !== draft.id) await discard(store, id);
      await refresh();
    },
    async adopt(before, fresh) {
      const typedSince = desk.state().drafts.find(({ id }) => id === before.id)?.text ?? before.text;
      const text = merged(before.text, typedSince, fresh.text);
      typed.set(before.id, text);
      keeper.keep(before.id, text);
      await keeper.settled();
      await store.change(before.id, (draft) => ({ ...draft, origin: fresh.origin }));
      await refresh();
    },
    type(change) {
      const draft = desk.state().draft;
      if (draft?.delivery.state !== 'editing') return;
      const text = { ...draft.text, ...change };
      typed.set(draft.id, text);
      journal.put({ ...draft, text, touched: true, updatedAt: Date.now() });
      keeper.keep(draft.id, text);
      changed();
    },
    async submit(accountId, undoMs) {
      const draft = desk.state().draft;
      if (!draft) return null;
      if (laid?.id === draft.id) keeper.keep(draft.id, draft.text);
      await keeper.settled();
      return follow(submit(store, draft.id, { accountId, undoMs }));
    },
    undo: async (id) => void (await follow(undo(store, id))),
    edit: async (id) => void (await follow(edit(store, id))),
    retry: async (id) => void (await follow(retry(store, id))),
    discard: async (id) => {
      if (laid?.id === id) laid = null;
      await keeper.settled();
      typed.delete(id);
      await follow(discard(store, id));
    },
    restore: async (id) => void (await follow(restore(store, id))),
    flush: () => keeper.flush(),
    settled: () => keeper.settled(),
  };
  return desk;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Of each part, what was typed since it was laid there, else what came after. */
function merged(before: DraftText, since: DraftText, fresh: DraftText): DraftText {
  return {
    worldId: same(since.worldId, before.worldId) ? fresh.worldId : since.worldId,
    target: same(since.target, before.target) ? fresh.target : since.target,
    title: since.title === before.title ? fresh.title : since.title,
    content: since.content === before.content ? fresh.content : since.content,
    fields: same(since.fields, before.fields) ? fresh.fields : { ...fresh.fields, ...since.fields },
    sourceField: since.sourceField === before.sourceField ? fresh.sourceField : since.sourceField,
  };
}
