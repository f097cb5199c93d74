import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { outsideComposition } from '../../lib/input-methods/index.ts';
import type { EntryRef } from '../../lib/library/index.ts';
import type { WorldId } from '../../lib/model/index.ts';
import {
  canGoBack,
  canGoForward,
  currentRoute,
  currentWorld,
  moveBy,
  type NavigationStack,
  pushRoute,
  stackOf,
  withActiveRow,
  withArticle,
  withoutWorlds,
  withTyped,
} from './navigation-stack.ts';
import { type Route, routeInWorld, routeKey } from './route.ts';
import { keepScroll, restoreScroll } from './scroll.ts';

export interface Navigation {
  route: Route;
  /** The world that the routes so far lead to; null if none names one. */
  worldId: WorldId | null;
  go: (route: Route) => void;
  type: (typed: string) => void;
  /** Shows the same kind of screen in another world. */
  goToWorld: (worldId: WorldId) => void;
  /** Stores, with the search, the row that is opened from it. */
  rememberRow: (row: string) => void;
  /** Shows the article that a draft has become wherever the draft was shown. */
  followDraft: (worldId: WorldId, draft: EntryRef, article: EntryRef) => void;
  /** Leaves the worlds that are gone: no way leads back there. `start`: the world that was shown at first. */
  leaveWorlds: (gone: readonly WorldId[], start: WorldId | null) => void;
  back: (() => void) | null;
  forward: (() => void) | null;
}

/**
 * The panel's navigation: current route, back and forward (Alt+Left, Alt+Right), and the scroll position of each route.
 */
export function useNavigation(first: Route): Navigation {
  const [stack, setStack] = useState<NavigationStack>(() => stackOf(first));
  const latest = useRef(stack);
  const route = currentRoute(stack);

  const change = useCallback((next: (stack: NavigationStack) => NavigationStack) => {
    keepScroll(routeKey(currentRoute(latest.current)));
    latest.current = next(latest.current);
    setStack(latest.current);
  }, []);
  const goBy = useCallback((by: 1 | -1) => change((from) => moveBy(from, by)), [change]);

  const key = routeKey(route);
  const isSearch = route.view === 'home';
  useLayoutEffect(() => restoreScroll(key), [isSearch ? 'home' : key]);

  useEffect(() => {
    const onKeyDown = outsideComposition((event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      goBy(event.key === 'ArrowLeft' ? -1 : 1);
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [goBy]);

  return {
    route,
    worldId: currentWorld(stack),
    go: useCallback((to: Route) => change((from) => pushRoute(from, to)), [change]),
    type: useCallback((typed: string) => change((from) => withTyped(from, typed)), [change]),
    goToWorld: useCallback(
      (worldId: WorldId) => change((from) => pushRoute(from, routeInWorld(currentRoute(from), worldId))),
      [change],
    ),
    rememberRow: useCallback((row: string) => change((from) => withActiveRow(from, row)), [change]),
    followDraft: useCallback(
      (worldId: WorldId, draft: EntryRef, article: EntryRef) =>
        change((from) => withArticle(from, worldId, draft, article)),
      [change],
    ),
    leaveWorlds: useCallback(
      (gone: readonly WorldId[], start: WorldId | null) => change((from) => withoutWorlds(from, gone, start)),
      [change],
    ),
    back: canGoBack(stack) ? () => goBy(-1) : null,
    forward: canGoForward(stack) ? () => goBy(1) : null,
  };
}
