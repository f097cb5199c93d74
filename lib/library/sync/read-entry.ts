import type { Entry, EntryRef } from '../search/index.ts';
import { reading } from '../store/apply.ts';
import { entriesAt } from '../store/blocks.ts';
import { libraryDatabase } from '../store/database.ts';
import { locate } from '../store/open-copy.ts';
import { entryOfArticle } from '../summary.ts';
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
