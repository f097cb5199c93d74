import * as z from 'zod/mini';
import type {
  ArticleState,
  ChangeConflict,
  ChangeProblem,
  Problem,
  SubscriberGroup,
} from '../../model/index.ts';
import { channel, id } from '../channel.ts';

/** Who can read a secret besides the world's authors. */
export interface Audience {
  /** Null if World Anvil didn't say. */
  state: ArticleState | null;
  groupIds: string[];
}

/** Someone else changed it first. Nothing was written. */
export interface AudienceConflict extends Problem<'conflict'> {
  stands: Audience;
}

const state = z.enum(['public', 'private']);
const groupIds = z.array(id).check(z.maxLength(500));

/**
 * Reveals or hides a secret. The value is the audience on World Anvil after the change. `from` is what the user saw; if
 * World Anvil has other values by now, that is a conflict. To undo, send it again with `from` and `to` swapped.
 */
export const change = channel<Audience, AudienceConflict | Exclude<ChangeProblem, ChangeConflict>>()({
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
