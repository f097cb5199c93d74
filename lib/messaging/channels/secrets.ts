import * as z from 'zod/mini';
import type { ArticleState, SubscriberGroup } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

/** Who can read a secret besides the world's authors. */
export interface Audience {
  /** Null if World Anvil didn't say. */
  state: ArticleState | null;
  /** Subscriber groups. */
  groupIds: string[];
}

export interface AudienceChange {
  /** False if someone else changed it in the meantime. Nothing was written then. */
  isDone: boolean;
  /** The current values on World Anvil, read after the change. */
  stands: Audience;
}

const state = z.enum(['public', 'private']);
const groupIds = z.array(id).check(z.maxLength(500));

/**
 * Reveals or hides a secret. `from` is what the user saw; if World Anvil has other values by now, nothing is written.
 * To undo, send it again with `from` and `to` swapped.
 */
export const change = channel<AudienceChange>()({
  name: 'secret.change',
  from: ['page'],
  request: z.strictObject({
    worldId: id,
    id,
    from: z.strictObject({ state: z.nullable(state), groupIds }),
    to: z.strictObject({ state, groupIds }),
  }),
});

/** The subscriber groups that a secret can be shown to. */
export const groups = channel<Pick<SubscriberGroup, 'id' | 'title'>[]>()({
  name: 'secret.groups',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});
