import type { Place } from './place.ts';
import type { WantedLink } from './plan-links.ts';

/** What a person can do in the list. */
export interface ListActions {
  /** Opens the entry at a location. */
  open: (location: number) => void;
  /** Opens the entry that a place is in, there. */
  openAt: (place: Place) => void;
  /** Links these places, after a question if they are many. */
  link: (links: readonly WantedLink[]) => void;
  select: (keys: readonly string[], isSelected: boolean) => void;
  /** Says which article a name means: at a place, or everywhere. */
  choose: (at: { place: string } | { meaning: string }, target: number | null) => void;
  /** Excludes the name of a place, in its entry or in the world. */
  exclude: (place: Place, where: 'here' | 'everywhere') => void;
  /** Remembers that the name of a place isn't to be left out. */
  keep: (place: Place) => void;
  /** Takes back whatever excludes the name of a place there. */
  include: (place: Place) => void;
  /** Copies the mention that the place would become. */
  copy: (place: Place) => void;
}
