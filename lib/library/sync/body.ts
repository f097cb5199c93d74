import { articleWithoutRendered, type Category, type Secret } from '../../model/index.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import type { Thing } from '../store/database.ts';
import { entryOfArticle } from '../summary.ts';
import { aliasesOf } from './aliases.ts';
import { entryOfCategory, entryOfReference, entryOfStatblock } from './entries.ts';
import * as text from './fulltext.ts';
import type { SyncContext } from './service.ts';

/** A full read: the entry and its body. Secrets have no body. */
export interface FullEntry {
  entry: Entry;
  category?: Category;
  body: { thing: Thing; text: string } | null;
  /** A secret with its content, only for encryption. */
  secret?: Secret;
}

/** Rejects as the service does. */
export async function readFullEntry(
  { service, worldId, options }: Omit<SyncContext, 'total' | 'now'>,
  { kind, id }: EntryRef,
): Promise<FullEntry> {
  switch (kind) {
    case 'article': {
      // The content of secrets isn't stored, so remove where World Anvil renders it in a text.
      const thing = articleWithoutRendered(await service.fullArticle(id, options));
      const entry = { ...entryOfArticle(thing), aliases: aliasesOf(thing) };
      return { entry, body: { thing, text: text.textOfArticle(thing) } };
    }
    case 'statblock': {
      const thing = await service.statblock(Number(id), options);
      return { entry: entryOfStatblock(worldId, thing), body: { thing, text: text.textOfStatblock(thing) } };
    }
    case 'manuscript': {
      const thing = await service.manuscript(id, options);
      const entry = entryOfReference(kind, worldId, thing);
      return { entry, body: { thing, text: text.textOfManuscript(thing) } };
    }
    case 'image': {
      const thing = await service.image(Number(id), options);
      const entry = entryOfReference(kind, worldId, thing);
      return { entry, body: { thing, text: text.textOfImage(thing) } };
    }
    case 'category': {
      const read = await service.category(id, options);
      const thing = { ...read, worldId };
      return {
        entry: entryOfCategory(thing),
        category: thing,
        body: { thing, text: text.textOfCategory(thing) },
      };
    }
    case 'secret': {
      const secret = await service.secret(id, options);
      return { entry: entryOfReference(kind, worldId, secret), body: null, secret };
    }
  }
}
