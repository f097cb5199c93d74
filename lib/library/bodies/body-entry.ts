import * as z from 'zod/mini';
import type { Instant, WorldId } from '../../model/index.ts';
import { entryOfArticle } from '../changes.ts';
import type { Entry, EntryRef } from '../search/index.ts';
import { apply } from '../store/apply.ts';
import type { Resource } from '../store/database.ts';

/** An entry's full text, as it was read. */
export interface NewBody {
  ref: EntryRef;
  resource: Resource;
  /** Without markup. */
  text: string;
  updatedAt: Instant | null;
}

/** Stores the body if the copy has its entry. */
export async function putBody(worldId: WorldId, { ref, resource, text, updatedAt }: NewBody): Promise<void> {
  await apply(worldId, {
    bodies: [{ ...ref, thing: resource, text, updatedAt, readAt: Date.now(), stamp: updatedAt ?? 0 }],
  });
}

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

/** The entry of an article, made from its full text until the index is open. Null if fields are missing. */
export function entryOfBody(worldId: WorldId, { kind, id }: EntryRef, resource: unknown): Entry | null {
  if (kind !== 'article') return null;
  const { data } = article.safeParse(resource);
  return data?.id === id && data.worldId === worldId ? entryOfArticle(data) : null;
}
