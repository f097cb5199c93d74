import type { Category, World } from '../../model/index.ts';
import type { Link } from '../links/index.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import type { BodyRow, SyncRow } from './database.ts';
import type { Completeness } from './merge.ts';

/** A change of one world's copy, applied completely or not at all. */
export interface Change {
  entries?: readonly Entry[];
  /** `whole` by default. */
  completeness?: Completeness;
  drop?: readonly EntryRef[];
  /** For categories among the entries, what only trees need. */
  categories?: readonly Category[];
  world?: World;
  bodies?: readonly Omit<BodyRow, 'worldId' | 'location'>[];
  /** Indexes the bodies in the same transaction. Without, they wait in the queue, which suits a few at a time. */
  indexesBodies?: boolean;
  /** The links of entries without a full text: drafts. Those of `bodies` are found in them. */
  links?: readonly { ref: EntryRef; links: readonly Link[] }[];
  sealed?: { id: string; box: unknown; stamp: number };
  /**
   * Updates the sync record; `placed` are the locations of `entries`. Null rejects the whole change: the record isn't
   * the one it was made for.
   */
  sync?: (row: SyncRow, placed: readonly number[]) => SyncRow | null;
}
