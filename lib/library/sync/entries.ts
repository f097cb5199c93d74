import type { Category, Reference, StatblockSummary, WorldId } from '../../model/index.ts';
import type { Entry, EntryKind } from '../search/index.ts';

// Converts what lists and reads return to entries.

const BLANK = {
  ...{ aliases: [], template: null, state: null, isDraft: false, isWip: false, tags: [], excerpt: null },
  ...{ url: null, slug: null, categoryId: null, updatedAt: null, wordcount: null, isPending: false },
} as const satisfies Partial<Entry>;

export function entryOfReference(
  kind: Exclude<EntryKind, 'article' | 'category'>,
  worldId: WorldId,
  { id, title, state, tags, url, slug, updatedAt }: Reference<string | number>,
): Entry {
  return { ...BLANK, aliases: [], kind, id: String(id), worldId, title, state, tags, url, slug, updatedAt };
}

export function entryOfStatblock(worldId: WorldId, statblock: StatblockSummary): Entry {
  const template = statblock.template?.title ?? null;
  // The system isn't part of the name, but searchable.
  const excerpt = statblock.template?.system?.title || null;
  return { ...entryOfReference('statblock', worldId, statblock), template, excerpt };
}

export function entryOfCategory(category: Category): Entry {
  const { id, worldId, title, state, url, parentId, updatedAt = null } = category;
  return {
    ...BLANK,
    ...{ aliases: [], tags: [], kind: 'category', id, worldId, title, state, url, categoryId: parentId },
    updatedAt,
  };
}
