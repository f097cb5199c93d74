import * as z from 'zod/mini';
import type { Instant, UserProfile, World, WorldFields } from '../../model/index.ts';
import { channel, id } from '../channel.ts';

export interface WorldReading {
  world: World;
  /** What can be changed, as it stands; what the version does not tell is missing. */
  fields: WorldFields;
  readAt: Instant;
}

export interface WorldChange {
  /** False: one of these fields was changed meanwhile by somebody else, and nothing was written. */
  isDone: boolean;
  /** As the platform has them now, read after the change. */
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

/** A world's page, counts and settings, as the platform has them now. */
export const read = channel<WorldReading>()({
  name: 'world.read',
  from: ['page'],
  request: z.strictObject({ worldId: id }),
});

/**
 * Changes a world's settings: only the fields in `changes` are sent. `before` holds what its owner saw in them; where the
 * platform has something else by now, it is told and left.
 */
export const change = channel<WorldChange>()({
  name: 'world.change',
  from: ['page'],
  request: z.strictObject({ worldId: id, changes: fields, before: fields }),
});

/** Somebody's public side. */
export const profile = channel<UserProfile>()({
  name: 'user.profile',
  from: ['page'],
  request: z.strictObject({ id }),
});
