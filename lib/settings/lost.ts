import * as z from 'zod/mini';
import type { Instant } from '../model/index.ts';
import { stored } from './stored.ts';

/** Drafts that were kept here and are gone, found out when the background started. */
export interface OutboxLost {
  sentence: string;
  since: Instant;
}

const schema = z.object({ sentence: z.string(), since: z.number() });

const store = stored<OutboxLost | null>('outboxLost', (raw) => {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : null;
});

/** Null: nothing is missing. */
export const readOutboxLost = (): Promise<OutboxLost | null> => store.read();

/** Calls back at each change. Returns how to stop. */
export const watchOutboxLost = (listener: (lost: OutboxLost | null) => void): (() => void) =>
  store.watch(listener);

/** The background says what it found; a screen writes null once a person has read it. */
export const writeOutboxLost = (lost: OutboxLost | null): Promise<void> => store.write(lost);

const kept = stored<number | null>('outboxKept', (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 ? raw : null,
);

/** How many drafts the outbox held when the background looked last; null: it never did. */
export const readOutboxKept = (): Promise<number | null> => kept.read();
/** For the background alone. */
export const writeOutboxKept = (count: number): Promise<void> => kept.write(count);
