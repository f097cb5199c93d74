import type { Entry, EntryRef } from '../entry.ts';
import { reading } from '../store/apply.ts';
import { entriesAt } from '../store/blocks.ts';
import { libraryDatabase } from '../store/database.ts';
import { locate } from '../store/opencopy.ts';
import { entryOfArticle } from '../summary.ts';
import { entryOfCategory, entryOfReference, entryOfStatblock } from './entries.ts';
import { type Around, asked } from './service.ts';

async function read({ service, worldId, options }: Around, { kind, id }: EntryRef): Promise<Entry> {
  switch (kind) {
    case 'article':
      return entryOfArticle(await service.article(id, options));
    case 'category':
      return entryOfCategory(await service.category(id, options));
    case 'statblock':
      return entryOfStatblock(worldId, await service.statblock(Number(id), options));
    case 'image':
      return entryOfReference('image', worldId, await service.image(Number(id), options));
    case 'manuscript':
      return entryOfReference('manuscript', worldId, await service.manuscript(id, options));
    case 'secret':
      // Its content goes no further than this line.
      return entryOfReference('secret', worldId, await service.secret(id, options));
  }
}

/** The entry as the platform has it now, or as it is held where the platform does not say; null: it is gone. */
export async function stillThere(around: Around, ref: EntryRef): Promise<Entry | null> {
  const found = await asked(read(around, ref));
  if (found !== 'unclear') return found;
  const { worldId } = around;
  const location = await reading(worldId, ({ layers }) => locate(layers, ref));
  const [held] = await entriesAt(await libraryDatabase(), worldId, [location]);
  return held ?? null;
}
