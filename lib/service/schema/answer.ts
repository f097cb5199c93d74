import * as z from 'zod/mini';
import { isRecord } from '../json.ts';

/**
 * Answers come in camelCase, in the earlier version in snake_case, and there since 2022 in both (platform notes,
 * Naming): each snake_case key is also put under its camelCase name, unless that stands there already.
 */
export function withCamelCase(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const spelled: Record<string, unknown> = { ...value };
  for (const [key, held] of Object.entries(value)) {
    const camel = key.replaceAll(/(?<=[a-z0-9])_([a-z])/gi, (_, letter: string) => letter.toUpperCase());
    if (camel !== key && spelled[camel] === undefined) spelled[camel] = held;
  }
  return spelled;
}

/** Any object of either version; the keys named in camelCase read, every other one kept. */
export function answer<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(z.pipe(z.unknown(), z.transform(withCamelCase)), z.looseObject(shape));
}
