import type * as z from 'zod/mini';
import { ServiceError } from '../failure.ts';
import { isRecord } from '../json.ts';
import type { Page } from '../port.ts';
import { notUnderstood } from '../transport/failures.ts';

/**
 * An entity's own answer; rejects with `notUnderstood` where it lacks what every entity has, or is another one than
 * the one asked for by `id`.
 */
export function parseEntity<T extends z.ZodMiniType<{ id: string | number }>>(
  schema: T,
  value: unknown,
  id?: string,
): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success || (id !== undefined && String(parsed.data.id).toLowerCase() !== id.toLowerCase()))
    throw new ServiceError(notUnderstood('shape'));
  return parsed.data;
}

/**
 * One page of a list, which may come as an array or as an object keyed by number. Entries that are not understood are
 * left out and counted; `size` is the page size, by which a short page shows that nothing follows. Rejects with
 * `notUnderstood` where there is no list at all.
 */
export function parsePage<T extends z.ZodMiniType, Item>(
  schema: T,
  entries: unknown,
  { offset, size }: { offset: number; size: number },
  toItem: (wire: z.output<T>) => Item,
): Page<Item> {
  const list = isRecord(entries) ? Object.values(entries) : entries;
  if (!Array.isArray(list)) throw new ServiceError(notUnderstood('shape'));
  const items: Item[] = [];
  for (const entry of list) {
    const parsed = schema.safeParse(entry);
    if (parsed.success) items.push(toItem(parsed.data));
  }
  return { items, offset, last: list.length < size, skipped: list.length - items.length };
}
