import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { detach, reportAs } from '../../../lib/diagnostics/index.ts';
import { outsideComposition } from '../../../lib/input-methods/index.ts';
import type { EntryRef } from '../../../lib/library/index.ts';
import type { WorldId } from '../../../lib/model/index.ts';
import { keepScroll, restoreScroll } from '../entry/scroll.ts';
import { keepRoutes, leftRoutes } from './left-routes.ts';
import { type Route, routeInWorld, routeKey, worldOf } from './route.ts';

/** The visited routes, and the index of the current one. There is always at least one. */
export interface NavigationStack {
  readonly routes: readonly [Route, ...Route[]];
  readonly at: number;
}

/** Routes kept; older ones are dropped. */
const MAX_ROUTES = 100;

export const stackOf = (route: Route): NavigationStack => ({ routes: [route], at: 0 });

export const currentRoute = (stack: NavigationStack): Route => stack.routes[stack.at] ?? stack.routes[0];

/** The world that is shown: that of the last route that names one; null if none did so far. */
export function currentWorld({ routes, at }: NavigationStack): WorldId | null {
  return (
    routes
      .slice(0, at + 1)
      .map(worldOf)
      .findLast((worldId) => worldId !== null) ?? null
  );
}

export const canGoBack = (stack: NavigationStack): boolean => stack.at > 0;
export const canGoForward = (stack: NavigationStack): boolean => stack.at < stack.routes.length - 1;

/**
 * Goes to another route and drops those ahead. Going to the current route adds nothing, but may change its `part`. Another
 * tab of the review takes the place of the one that is shown: one step back leaves the review.
 */
export function pushRoute(stack: NavigationStack, route: Route): NavigationStack {
  if (routeKey(route) === routeKey(currentRoute(stack)))
    return route.view === 'entry' && route.part !== undefined ? replaceRoute(stack, route) : stack;
  const current = currentRoute(stack);
  if (route.view === 'review' && current.view === 'review' && worldOf(route) === worldOf(current))
    return replaceRoute(stack, route);
  const [first, ...rest] = stack.routes.slice(0, stack.at + 1);
  const all: [Route, ...Route[]] = first ? [first, ...rest, route] : [route];
  const [oldest, ...newer] = all.slice(-MAX_ROUTES);
  return oldest ? { routes: [oldest, ...newer], at: newer.length } : stack;
}

/** Replaces the current route, so that typed letters don't each add one. */
function replaceRoute(stack: NavigationStack, route: Route): NavigationStack {
  const [first, ...rest] = stack.routes.map((one, at) => (at === stack.at ? route : one));
  return first ? { routes: [first, ...rest], at: stack.at } : stack;
}

/** One step back or forward, if there is a route. */
export function moveBy(stack: NavigationStack, by: 1 | -1): NavigationStack {
  const at = Math.min(Math.max(stack.at + by, 0), stack.routes.length - 1);
  return at === stack.at ? stack : { ...stack, at };
}

/** Applies typed text: it changes the search in place; from any other view it adds a route for the search. */
export function withTyped(stack: NavigationStack, typed: string): NavigationStack {
  const route = currentRoute(stack);
  if (route.view !== 'home') return pushRoute(stack, { view: 'home', typed });
  const { worldId } = route;
  return replaceRoute(stack, { view: 'home', typed, ...(worldId !== undefined && { worldId }) });
}

/** Remembers the row that was opened from the search, for the way back. */
function withActiveRow(stack: NavigationStack, row: string): NavigationStack {
  const route = currentRoute(stack);
  return route.view === 'home' ? replaceRoute(stack, { ...route, row }) : stack;
}

/** Puts the way to an earlier place in front. */
export function withEarlier({ routes, at }: NavigationStack, earlier: readonly Route[]): NavigationStack {
  const [current] = routes;
  const before = earlier.filter(
    (route, step) => step < earlier.length - 1 || routeKey(route) !== routeKey(current),
  );
  const [first, ...rest] = [...before, ...routes].slice(-MAX_ROUTES);
  return first ? { routes: [first, ...rest], at: Math.min(before.length + at, rest.length) } : { routes, at };
}

/** Replaces each route, or leaves it out. A route that then comes twice in a row counts once: that step leads nowhere. */
function mapRoutes(
  stack: NavigationStack,
  change: (route: Route, at: number) => Route | null,
): NavigationStack {
  const changed: Route[] = [];
  let current = 0;
  for (const [at, route] of stack.routes.entries()) {
    const next = change(route, at);
    const last = changed.at(-1);
    if (next && !(last && routeKey(last) === routeKey(next))) changed.push(next);
    if (at === stack.at) current = changed.length - 1;
  }
  const [first, ...rest] = changed;
  return first ? { routes: [first, ...rest], at: current } : stack;
}

/** Puts the article that a draft has become in the draft's place, on each route. Then no way leads to the draft. */
export function withArticle(
  stack: NavigationStack,
  worldId: WorldId,
  draft: EntryRef,
  article: EntryRef,
): NavigationStack {
  const draftKey = routeKey({ view: 'entry', worldId, ref: draft });
  return mapRoutes(stack, (route) =>
    route.view === 'entry' && routeKey(route) === draftKey
      ? { ...route, ref: article, wasDraft: draft.id }
      : route,
  );
}

/**
 * Leaves out the routes of worlds that are gone. If the current one is among them, the search takes its place.
 * @param start the world of the routes before the first that names one
 */
export function withoutWorlds(
  stack: NavigationStack,
  gone: readonly WorldId[],
  start: WorldId | null,
): NavigationStack {
  return mapRoutes(stack, (route, at) => {
    const worldId = currentWorld({ ...stack, at }) ?? start;
    if (worldId === null || !gone.includes(worldId)) return route;
    return at === stack.at ? { view: 'home', typed: '' } : null;
  });
}

export interface Navigation {
  route: Route;
  /** The world that the routes so far lead to; null if none names one. */
  worldId: WorldId | null;
  go: (route: Route) => void;
  /** What opened the panel asks for a route, or (null) only for the search box. The way to where the panel was is put before it. */
  arrive: (route: Route | null) => void;
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
  const isNew = useRef(true);
  const route = currentRoute(stack);

  const change = useCallback((next: (stack: NavigationStack) => NavigationStack) => {
    keepScroll(routeKey(currentRoute(latest.current)));
    latest.current = next(latest.current);
    setStack(latest.current);
    isNew.current = false;
    detach(keepRoutes(latest.current.routes.slice(0, latest.current.at + 1)), 'panel.keepRoutes');
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
    arrive: useCallback(
      (route: Route | null) => {
        const arrive = (earlier: readonly Route[]) =>
          change((from) => {
            const all = withEarlier(from, earlier);
            return route ? pushRoute(all, route) : all;
          });
        if (!isNew.current) return arrive([]);
        isNew.current = false;
        leftRoutes()
          .catch(reportAs('panel.readRoutes'))
          .then((earlier) => arrive(earlier ?? []));
      },
      [change],
    ),
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
