import type { WorldId } from '../model/index.ts';
import { connect, type Database, NAME, unavailable } from './database.ts';
import type { Carrier, Draft } from './draft.ts';

export type Durability = 'strict' | 'relaxed';

/**
 * Where drafts live. Every write is acknowledged when its transaction has completed, not before, and raises `rev`;
 * a function that is handed a draft inside a transaction must be pure and must not wait.
 * Every call rejects with `OutboxUnavailable` alone.
 */
export interface OutboxStore {
  list(): Promise<Draft[]>;
  get(id: string): Promise<Draft | undefined>;
  /** Puts the draft unless its id is known already, so that a repeated call does no harm. Strict. */
  add(draft: Draft): Promise<void>;
  /** Null: the draft is gone, or `edit` refused. Otherwise what was written. Strict by default. */
  change(id: string, edit: (draft: Draft) => Draft | null, durability?: Durability): Promise<Draft | null>;
  /** Writes both halves or neither: what becomes of the draft, and the one that goes on in its place. Strict. */
  fork(id: string, split: (draft: Draft) => { old: Draft; fresh: Draft } | null): Promise<Draft | null>;
  /** Deletes for good where `allowed` says so. */
  remove(id: string, allowed: (draft: Draft) => boolean): Promise<boolean>;
  /** How markers travel in this world; an unproved `scrapbook` where nothing is known yet. */
  carrier(worldId: WorldId): Promise<Carrier>;
  setCarrier(carrier: Carrier): Promise<void>;
  /** Called after each write by any context. Returns how to stop. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

export const unknownCarrier = (worldId: WorldId): Carrier => ({
  worldId,
  field: 'scrapbook',
  proved: false,
  at: 0,
});

/** A store of its own, with a connection of its own; `openOutbox` is what the product uses. */
export function createStore(): OutboxStore {
  let opened: Promise<Database> | null = null;
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = () => {
    for (const listener of listeners) listener();
  };

  const database = (): Promise<Database> => {
    if (opened) return opened;
    const opening = connect(() => {
      if (opened === opening) opened = null;
    });
    opening.catch(() => {
      if (opened === opening) opened = null;
    });
    opened = opening;
    return opening;
  };

  /** One more try with a new connection where the browser had closed the old one. */
  async function using<T>(work: (database: Database) => Promise<T>): Promise<T> {
    try {
      const connection = await database();
      try {
        return await work(connection);
      } catch (cause) {
        if (!(cause instanceof Error) || cause.name !== 'InvalidStateError') throw cause;
        opened = null;
        return await work(await database());
      }
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  /**
   * One transaction over the drafts. `work` may wait for requests of this transaction only. The commit is asked for as
   * soon as the last request was made: a popup that closes a moment later does not take the write with it.
   */
  function write<T>(durability: Durability, work: (drafts: Writable) => Promise<T>): Promise<T> {
    return using(async (connection) => {
      const transaction = connection.transaction('drafts', 'readwrite', { durability });
      let written = false;
      const drafts: Writable = {
        get: (id) => transaction.store.get(id),
        put(draft) {
          written = true;
          transaction.store.put(draft).catch(() => {});
        },
        remove(id) {
          written = true;
          transaction.store.delete(id).catch(() => {});
        },
      };
      const completed = transaction.done;
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
      if (written) announce();
      return result;
    });
  }

  function announce(): void {
    channel.postMessage(null);
    for (const listener of listeners) listener();
  }

  return {
    list: () => using((connection) => connection.getAll('drafts')),
    get: (id) => using((connection) => connection.get('drafts', id)),
    add: (draft) =>
      write('strict', async (drafts) => {
        if (!(await drafts.get(draft.id))) drafts.put(draft);
      }),
    change: (id, edit, durability = 'strict') =>
      write(durability, async (drafts) => {
        const draft = await drafts.get(id);
        const edited = draft ? edit(draft) : null;
        if (!draft || !edited) return null;
        const next = { ...edited, id, rev: draft.rev + 1 };
        drafts.put(next);
        return next;
      }),
    fork: (id, split) =>
      write('strict', async (drafts) => {
        const draft = await drafts.get(id);
        const halves = draft ? split(draft) : null;
        if (!draft || !halves) return null;
        drafts.put({ ...halves.old, id, rev: draft.rev + 1 });
        drafts.put(halves.fresh);
        return halves.fresh;
      }),
    remove: (id, allowed) =>
      write('strict', async (drafts) => {
        const draft = await drafts.get(id);
        if (!draft || !allowed(draft)) return false;
        drafts.remove(id);
        return true;
      }),
    carrier: (worldId) =>
      using(async (connection) => (await connection.get('carriers', worldId)) ?? unknownCarrier(worldId)),
    setCarrier: (carrier) =>
      using(async (connection) => {
        const transaction = connection.transaction('carriers', 'readwrite', { durability: 'strict' });
        transaction.store.put(carrier).catch(() => {});
        transaction.commit();
        await transaction.done;
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      channel.close();
      void opened?.then((connection) => connection.close()).catch(() => {});
      opened = null;
    },
  };
}

interface Writable {
  get(id: string): Promise<Draft | undefined>;
  put(draft: Draft): void;
  remove(id: string): void;
}

let shared: Promise<OutboxStore> | null = null;

/** The outbox of this context, opened once. Rejects with `OutboxUnavailable`; the next call tries again. */
export function openOutbox(): Promise<OutboxStore> {
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
