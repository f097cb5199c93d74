import { articleWithoutRendered, type Category, type Secret } from '../../model/index.ts';
import { entryOfArticle } from '../changes.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import type { Resource } from '../store/database.ts';
import { aliasesOf } from './aliases.ts';
import { entryOfCategory, entryOfReference, entryOfStatblock } from './entries.ts';
import * as text from './fulltext.ts';
import type { SyncContext } from './service.ts';

/** A full read: the entry and its body. Secrets have no body. */
export interface FullEntry {
  entry: Entry;
  category?: Category;
  body: { resource: Resource; text: string } | null;
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
      const resource = articleWithoutRendered(await service.fullArticle(id, options));
      const entry = { ...entryOfArticle(resource), aliases: aliasesOf(resource) };
      return { entry, body: { resource, text: text.textOfArticle(resource) } };
    }
    case 'statblock': {
      const resource = await service.statblock(Number(id), options);
      const entry = entryOfStatblock(worldId, resource);
      return { entry, body: { resource, text: text.textOfStatblock(resource) } };
    }
    case 'manuscript': {
      const resource = await service.manuscript(id, options);
      const entry = entryOfReference(kind, worldId, resource);
      return { entry, body: { resource, text: text.textOfManuscript(resource) } };
    }
    case 'image': {
      const resource = await service.image(Number(id), options);
      const entry = entryOfReference(kind, worldId, resource);
      return { entry, body: { resource, text: text.textOfImage(resource) } };
    }
    case 'category': {
      const resource = { ...(await service.category(id, options)), worldId };
      const body = { resource, text: text.textOfCategory(resource) };
      return { entry: entryOfCategory(resource), category: resource, body };
    }
    case 'secret': {
      const secret = await service.secret(id, options);
      return { entry: entryOfReference(kind, worldId, secret), body: null, secret };
    }
  }
}
