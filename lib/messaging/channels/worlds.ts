import * as z from 'zod/mini';
import type {
  ChangeConflict,
  ChangeProblem,
  Instant,
  Problem,
  UserProfile,
  World,
  WorldFields,
} from '../../model/index.ts';
import { channel, id } from '../channel.ts';

export interface WorldReading {
  world: World;
  /** The current values of the writable fields. Fields that the API version doesn't return are missing. */
  fields: WorldFields;
  readAt: Instant;
}

/** Someone else changed one of these fields first. Nothing was written. */
export interface WorldConflict extends Problem<'conflict'> {
  stands: WorldFields;
}

const text = z.optional(z.string().check(z.maxLength(500_000)));
const name = z.optional(z.string().check(z.maxLength(256)));

const fields = z.strictObject({
  title: name,
  state: z.optional(z.enum(['public', 'private'])),
  subtitle: name,
  description: text,
  copyright: text,
  globalAnnouncement: text,
  globalHeader: text,
  globalSidebarFooter: text,
  globalArticleIntroduction: text,
  sidebarContent: text,
  displayCss: text,
  displayPanelCss: text,
  tags: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))),
});

/** A world's page, counts and settings, read from World Anvil. */
export const read = channel<WorldReading>()({
  name: 'world.read',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

/**
 * Changes a world's settings. The value is what World Anvil has after the change. Only the fields in `changes` are
 * sent. `before` is what the user saw in them; if World Anvil has other values by now, that is a conflict.
 */
export const change = channel<WorldFields, WorldConflict | Exclude<ChangeProblem, ChangeConflict>>()({
  name: 'world.change',
  from: ['page'],
  request: z.strictObject({ worldId: id, changes: fields, before: fields }),
});

/** A user's public profile. */
export const profile = channel<UserProfile>()({
  name: 'user.profile',
  from: ['page'],
  request: z.strictObject({ id }),
});
