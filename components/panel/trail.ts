import { type Place, placeKey } from './place.ts';

/** The places visited, and the index of the current one. There is always at least one. */
export interface Trail {
  readonly places: readonly [Place, ...Place[]];
  readonly at: number;
}

/** Places kept; older ones are dropped. */
const LONGEST = 100;

export const trailFrom = (place: Place): Trail => ({ places: [place], at: 0 });

export const here = (trail: Trail): Place => trail.places[trail.at] ?? trail.places[0];

export const canGoBack = (trail: Trail): boolean => trail.at > 0;
export const canGoForward = (trail: Trail): boolean => trail.at < trail.places.length - 1;

/** Goes to another place and drops those ahead. Going to the current place adds nothing, but may change its `part`. */
export function onTo(trail: Trail, place: Place): Trail {
  if (placeKey(place) === placeKey(here(trail)))
    return place.view === 'entry' && place.part !== undefined ? inPlaceOf(trail, place) : trail;
  const [first, ...rest] = trail.places.slice(0, trail.at + 1);
  const all: [Place, ...Place[]] = first ? [first, ...rest, place] : [place];
  const [oldest, ...kept] = all.slice(-LONGEST);
  return oldest ? { places: [oldest, ...kept], at: kept.length } : trail;
}

/** Replaces the current place, so that typed letters don't each add one. */
export function inPlaceOf(trail: Trail, place: Place): Trail {
  const [first, ...rest] = trail.places.map((one, at) => (at === trail.at ? place : one));
  return first ? { places: [first, ...rest], at: trail.at } : trail;
}

/** One step back or forward, if there is a place. */
export function step(trail: Trail, by: 1 | -1): Trail {
  const at = Math.min(Math.max(trail.at + by, 0), trail.places.length - 1);
  return at === trail.at ? trail : { ...trail, at };
}

/** Applies typed text: it changes the search in place; from any other view it opens the search as a new place. */
export function typing(trail: Trail, typed: string): Trail {
  const place: Place = { view: 'home', typed };
  return here(trail).view === 'home' ? inPlaceOf(trail, place) : onTo(trail, place);
}

/** Remembers the row that was opened from the search, for the way back. */
export function leavingAt(trail: Trail, row: string): Trail {
  const place = here(trail);
  return place.view === 'home' ? inPlaceOf(trail, { ...place, row }) : trail;
}
