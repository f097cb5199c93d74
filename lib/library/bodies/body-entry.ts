import * as z from 'zod/mini';
import type { WorldId } from '../../model/index.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import { entryOfArticle } from '../summary.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** Stored data may come from another release. */
const article = z.object({
  id: z.string(),
  worldId: z.string(),
  title: z.string(),
  template: z.string(),
  state: z.nullable(z.enum(['public', 'private'])),
  isDraft: z.boolean(),
  isWip: z.boolean(),
  tags: z.array(z.string()),
  excerpt: text,
  url: text,
  slug: text,
  categoryId: text,
  updatedAt: number,
  wordcount: number,
});

/**
 * The entry of an article, made from its stored full text. A stopgap until the index is open, which may know more.
 * Null if fields are missing, and for other kinds.
 */
export function entryOfBody(worldId: WorldId, { kind, id }: EntryRef, resource: unknown): Entry | null {
  if (kind !== 'article') return null;
  const { data } = article.safeParse(resource);
  return data?.id === id && data.worldId === worldId ? entryOfArticle(data) : null;
}
