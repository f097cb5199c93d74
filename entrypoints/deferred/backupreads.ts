import type { Instant } from '../../lib/model/index.ts';
import { ServiceError } from '../../lib/service/index.ts';

/** What an account may not read, or cannot be understood, is left out; what is gone is gone. */
const LEFT: ReadonlySet<string> = new Set([
  'notFound',
  'forbidden',
  'notUnderstood',
  'invalid',
  'unsupported',
]);

/** The value, or null where it is left out. */
export async function orLeft<T>(reading: Promise<T>, isBroken = false): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ServiceError) {
      const { kind } = error.failure;
      if (LEFT.has(kind) || (isBroken && kind === 'server')) return null;
    }
    throw error;
  }
}

export async function collected<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

/** Whether what is held is what a list shows now. */
export const isSame = (held: Instant | null | undefined, listed: Instant | null): boolean =>
  held !== undefined && held !== null && held === listed;
