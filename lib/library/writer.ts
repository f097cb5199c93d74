import type { Instant, WorldId } from '../model/index.ts';
import type { Entry, EntryRef } from './entry.ts';
import type { SyncRow, Thing } from './store/database.ts';

/** A thing that was read in full. */
export interface NewBody {
  ref: EntryRef;
  thing: Thing;
  /** Without markup. */
  text: string;
  updatedAt: Instant | null;
}

/** What fills the copy. Only the background has one. Each call is one transaction: all of it stands, or nothing. */
export interface LibraryWriter {
  /**
   * Entries that were just written or read, in the place of what stood there; `isPending` until the platform has
   * confirmed them. `instead`: what they replace, such as the draft that an article has come of.
   */
  put(worldId: WorldId, entries: readonly Entry[], instead?: readonly EntryRef[]): Promise<void>;
  drop(worldId: WorldId, refs: readonly EntryRef[]): Promise<void>;
  /** Of an entry that the copy holds; of any other nothing is kept. */
  putBody(worldId: WorldId, body: NewBody): Promise<void>;
  pause(worldId: WorldId, paused: boolean): Promise<void>;
  /** How far the copy of a world is; as of a world that was never copied, where there is none. */
  state(worldId: WorldId): Promise<SyncRow>;
  /** The worlds that there is a copy of, or part of one. */
  worlds(): Promise<WorldId[]>;
  /** Merges small segments, and makes anew what is damaged. `pause` is awaited about every 8 ms of work. */
  tidy(worldId: WorldId, pause?: () => Promise<void>): Promise<void>;
}

/** The writer of this context. */
export function openWriter(): LibraryWriter {
  throw new Error('Not there yet.');
}
