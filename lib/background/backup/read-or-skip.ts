import { forgetSkipped, noteSkipped, skipReason } from '../../library/index.ts';
import type { Instant, WorldId } from '../../model/index.ts';
import { type CallOptions, type FullService, ServiceError } from '../../service/index.ts';

/** Names an item to the user if it can't be read. */
export interface Subject {
  kind: string;
  id: string;
  title: string | null;
}

/** Resolves with null if the item is gone or can't be read. The backup continues without it. */
export type ReadOrSkip = <T>(subject: Subject | null, reading: Promise<T>) => Promise<T | null>;

/**
 * Reads one item at a time and records unreadable ones under their subject. An item without a subject is left out
 * silently: lists that World Anvil returns to nobody, and what is reported elsewhere. Rejects if nothing can be read.
 */
export function createReadOrSkip(service: FullService, worldId: WorldId, options: CallOptions): ReadOrSkip {
  return async (subject, reading) => {
    try {
      const value = await reading;
      if (subject) await forgetSkipped(worldId, subject);
      return value;
    } catch (error) {
      const isGone = error instanceof ServiceError && error.failure.kind === 'notFound';
      const reason = isGone ? null : await skipReason({ service, options }, error);
      if (subject && reason === null) await forgetSkipped(worldId, subject);
      if (subject && reason !== null) await noteSkipped(worldId, subject, reason, Date.now());
      return null;
    }
  };
}

export async function collected<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

/** Whether the stored item matches its entry in the list. */
export const isSame = (held: Instant | null | undefined, listed: Instant | null): boolean =>
  held !== undefined && held !== null && held === listed;
