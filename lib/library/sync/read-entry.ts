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
  // Its texts are not wanted here, and an article's are much.
  if (ref.kind === 'article') return entryOfArticle(await context.service.article(ref.id, context.options));
  return (await readFullEntry(context, ref)).entry;
}

/** The entry as the platform has it now, or as it is held where the platform does not say; null: it is gone. */
export async function readEntry(context: SyncContext, ref: EntryRef): Promise<Entry | null> {
  const found = await withSkipReason(context, read(context, ref));
  if (found !== 'unclear') return found;
  const { worldId } = context;
  const location = await reading(worldId, ({ layers }) => locate(layers, ref));
  const [held] = await entriesAt(await libraryDatabase(), worldId, [location]);
  return held ?? null;
}
