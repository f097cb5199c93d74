import * as z from 'zod/mini';
import type {
  ArticleState,
  ChangeConflict,
  ChangeProblem,
  Problem,
  SubscriberGroup,
  Values,
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

/** The text of a version of a secret, or (null) of its offline copy, for the requesting screen only. Null: there is none. */
export const version = channel<Values | null>()({
  name: 'secret.version',
  from: ['page'],
  request: z.strictObject({ worldId: id, id, at: z.nullable(z.number()) }),
});

const texts = z.strictObject({
  title: z.optional(z.string().check(z.maxLength(1_000))),
  content: z.optional(z.string().check(z.maxLength(2_000_000))),
  tags: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(500))),
});

/**
 * Writes older texts of a secret back. `seen` is what the user saw in these fields; if World Anvil has other values by now,
 * that is a conflict. What is replaced becomes a version.
 */
export const restore = channel<void>()({
  name: 'secret.restore',
  from: ['page'],
  request: z.strictObject({ worldId: id, id, changes: texts, seen: texts }),
});
