import * as z from 'zod/mini';
import { type Message, readMessage } from '../i18n/index.ts';
import type { Instant } from '../model/index.ts';
import { stored } from '../stored-state/index.ts';

/** Why the outbox is paused: World Anvil rejected the credentials. */
export interface OutboxPause {
  sentence: Message;
  since: Instant;
}

const schema = z.object({ sentence: z.pipe(z.unknown(), z.transform(readMessage)), since: z.number() });

const store = stored<OutboxPause | null>('outboxPause', (raw) => {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : null;
});

/** Null: not paused. */
export const readOutboxPause = (): Promise<OutboxPause | null> => store.read();

/** Calls the listener at each change. Returns a function that unsubscribes. */
export const watchOutboxPause = (listener: (pause: OutboxPause | null) => void): (() => void) =>
  store.watch(listener);

/** Only for the background. Null resumes the outbox. */
export const writeOutboxPause = (pause: OutboxPause | null): Promise<void> => store.write(pause);
