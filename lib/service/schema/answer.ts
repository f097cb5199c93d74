import * as z from 'zod/mini';
import { isRecord } from '../json.ts';

/**
 * Adds a camelCase name for each snake_case key, unless it exists already. Boromir's responses use camelCase; aragorn's
 * use snake_case and, since 2022, both (platform notes, Naming).
 */
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
