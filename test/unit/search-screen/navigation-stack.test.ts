import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canGoBack,
  canGoForward,
  currentRoute,
  moveBy,
  type NavigationStack,
  pushRoute,
  stackOf,
  withTyped,
} from '../../../components/panel/navigation-stack.ts';
import { type Route, routeKey } from '../../../components/panel/route.ts';

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
