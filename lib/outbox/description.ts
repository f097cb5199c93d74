import * as z from 'zod/mini';
import { type Message, readMessage } from '../i18n/index.ts';
import type { Instant } from '../model/index.ts';
import { isAccessLost } from '../permissions/index.ts';
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

export type OutboxGroup =
  | 'editing'
  | 'waiting'
  | 'sending'
  | 'checking'
  | 'sent'
  | 'done'
  | 'attention'
  | 'binned';
export type OutboxAction =
  | 'undo'
  | 'sendNow'
  | 'checkNow'
  | 'retry'
  | 'edit'
  | 'copy'
  | 'discard'
  | 'restore'
  | 'notDone'
  | 'open'
  | 'compare'
  | 'removeExtra'
  | 'sendAgain'
  | 'openNewest'
  | 'move';

/**
 * What keeps all drafts from being sent: nobody connected yet, World Anvil rejected the keys, the person or the browser
 * doesn't allow it, or there is no network.
 */
export type Obstacle = 'unconnected' | 'paused' | 'notAllowed' | 'offline';

export function obstacleOf(
  pause: OutboxPause | null,
  { isConnected = true, isOnline = true }: { isConnected?: boolean; isOnline?: boolean } = {},
): Obstacle | null {
  if (!isConnected) return 'unconnected';
  if (pause) return isAccessLost(pause.sentence) ? 'notAllowed' : 'paused';
  return isOnline ? null : 'offline';
}

export interface Description {
  group: OutboxGroup;
  headline: Message;
  detail: Message | null;
  /** The time that a countdown ends at. */
  until: Instant | null;
  /** Possible actions, the likeliest first. */
  actions: OutboxAction[];
}

/** What decides, beside an obstacle, when a draft is sent. */
export interface SendingConditions {
  /** The connected account; null if it isn't known. */
  accountId?: string | null;
  /** Until when World Anvil asked for no requests; null if it doesn't. */
  waitsUntil?: Instant | null;
}
