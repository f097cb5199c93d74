import type { IDBPObjectStore } from 'idb';
import type { Draft } from '../draft.ts';
import { isUnwritable, type OutboxSchema, UnwritableDraft } from './database.ts';
import { parseRecord, recordOf } from './record.ts';
import { asideOf, isNoNewerThan } from './set-aside.ts';

/** A draft, null where there is none, or why what is there is none. */
type Found = Draft | null | 'damaged' | 'newer';

export const isReadable = (found: Found): found is Draft => found !== null && typeof found === 'object';

/** The drafts within one transaction. */
export interface Writable {
  get(id: string): Promise<Found>;
  /** Throws `UnwritableDraft`. */
  put(draft: Draft): void;
  /** Whether what is stored, and can't be read, has nothing that `draft`, its copy, lacks. */
  isNoNewerThan(id: string, draft: Draft): Promise<boolean>;
  /** Moves a damaged record to a name of its own. */
  setAside(id: string, isReplaced: boolean): Promise<void>;
  remove(id: string): void;
}

type Drafts = IDBPObjectStore<OutboxSchema, ['drafts'], 'drafts', 'readwrite'>;

/** Adds what is written to `put`, and what is deleted to `removed`. */
export function writable(store: Drafts, put: Draft[], removed: string[]): Writable {
  /** The transaction rejects as well, and is awaited. */
  const requested = (request: Promise<unknown>) => void request.catch(() => {});
  return {
    async get(id) {
      const raw = await store.get(id);
      const record = parseRecord(raw);
      if (record.kind === 'draft') return record.draft;
      return raw === undefined ? null : record.kind;
    },
    put(draft) {
      put.push(draft);
      try {
        requested(store.put(recordOf(draft)));
      } catch (cause) {
        throw isUnwritable(cause) ? new UnwritableDraft(draft, cause) : cause;
      }
    },
    isNoNewerThan: async (id, draft) => isNoNewerThan(await store.get(id), draft),
    async setAside(id, isReplaced) {
      requested(store.put(asideOf(id, await store.get(id), isReplaced)));
    },
    remove(id) {
      removed.push(id);
      requested(store.delete(id));
    },
  };
}
