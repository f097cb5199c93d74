import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Place, placeKey } from './place.ts';
import { keepScroll, restoreScroll } from './scroll.ts';
import {
  canGoBack,
  canGoForward,
  here,
  leavingAt,
  onTo,
  step,
  type Trail,
  trailFrom,
  typing,
} from './trail.ts';

export interface Places {
  place: Place;
  go: (place: Place) => void;
  type: (typed: string) => void;
  /** Stores, with the search, the row that is opened from it. */
  leaveAt: (row: string) => void;
  back: (() => void) | null;
  forward: (() => void) | null;
}

/**
 * The panel's navigation: current place, back and forward (Alt+Left, Alt+Right), and the scroll position of each place.
 */
export function usePlaces(first: Place): Places {
  const [trail, setTrail] = useState<Trail>(() => trailFrom(first));
  const shown = useRef(trail);
  const place = here(trail);

  const change = useCallback((next: (trail: Trail) => Trail) => {
    keepScroll(placeKey(here(shown.current)));
    shown.current = next(shown.current);
    setTrail(shown.current);
  }, []);
  const navigation = useCallback((by: 1 | -1) => change((from) => step(from, by)), [change]);

  const key = placeKey(place);
  const isSearch = place.view === 'home';
  useLayoutEffect(() => restoreScroll(key), [isSearch ? 'home' : key]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      navigation(event.key === 'ArrowLeft' ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigation]);

  return {
    place,
    go: useCallback((to: Place) => change((from) => onTo(from, to)), [change]),
    type: useCallback((typed: string) => change((from) => typing(from, typed)), [change]),
    leaveAt: useCallback((row: string) => change((from) => leavingAt(from, row)), [change]),
    back: canGoBack(trail) ? () => navigation(-1) : null,
    forward: canGoForward(trail) ? () => navigation(1) : null,
  };
}
