import type { Entity, Instant, Picture, Reference } from './reference.ts';
import type { WorldId } from './world.ts';

/** A group of readers who can see content that others can't. */
export interface SubscriberGroup extends Entity {
  description: string;
  position: number | null;
  isDefault: boolean;
  isHidden: boolean;
  isAssignable: boolean;
  subscribers: Reference[];
}

export interface SubscriberGroupFields {
  title?: string;
  description?: string;
  position?: number;
  isDefault?: boolean;
  isHidden?: boolean;
  isAssignable?: boolean;
}

export interface NewSubscriberGroup extends SubscriberGroupFields {
  worldId: WorldId;
  title: string;
}

/** The owner of the API token (API specification, "identity" and "user"). */
export interface Identity {
  id: string;
  username: string;
}

export interface User extends Identity {
  url: string | null;
  locale: string | null;
}

/** The user's accounts on other sites (API specification, User). */
export const HANDLES = [
  'deviantart',
  'youtube',
  'twitch',
  'discord',
  'instagram',
  'kofi',
  'patreon',
  'twitter',
  'facebook',
  'reddit',
] as const;

/** A user's public profile. Excludes what else the response may contain: email address, birthday, tokens. */
export interface UserProfile extends User {
  firstname: string | null;
  lastname: string | null;
  bio: string;
  /** Only accounts that are set. */
  handles: Partial<Record<(typeof HANDLES)[number], string>>;
  membership: boolean | null;
  membershipType: string | null;
  registeredAt: Instant | null;
  avatar: Picture | null;
}
