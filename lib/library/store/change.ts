import type { Category, World } from '../../model/index.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import type { BodyRow, SyncRow } from './database.ts';
import type { Completeness } from './merge.ts';

/** What is to happen to the copy of one world, all of it or nothing. */
export interface Change {
  entries?: readonly Entry[];
  /** Default `whole`. */
  completeness?: Completeness;
  drop?: readonly EntryRef[];
  /** Of the categories among the entries, what only trees need. */
  categories?: readonly Category[];
  world?: World;
  bodies?: readonly Omit<BodyRow, 'worldId' | 'location'>[];
  sealed?: { id: string; box: unknown; stamp: number };
  /**
   * How far the copy is afterwards; `placed` are the locations of the entries, in their order. Null: the record is not
   * what this change was made for; nothing of it happens.
   */
  sync?: (row: SyncRow, placed: readonly number[]) => SyncRow | null;
}
