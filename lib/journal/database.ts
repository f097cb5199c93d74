import type { DBSchema } from 'idb';
import * as z from 'zod/mini';
import { createConnection } from '../database/index.ts';
import type { Instant, WorldId } from '../model/index.ts';

/**
 * `open`: World Anvil doesn't have it, as far as we know. `dismissed`: the person doesn't want it offered. `replaced`: the
 * person removed most of it while typing, or put it in.
 */
const STATES = ['open', 'dismissed', 'replaced'] as const;

/** What was typed into one field on one visit of an editor. */
export interface TextRow {
  id: string;
  /** The entry, such as `article:<id>`; for a new one, the page's path. */
  page: string;
  worldId: WorldId;
  title: string | null;
  field: string;
  text: string;
  html: string | null;
  before: string;
  at: Instant;
  /** Counts the changes of the visit, because messages may overtake each other. */
  turn: number;
  state: (typeof STATES)[number];
  /** Characters of all its texts. */
  size: number;
}

interface JournalSchema extends DBSchema {
  texts: { key: string; value: TextRow; indexes: { page: string; size: [Instant, number] } };
}

export const JOURNAL_DATABASE = 'loreside-journal';
/** This database is migrated and never dropped: nobody else has what it holds. */
const VERSION = 1;

const connection = createConnection<JournalSchema>({
  name: JOURNAL_DATABASE,
  version: VERSION,
  stores: { texts: ['page', 'size'] },
  upgrade(db) {
    const texts = db.createObjectStore('texts', { keyPath: 'id' });
    texts.createIndex('page', 'page');
    texts.createIndex('size', ['at', 'size']);
  },
  damage: 'rebuild',
});

/** Runs `work` with the journal's database. Rejects with `DatabaseUnavailable`. Only the background opens it. */
export const withJournal = connection.use;

export const deleteJournal = (): Promise<void> => connection.delete();

const row = z.object({
  ...{ id: z.string(), page: z.string(), worldId: z.string(), title: z.nullable(z.string()) },
  ...{ field: z.string(), text: z.string(), html: z.nullable(z.string()), before: z.string() },
  ...{ at: z.number(), turn: z.number(), state: z.enum(STATES), size: z.number() },
});

/** The stored row, or null if it is missing or damaged. */
export const readRow = (stored: unknown): TextRow | null => row.safeParse(stored).data ?? null;
