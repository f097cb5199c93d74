import type { Message } from '../i18n/index.ts';
import type { Instant } from '../model/index.ts';
import { isAccessLost } from '../permissions/index.ts';
import type { OutboxPause } from './pause.ts';

export type OutboxGroup = Description['group'];
export type OutboxAction = Description['actions'][number];

/** What keeps all drafts from being sent. `paused`: no usable keys. `notAllowed`: by the person or the browser. */
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
  group: 'editing' | 'waiting' | 'sending' | 'checking' | 'sent' | 'done' | 'attention' | 'binned';
  headline: Message;
  detail: Message | null;
  /** The time that a countdown ends at. */
  until: Instant | null;
  /** Possible actions, the likeliest first. */
  actions: (
    | ('undo' | 'sendNow' | 'checkNow' | 'retry' | 'edit' | 'copy' | 'discard' | 'restore' | 'notDone')
    | ('open' | 'compare' | 'removeExtra' | 'sendAgain' | 'openNewest' | 'move')
  )[];
}

/** What decides, beside an obstacle, when a draft is sent. */
export interface SendingConditions {
  /** The connected account; null if it isn't known. */
  accountId?: string | null;
  /** Until when World Anvil asked for no requests; null if it doesn't. */
  waitsUntil?: Instant | null;
}
