import * as z from 'zod/mini';
import { type Message, readMessage } from '../i18n/index.ts';
import type { Instant } from '../model/index.ts';
import { stored } from '../stored-state/index.ts';

/** Why the outbox is paused: World Anvil rejected the credentials, or they can't be read or used. */
export interface OutboxPause {
  sentence: Message;
  since: Instant;
}

const schema = z.object({ sentence: z.pipe(z.unknown(), z.transform(readMessage)), since: z.number() });

/** Null: not paused. Only the background writes it. */
export const {
  read: readOutboxPause,
  watch: watchOutboxPause,
  write: writeOutboxPause,
} = stored<OutboxPause | null>('outboxPause', (raw) => {
  const parsed = schema.safeParse(raw);
  return parsed.success ? parsed.data : null;
});
