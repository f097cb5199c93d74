import * as z from 'zod/mini';
import type { ArticleState, SubscriberGroup } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

/** Who may read a secret beside the world's own authors. */
export interface Audience {
  /** Null: the platform did not say. */
  state: ArticleState | null;
  /** Subscriber groups. */
  groupIds: string[];
}

export interface AudienceChange {
  /** False: somebody else has changed it meanwhile, and nothing was written. */
  isDone: boolean;
  /** As the platform has it now, read after the change. */
  stands: Audience;
}

const state = z.enum(['public', 'private']);
const groupIds = z.array(id).check(z.maxLength(500));

/**
 * Reveals or hides a secret. `from` is what its owner saw when they decided: where the platform has something else by
 * now, it is told and left. Sent with the two exchanged, it undoes itself.
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

/** The groups of readers that a secret can be shown to. */
export const groups = channel<Pick<SubscriberGroup, 'id' | 'title'>[]>()({
  name: 'secret.groups',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});
