import type { Instant } from './instant.ts';
import type { Picture } from './reference.ts';

/** Who the token speaks for (API specification, "identity" and "user"). */
export interface Identity {
  id: string;
  username: string;
}

export interface User extends Identity {
  url: string | null;
  locale: string | null;
}

/** The names of a user's accounts elsewhere (API specification, User). */
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

/** A user's public side. Never what else an answer may hold: mail address, birthday, tokens. */
export interface UserProfile extends User {
  firstname: string | null;
  lastname: string | null;
  bio: string;
  /** Only those that are filled. */
  handles: Partial<Record<(typeof HANDLES)[number], string>>;
  membership: boolean | null;
  membershipType: string | null;
  registeredAt: Instant | null;
  avatar: Picture | null;
}
