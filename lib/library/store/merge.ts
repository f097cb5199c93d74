import type { Category, World } from '../../model/index.ts';
import type { VersionCause } from '../../versions/index.ts';
import type { Link } from '../links/index.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import type { BodyRow, SyncRow } from './database.ts';

/**
 * How complete an entry is. `whole`: replaces everything. `read`: the same, read from World Anvil. `listed`: from a
 * list, which lacks fields. `flat`: from a list of categories without parents. `untagged`: from a list without tags.
 */
export type Completeness = 'whole' | 'read' | 'listed' | 'flat' | 'untagged';

/** Local changes stay until World Anvil shows something newer. */
function isHeldBack(before: Entry, now: Entry): boolean {
  if (!before.isPending) return false;
  return now.updatedAt === null || before.updatedAt === null || now.updatedAt <= before.updatedAt;
}

/** Merges what was read into the entry. Fields that a list lacks keep their value. */
export function mergeEntry(before: Entry | null, now: Entry, completeness: Completeness): Entry {
  if (!before || completeness === 'whole') return now;
  if (isHeldBack(before, now)) return before;
  // One API version returns a manuscript's state in its list only.
  const state = now.state ?? before.state;
  if (completeness === 'read') return { ...now, state };
  return {
    ...now,
    state,
    aliases: before.aliases,
    tags: completeness === 'untagged' ? before.tags : now.tags,
    categoryId: completeness === 'flat' ? (now.categoryId ?? before.categoryId) : now.categoryId,
    template: now.template ?? before.template,
    excerpt: now.excerpt ?? before.excerpt,
    wordcount: now.wordcount ?? before.wordcount,
    url: now.url ?? before.url,
    slug: now.slug ?? before.slug,
    updatedAt: now.updatedAt ?? before.updatedAt,
  };
}

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
  /** What brings the bodies, for the versions that they replace. `sync` by default. */
  brings?: VersionCause;
  /** Indexes the bodies in the same transaction. Without, they wait in the queue, which suits a few at a time. */
  indexesBodies?: boolean;
  /** The links of entries without a full text: drafts. Those of `bodies` are found in them. */
  links?: readonly { ref: EntryRef; links: readonly Link[] }[];
  sealed?: { id: string; box: unknown; stamp: number };
  /** Updates the sync record; `placed` are the locations of `entries`. Null rejects the whole change. */
  sync?: (row: SyncRow, placed: readonly number[]) => SyncRow | null;
}
