import { forgetSkipped, noteSkipped, skipReason } from '../../library/index.ts';
import type { Instant, WorldId } from '../../model/index.ts';
import { type CallOptions, type FullService, ServiceError } from '../../service/index.ts';

/** What a reading is of, as it is named to a person where it cannot be read. */
export interface Subject {
  kind: string;
  id: string;
  title: string | null;
}

/** The value; null where it is gone or cannot be read, and the backup goes on without it. */
export type ReadOrSkip = <T>(subject: Subject | null, reading: Promise<T>) => Promise<T | null>;

/**
 * Reads one thing at a time; what cannot be read is written down under its subject. Without a subject it is left out without
 * a word: lists that World Anvil gives to nobody, and what is told of elsewhere. Rejects where nothing can be read.
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

/** Whether what is held is what a list shows now. */
export const isSame = (held: Instant | null | undefined, listed: Instant | null): boolean =>
  held !== undefined && held !== null && held === listed;
