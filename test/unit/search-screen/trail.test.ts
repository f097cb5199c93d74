import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Place, placeKey } from '../../../components/panel/place.ts';
import {
  canGoBack,
  canGoForward,
  here,
  onTo,
  step,
  type Trail,
  trailFrom,
  typing,
} from '../../../components/panel/trail.ts';

const entry = (id: string): Place => ({ view: 'entry', worldId: 'w1', ref: { kind: 'article', id } });
const HOME: Place = { view: 'home', typed: '' };

test('typing stays in one place, so that one step back leaves the search', () => {
  const trail = [...'harbour'].reduce(
    (so, _letter, at) => typing(so, 'harbour'.slice(0, at + 1)),
    onTo(trailFrom(entry('a')), HOME),
  );
  expect(here(trail)).toEqual({ view: 'home', typed: 'harbour' });
  expect(here(step(trail, -1))).toEqual(entry('a'));
});

test('typing over a thing begins a search, and back leads to the thing', () => {
  const trail = typing(onTo(trailFrom(HOME), entry('a')), 'h');
  expect(here(trail)).toEqual({ view: 'home', typed: 'h' });
  expect(here(step(trail, -1))).toEqual(entry('a'));
});

test('the same thing opened twice is one place', () => {
  const once = onTo(trailFrom(HOME), entry('a'));
  expect(onTo(once, entry('a'))).toBe(once);
});

type Move = { go: string } | { by: 1 | -1 };

const moves = fc.array(
  fc.oneof(
    fc.record({ go: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ by: fc.constantFrom<1 | -1>(1, -1) }),
  ),
);

test('back and forth lead the way that was gone, as in a browser', () => {
  fc.assert(
    fc.property(moves, (all: Move[]) => {
      let trail: Trail = trailFrom(HOME);
      const behind: Place[] = [];
      let now: Place = HOME;
      let ahead: Place[] = [];
      for (const move of all) {
        if ('go' in move) {
          const next = entry(move.go);
          trail = onTo(trail, next);
          if (placeKey(next) !== placeKey(now)) {
            behind.push(now);
            now = next;
            ahead = [];
          }
        } else {
          trail = step(trail, move.by);
          const [from, to] = move.by === 1 ? [ahead, behind] : [behind, ahead];
          const next = from.pop();
          if (next) {
            to.push(now);
            now = next;
          }
        }
        expect(here(trail)).toEqual(now);
        if (behind.length < 90) {
          expect(canGoBack(trail)).toBe(behind.length > 0);
          expect(canGoForward(trail)).toBe(ahead.length > 0);
        }
      }
    }),
  );
});

test('a very long way forgets its beginning, never its end', () => {
  const trail = Array.from({ length: 500 }, (_, at) => entry(String(at))).reduce(onTo, trailFrom(HOME));
  expect(here(trail)).toEqual(entry('499'));
  expect(here(step(trail, -1))).toEqual(entry('498'));
  expect(trail.places.length).toBeLessThanOrEqual(100);
});
