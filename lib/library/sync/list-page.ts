import type { Category } from '../../model/index.ts';
import type { Page } from '../../service/index.ts';
import { entryOfArticle } from '../changes.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import { reading } from '../store/apply.ts';
import { entriesAt } from '../store/blocks.ts';
import { type FolderPlace, type ListRow, libraryDatabase } from '../store/database.ts';
import type { Completeness } from '../store/merge.ts';
import { locate } from '../store/open-copy.ts';
import { readFullEntry } from './body.ts';
import type { SyncContext } from './service.ts';
import { withSkipReason } from './skip-reason.ts';

async function read(context: SyncContext, ref: EntryRef): Promise<Entry> {
  // Skips the full text, which can be long.
  if (ref.kind === 'article') return entryOfArticle(await context.service.article(ref.id, context.options));
  return (await readFullEntry(context, ref)).entry;
}

/** The entry as World Anvil has it now, or the stored one if it doesn't say; null: deleted. */
export async function readEntry(context: SyncContext, ref: EntryRef): Promise<Entry | null> {
  const found = await withSkipReason(context, read(context, ref));
  if (found !== 'unclear') return found;
  const { worldId } = context;
  const location = await reading(worldId, ({ layers }) => locate(layers, ref));
  const [held] = await entriesAt(await libraryDatabase(), worldId, [location]);
  return held ?? null;
}

/** One page of a list, and where the list continues. */
export interface ListPage {
  entries: Entry[];
  completeness: Completeness;
  categories?: Category[];
  offset: number;
  folders: FolderPlace | null;
  isLast: boolean;
  /** In a user's list: ids that belong to another world, and the user. */
  elsewhere?: string[];
  userId?: string;
  /** For several pages read as one: why they end early. */
  cutOff?: { by: unknown };
}

/** An empty page ends a list, whatever the response says. */
export function pageOf<T>(page: Page<T>, list: ListRow, entry: (item: T) => Entry): ListPage {
  const read = page.items.length + page.skipped;
  return {
    entries: page.items.map(entry),
    completeness: 'listed',
    offset: list.offset + read,
    folders: list.folders,
    isLast: page.last || read === 0,
  };
}
