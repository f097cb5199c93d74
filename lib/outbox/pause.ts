import * as z from 'zod/mini';
import type { Instant } from '../model/index.ts';
import { stored } from '../stored-state/index.ts';

/** Why the outbox waits for its owner: the service turned the credentials away. */
export interface OutboxPause {
  sentence: string;
  since: Instant;
}

const schema = z.object({ sentence: z.string(), since: z.number() });

const store = stored<OutboxPause | null>('outboxPause', (raw) => {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : null;
});

/** Null: the outbox goes about its work. */
export const readOutboxPause = (): Promise<OutboxPause | null> => store.read();

/** Calls back at each change. Returns how to stop. */
export const watchOutboxPause = (listener: (pause: OutboxPause | null) => void): (() => void) =>
  store.watch(listener);

/** For the background alone; null lets the outbox go on. */
export const writeOutboxPause = (pause: OutboxPause | null): Promise<void> => store.write(pause);
