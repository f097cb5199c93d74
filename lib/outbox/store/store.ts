import { createConnection, hasDiskSpace } from '../../database/index.ts';
import type { WorldId } from '../../model/index.ts';
import type { Draft, MarkerSupport } from '../draft.ts';
import { type Copies, createCopies } from './copies.ts';
import type { Database } from './database.ts';
import { NAME, OUTBOX_OPTIONS, OutboxUnavailable, UnwritableDraft, unavailable } from './database.ts';
import { merge, needsCopy, saySame } from './merge.ts';
import { parseRecord } from './record.ts';
import type { SetAside, Writable } from './set-aside.ts';
import { asideOf, asTextAside, isReadable, readAll, writable } from './set-aside.ts';

export type Durability = 'strict' | 'relaxed';

/**
 * Where drafts live. Every write is acknowledged when its transaction has completed, not before, and raises `rev`.
 * A strict one also waits for its copy (`copies.ts`), so that what is about to be sent is known in both places. A function that is handed a draft inside a transaction must be pure and must not wait.
 * Every call rejects with `OutboxUnavailable` alone.
 */
export interface OutboxStore {
  list(): Promise<Draft[]>;
  get(id: string): Promise<Draft | undefined>;
  /** Puts the draft unless its id is known already, so that a repeated call does no harm. Strict. */
  add(draft: Draft): Promise<void>;
  /** Null: the draft is gone or can't be written (then it is set aside), or `edit` refused. Otherwise what was written. Strict by default. */
  change(id: string, edit: (draft: Draft) => Draft | null, durability?: Durability): Promise<Draft | null>;
  /** Writes both halves or neither: what becomes of the draft, and the one that goes on in its place. Strict. */
  fork(id: string, split: (draft: Draft) => { old: Draft; fresh: Draft } | null): Promise<Draft | null>;
  /** Deletes for good where `allowed` says so. */
  remove(id: string, allowed: (draft: Draft) => boolean): Promise<boolean>;
  /** How markers travel in this world; an unproved `scrapbook` where nothing is known yet. */
  markerSupport(worldId: WorldId): Promise<MarkerSupport>;
  setCarrier(markerSupport: MarkerSupport): Promise<void>;
  /** Calls `listener` after each write by any context. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The store with what lies beside the drafts: their copies, and records that are none. */
export interface Outbox extends OutboxStore {
  /** Every draft, and the records that can't be used as one: they stay as they are. */
  everything(): Promise<{ drafts: Draft[]; aside: SetAside[] }>;
  /** Keeps what a damaged copy held. */
  putAside(id: string, record: unknown): Promise<void>;
  /** Deletes a damaged record for good. */
  forget(key: IDBValidKey): Promise<void>;
  /** Forgets how markers travel in a world. */
  forgetMarkers(worldId: WorldId): Promise<void>;
  /** Resolves when the last change made here has its copy as well; rejects when that failed. */
  copied(id: string): Promise<void>;
  /** Puts back what the database lost or damaged, by `merge`. Returns how many it had lost. */
  restore(copies: readonly Draft[]): Promise<number>;
  copies: Copies;
}

export const unknownMarkerSupport = (worldId: WorldId): MarkerSupport => ({
  worldId,
  field: 'scrapbook',
  proved: false,
  at: 0,
});

/** A store of its own, with a connection of its own; `openOutbox` is what the product uses. */
export function createStore(copies: Copies = createCopies()): Outbox {
  const database = createConnection(OUTBOX_OPTIONS);
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = () => {
    for (const listener of listeners) listener();
  };

  async function using<T>(work: (connection: Database) => Promise<T>): Promise<T> {
    try {
      return await database.use(work);
    } catch (cause) {
      throw await unavailable(cause);
    }
  }

  const copying = new Map<string, Promise<void>>();

  /** A draft that is sent or discarded loses its copy; what fails then is put right by the next check. */
  function copy(draft: Draft, durability: Durability): Promise<void> {
    const done = needsCopy(draft)
      ? copies.put(draft, durability === 'strict' ? 'now' : 'soon')
      : copies.drop(draft.id);
    copying.set(draft.id, done);
    // Whoever asks with `copied` learns of it.
    done.catch(() => {});
    return done;
  }

  /**
   * One transaction over the drafts. `work` may wait for requests of this transaction only. The commit is asked for as
   * soon as the last request was made: a popup that closes a moment later does not take the write with it.
   */
  async function write<T>(durability: Durability, work: (drafts: Writable) => Promise<T>): Promise<T> {
    if (!(await hasDiskSpace())) throw new OutboxUnavailable('full');
    const put: Draft[] = [];
    const removed: string[] = [];
    const result = await using(async (connection) => {
      const transaction = connection.transaction('drafts', 'readwrite', { durability });
      const drafts = writable(transaction.store, put, removed);
      const completed = transaction.done;
      // Awaited below; without a handler here an early failure would count as unhandled.
      completed.catch(() => {});
      let result: T;
      try {
        result = await work(drafts);
        transaction.commit();
      } catch (cause) {
        try {
          transaction.abort();
        } catch {
          // It had failed by itself; the cause says why.
        }
        throw cause;
      }
      await completed;
      return result;
    });
    const made = [...put.map((draft) => copy(draft, durability)), ...removed.map(copies.drop)];
    if (made.length > 0) announce();
    if (durability === 'strict') await Promise.all(made);
    return result;
  }

  /** Null if the draft can't be written: it is set aside as text, so that the others go on. */
  async function orSetAside<T>(id: string, work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnwritableDraft) || error.draft.id !== id) throw error;
      await setAsideAsText(error.draft);
      return null;
    }
  }

  async function setAsideAsText(draft: Draft): Promise<void> {
    await using(async (connection) => {
      const transaction = connection.transaction('drafts', 'readwrite', { durability: 'strict' });
      await Promise.all([
        transaction.store.put(asTextAside(draft)),
        transaction.store.delete(draft.id),
        transaction.done,
      ]);
    });
    announce();
  }

  /** All of them, or all but one that can't be written. */
  async function restoreAll(lost: readonly Draft[]): Promise<number> {
    try {
      return await restore(lost);
    } catch (error) {
      if (!(error instanceof UnwritableDraft)) throw error;
      const { id } = error.draft;
      await setAsideAsText(error.draft);
      await copies.drop(id);
      return restoreAll(lost.filter((draft) => draft.id !== id));
    }
  }

  const restore = (lost: readonly Draft[]): Promise<number> =>
    write('strict', async (drafts) => {
      let count = 0;
      for (const draft of lost) {
        const stored = await drafts.get(draft.id);
        const isUnreadable = typeof stored === 'string';
        const isReplaced = isUnreadable && (await drafts.isNoNewerThan(draft.id, draft));
        if (stored === 'newer' && !isReplaced) continue;
        if (isUnreadable) await drafts.setAside(draft.id, isReplaced);
        const changes = merge(isUnreadable ? null : stored, draft, crypto.randomUUID());
        for (const change of changes) drafts.put(change);
        // What was set aside says so itself. Of a damaged number that nobody sees there is nothing to say.
        const isNews = isUnreadable || !stored || !saySame(stored, draft);
        if (changes.length > 0 && isNews && !isReplaced) count++;
      }
      return count;
    });

  function announce(): void {
    channel.postMessage(null);
    for (const listener of listeners) listener();
  }

  return {
    list: () => using(async (connection) => (await readAll(connection)).drafts),
    everything: () => using(readAll),
    putAside: (id, record) =>
      using((connection) => connection.put('drafts', asideOf(id, record))).then(announce),
    forget: (key) => using((connection) => connection.delete('drafts', IDBKeyRange.only(key))).then(announce),
    forgetMarkers: (worldId) => using((connection) => connection.delete('carriers', worldId)),
    copies,
    copied: async (id) => copying.get(id),
    restore: restoreAll,
    get: (id) =>
      using(async (connection) => {
        const record = parseRecord(await connection.get('drafts', id));
        return record.kind === 'draft' ? record.draft : undefined;
      }),
    add: (draft) =>
      write('strict', async (drafts) => {
        if ((await drafts.get(draft.id)) === null) drafts.put(draft);
      }),
    change: (id, edit, durability = 'strict') =>
      orSetAside(id, () =>
        write(durability, async (drafts) => {
          const draft = await drafts.get(id);
          const edited = isReadable(draft) ? edit(draft) : null;
          if (!isReadable(draft) || !edited) return null;
          const next = { ...edited, id, rev: draft.rev + 1 };
          drafts.put(next);
          return next;
        }),
      ),
    fork: (id, split) =>
      orSetAside(id, () =>
        write('strict', async (drafts) => {
          const draft = await drafts.get(id);
          const halves = isReadable(draft) ? split(draft) : null;
          if (!isReadable(draft) || !halves) return null;
          drafts.put({ ...halves.old, id, rev: draft.rev + 1 });
          drafts.put(halves.fresh);
          return halves.fresh;
        }),
      ),
    remove: (id, allowed) =>
      write('strict', async (drafts) => {
        const draft = await drafts.get(id);
        if (!isReadable(draft) || !allowed(draft)) return false;
        drafts.remove(id);
        return true;
      }),
    markerSupport: (worldId) =>
      using(
        async (connection) => (await connection.get('carriers', worldId)) ?? unknownMarkerSupport(worldId),
      ),
    setCarrier: (markerSupport) =>
      using(async (connection) => {
        const transaction = connection.transaction('carriers', 'readwrite', { durability: 'strict' });
        // `transaction.done` rejects as well, and is awaited.
        transaction.store.put(markerSupport).catch(() => {});
        transaction.commit();
        await transaction.done;
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      channel.close();
      database.close();
    },
  };
}

let shared: Promise<Outbox> | null = null;

/** The outbox of this context, opened once. Rejects with `OutboxUnavailable`; the next call tries again. */
export function openOutbox(): Promise<Outbox> {
  shared ??= (async () => {
    const store = createStore();
    try {
      await store.list();
      return store;
    } catch (cause) {
      store.close();
      shared = null;
      throw cause;
    }
  })();
  return shared;
}
