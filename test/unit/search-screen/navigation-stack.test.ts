import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Route, routeInWorld, routeKey } from '../../../components/panel/navigation/route.ts';
import {
  canGoBack,
  canGoForward,
  currentRoute,
  currentWorld,
  moveBy,
  type NavigationStack,
  pushRoute,
  stackOf,
  withArticle,
  withoutWorlds,
  withTyped,
} from '../../../components/panel/navigation/use-navigation.ts';

const entry = (id: string): Route => ({ view: 'entry', worldId: 'w1', ref: { kind: 'article', id } });
const HOME: Route = { view: 'home', typed: '' };

test('typing stays in one route, so that going back leaves the search', () => {
  const stack = [...'harbour'].reduce(
    (so, _letter, at) => withTyped(so, 'harbour'.slice(0, at + 1)),
    pushRoute(stackOf(entry('a')), HOME),
  );
  expect(currentRoute(stack)).toEqual({ view: 'home', typed: 'harbour' });
  expect(currentRoute(moveBy(stack, -1))).toEqual(entry('a'));
});

test('typing over an entry starts a search, and going back returns to the entry', () => {
  const stack = withTyped(pushRoute(stackOf(HOME), entry('a')), 'h');
  expect(currentRoute(stack)).toEqual({ view: 'home', typed: 'h' });
  expect(currentRoute(moveBy(stack, -1))).toEqual(entry('a'));
});

test('opening the same entry twice adds one route', () => {
  const once = pushRoute(stackOf(HOME), entry('a'));
  expect(pushRoute(once, entry('a'))).toBe(once);
});

test('whatever tabs of the review were looked at, one step back leaves it', () => {
  const review = (worldId: string, tab: 'mentions' | 'broken'): Route => ({ view: 'review', worldId, tab });
  const routes = [review('w1', 'mentions'), review('w1', 'broken')];
  const stack = routes.reduce(pushRoute, stackOf(HOME));
  expect(currentRoute(stack)).toEqual(review('w1', 'broken'));
  expect(currentRoute(moveBy(stack, -1))).toEqual(HOME);
  // From an article, Back leads to the tab that it was opened from.
  expect(currentRoute(moveBy(pushRoute(stack, entry('a')), -1))).toEqual(review('w1', 'broken'));
  // Another world's review is another screen.
  expect(currentRoute(moveBy(pushRoute(stack, review('w2', 'broken')), -1))).toEqual(review('w1', 'broken'));
});

test('once a draft is an article, Back and Forward lead to the article, one step for each screen', () => {
  const [draft, article] = [
    { kind: 'article' as const, id: 'draft:d' },
    { kind: 'article' as const, id: 'a' },
  ];
  const routes = [HOME, entry('draft:d'), entry('a'), entry('b'), entry('draft:d'), entry('c')];
  const visited = moveBy(routes.slice(1).reduce(pushRoute, stackOf(HOME)), -1);
  const after = withArticle(visited, 'w1', draft, article);
  expect(after.routes.map(routeKey)).toEqual(
    [HOME, entry('a'), entry('b'), entry('a'), entry('c')].map(routeKey),
  );
  expect(routeKey(currentRoute(after))).toBe(routeKey(entry('a')));
  expect(currentRoute(moveBy(after, 1))).toEqual(entry('c'));
  expect(currentRoute(moveBy(after, -1))).toEqual(entry('b'));
  expect(withArticle(visited, 'w2', draft, article)).toEqual(visited);
});

test('no way leads to a world that is gone, and each step that is left leads somewhere else', () => {
  const frost: Route = { view: 'entry', worldId: 'w2', ref: { kind: 'article', id: 'b' } };
  const inFrost: Route = { view: 'home', typed: 'ice', worldId: 'w2' };
  const tide: Route = { view: 'home', typed: 'lamp', worldId: 'w1' };
  const routes = [entry('a'), frost, { view: 'user', userId: 'u' } as const, entry('a'), inFrost, tide];
  const visited = routes.reduce(pushRoute, stackOf(HOME));
  const keys = (stack: NavigationStack) => stack.routes.map(routeKey);

  const after = withoutWorlds(visited, ['w2'], 'w1');
  expect(keys(after)).toEqual([HOME, entry('a'), tide].map(routeKey));
  expect(currentRoute(after)).toEqual(tide);

  const away = withoutWorlds(moveBy(visited, -1), ['w2'], 'w1');
  expect(keys(away)).toEqual([HOME, entry('a'), HOME, tide].map(routeKey));
  expect(away.at).toBe(2);

  const all = withoutWorlds(visited, ['w1', 'w2'], 'w1');
  expect(all).toEqual({ routes: [HOME], at: 0 });
  expect(withoutWorlds(visited, ['w3'], null)).toEqual(visited);
});

type Move = { go: string } | { by: 1 | -1 };

const moves = fc.array(
  fc.oneof(
    fc.record({ go: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ by: fc.constantFrom<1 | -1>(1, -1) }),
  ),
);

test('back and forward follow the visited routes, as in a browser', () => {
  fc.assert(
    fc.property(moves, (all: Move[]) => {
      let stack: NavigationStack = stackOf(HOME);
      const behind: Route[] = [];
      let now: Route = HOME;
      let ahead: Route[] = [];
      for (const move of all) {
        if ('go' in move) {
          const next = entry(move.go);
          stack = pushRoute(stack, next);
          if (routeKey(next) !== routeKey(now)) {
            behind.push(now);
            now = next;
            ahead = [];
          }
        } else {
          stack = moveBy(stack, move.by);
          const [from, to] = move.by === 1 ? [ahead, behind] : [behind, ahead];
          const next = from.pop();
          if (next) {
            to.push(now);
            now = next;
          }
        }
        expect(currentRoute(stack)).toEqual(now);
        if (behind.length < 90) {
          expect(canGoBack(stack)).toBe(behind.length > 0);
          expect(canGoForward(stack)).toBe(ahead.length > 0);
        }
      }
    }),
  );
});

test('a very long stack drops its oldest routes', () => {
  const stack = Array.from({ length: 500 }, (_, at) => entry(String(at))).reduce(pushRoute, stackOf(HOME));
  expect(currentRoute(stack)).toEqual(entry('499'));
  expect(currentRoute(moveBy(stack, -1))).toEqual(entry('498'));
  expect(stack.routes.length).toBeLessThanOrEqual(100);
});

test('the world is that of the last route that names one, also after going back', () => {
  const frost: Route = { view: 'entry', worldId: 'w2', ref: { kind: 'article', id: 'b' } };
  const opened = pushRoute(withTyped(stackOf(HOME), 'lamp'), frost);
  expect(currentWorld(stackOf(HOME))).toBeNull();
  expect(currentWorld(opened)).toBe('w2');
  expect(currentWorld(withTyped(opened, 'tide'))).toBe('w2');
  expect(currentWorld(moveBy(opened, -1))).toBeNull();
});

test('switching the world keeps the search and the kind of screen; an entry gives way to the search', () => {
  const home = pushRoute(stackOf(HOME), routeInWorld({ view: 'home', typed: 'lamp', row: 'x' }, 'w2'));
  expect(currentRoute(home)).toEqual({ view: 'home', typed: 'lamp', worldId: 'w2' });
  expect(currentRoute(withTyped(home, 'lamps'))).toEqual({ view: 'home', typed: 'lamps', worldId: 'w2' });
  const list: Route = { view: 'list', worldId: 'w1', kind: 'image' };
  expect(routeInWorld(list, 'w2')).toEqual({ ...list, worldId: 'w2' });
  expect(routeInWorld(entry('a'), 'w2')).toEqual({ view: 'home', typed: '', worldId: 'w2' });
  const history: Route = { view: 'history', worldId: 'w1', of: { worldId: 'w1', kind: 'article', id: 'a' } };
  expect(routeInWorld(history, 'w2')).toEqual({ view: 'history', worldId: 'w2', of: null });
});
