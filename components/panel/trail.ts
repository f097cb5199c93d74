import { type Place, placeKey } from './place.ts';

/** The places that were gone through, and which of them is shown. There is always one. */
export interface Trail {
  readonly places: readonly [Place, ...Place[]];
  readonly at: number;
}

/** Older places than this are forgotten. */
const LONGEST = 100;

export const trailFrom = (place: Place): Trail => ({ places: [place], at: 0 });

export const here = (trail: Trail): Place => trail.places[trail.at] ?? trail.places[0];

export const canGoBack = (trail: Trail): boolean => trail.at > 0;
export const canGoForward = (trail: Trail): boolean => trail.at < trail.places.length - 1;

/**
 * On to another place; what lay ahead is forgotten. The place that is shown already is not entered twice, but what is
 * wanted of it may be new.
 */
export function onTo(trail: Trail, place: Place): Trail {
  if (placeKey(place) === placeKey(here(trail)))
    return place.view === 'entry' && place.part !== undefined ? inPlaceOf(trail, place) : trail;
  const [first, ...rest] = trail.places.slice(0, trail.at + 1);
  const all: [Place, ...Place[]] = first ? [first, ...rest, place] : [place];
  const [oldest, ...kept] = all.slice(-LONGEST);
  return oldest ? { places: [oldest, ...kept], at: kept.length } : trail;
}

/** The same place said anew: each letter typed is no place of its own. */
export function inPlaceOf(trail: Trail, place: Place): Trail {
  const [first, ...rest] = trail.places.map((one, at) => (at === trail.at ? place : one));
  return first ? { places: [first, ...rest], at: trail.at } : trail;
}

/** By so many steps, as far as there are places. */
export function step(trail: Trail, by: 1 | -1): Trail {
  const at = Math.min(Math.max(trail.at + by, 0), trail.places.length - 1);
  return at === trail.at ? trail : { ...trail, at };
}

/** After typing: while searching the letters change in place; from anywhere else the search is a new place. */
export function typing(trail: Trail, typed: string): Trail {
  const place: Place = { view: 'home', typed };
  return here(trail).view === 'home' ? inPlaceOf(trail, place) : onTo(trail, place);
}

/** The search remembers which of its rows led away, for the way back. */
export function leavingAt(trail: Trail, row: string): Trail {
  const place = here(trail);
  return place.view === 'home' ? inPlaceOf(trail, { ...place, row }) : trail;
}
