import { articleWithoutRendered, type Category, type WorldId } from '../../model/index.ts';
import type { ExportedItem } from '../../world-export/index.ts';
import { entryOfArticle } from '../changes.ts';
import type { Entry } from '../search/index.ts';
import type { Resource } from '../store/database.ts';
import { aliasesOf } from '../sync/aliases.ts';
import { entryOfCategory, entryOfReference, entryOfStatblock } from '../sync/entries.ts';
import * as text from '../sync/fulltext.ts';

/** What an export holds, as the library stores it. */
export interface ExportedEntry {
  entry: Entry;
  category: Category | null;
  resource: Resource;
}

/** The full text of an item, without markup. */
export function textOfExported(item: ExportedItem): string {
  switch (item.kind) {
    case 'article':
      return text.textOfArticle(item.article);
    case 'category':
      return text.textOfCategory(item.category);
    case 'statblock':
      return text.textOfStatblock(item.statblock);
    case 'manuscript':
      return text.textOfManuscript(item.manuscript);
    case 'image':
      return text.textOfImage(item.image);
  }
}

/** Converts an item of an export. `before`: what is stored of it, for what this export doesn't say. */
export function exportedEntry(worldId: WorldId, item: ExportedItem, before: Resource | null): ExportedEntry {
  switch (item.kind) {
    case 'article': {
      const resource = articleWithoutRendered(completed(item.article, before));
      const entry = { ...entryOfArticle(resource), worldId, aliases: aliasesOf(resource) };
      return { entry, category: null, resource };
    }
    case 'category': {
      const resource = { ...completed(item.category, before), worldId };
      return { entry: entryOfCategory(resource), category: resource, resource };
    }
    case 'statblock': {
      const resource = completed(item.statblock, before);
      const entry = entryOfStatblock(worldId, resource);
      return { entry, category: null, resource };
    }
    case 'manuscript': {
      const resource = completed(item.manuscript, before);
      const entry = entryOfReference('manuscript', worldId, resource);
      return { entry, category: null, resource };
    }
    case 'image': {
      const resource = completed(item.image, before);
      const entry = entryOfReference('image', worldId, resource);
      return { entry, category: null, resource };
    }
  }
}

/** Fields that one kind of export has and another lacks, so that an empty value says nothing. */
const UNTOLD: ReadonlySet<string> = new Set([
  ...[
    'url',
    'slug',
    'icon',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'notifiedAt',
    'authorName',
    'wordcount',
  ],
  ...['cover', 'coverId', 'portrait', 'flag', 'statblock', 'articleParentId', 'position', 'views'],
  ...['relations', 'secrets', 'ancestry', 'template', 'state'],
]);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Adds what an earlier reading said and this export can't. */
function completed<Item extends Resource>(item: Item, before: Resource | null): Item {
  if (before === null) return item;
  const kept = Object.entries(before).filter(
    ([name, value]) => UNTOLD.has(name) && isEmpty(Reflect.get(item, name)) && !isEmpty(value),
  );
  return Object.assign({ ...item }, Object.fromEntries(kept));
}
