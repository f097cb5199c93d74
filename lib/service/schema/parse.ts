import * as z from 'zod/mini';
import { ServiceError } from '../failure.ts';
import { isRecord } from '../json.ts';
import type { Page } from '../port.ts';
import { notUnderstood } from '../transport/failures.ts';

/** Adds a camelCase name for each snake_case key, which aragorn uses (platform notes, Naming). */
export function withCamelCase(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const renamed: Record<string, unknown> = { ...value };
  for (const [key, held] of Object.entries(value)) {
    const camel = key.replaceAll(/(?<=[a-z0-9])_([a-z])/gi, (_, letter: string) => letter.toUpperCase());
    if (camel !== key && renamed[camel] === undefined) renamed[camel] = held;
  }
  return renamed;
}

/** An object schema for both versions, keyed in camelCase. Keeps unknown keys. */
export function answer<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(z.pipe(z.unknown(), z.transform(withCamelCase)), z.looseObject(shape));
}

/** Parses a single resource. Throws `notUnderstood` if a required field is missing or its id isn't `id`. */
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
 * Parses a list page, given as an array or an object with numeric keys. Invalid entries are dropped and counted. A page
 * shorter than `size` is the last. Throws `notUnderstood` if there is no list.
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
