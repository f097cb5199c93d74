import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyDamage,
  applyHealing,
  applyTemporary,
  type Counters,
  countersOf,
  fullHitPoints,
  type HitPoints,
  hitPointsIn,
  parseCounters,
  withCounters,
  withMax,
} from '../../../components/statblock/counters/counters.ts';
import { keptOf, MAX_KEPT, parseKept, withKept } from '../../../components/statblock/kept.ts';
import { parseRolls } from '../../../components/statblock/roll-list.tsx';

test.each([
  ['127 ([roll:15d10+45])', 127],
  ['19 (3d10+3)', 19],
  ['72hp (9d8+27) [roll:9d8+27]', 72],
  ['[roll:5d10+10]', 37],
  ['9-19-30 [roll:3d8+6]', 19],
  ['6d8+-2', 25],
  ['6d8 +  2', 29],
  ['(1d10 + 2) × 2', 15],
  ['6W8+2', 29],
  ['1,200', 1200],
  ['6 [roll:1d8]', 6],
  ['as many as it needs', null],
  ['', null],
])('hit points in %j', (text, points) => expect(hitPointsIn(text)).toBe(points));

test('temporary points are lost first and don’t heal; nothing goes below 0 or above the maximum', () => {
  const shield = applyTemporary(applyDamage(fullHitPoints(20), 5), 6);
  expect(shield).toEqual({ current: 15, max: 20, temporary: 6 });
  expect(applyDamage(shield, 8)).toEqual({ current: 13, max: 20, temporary: 0 });
  expect(applyDamage(shield, 999).current).toBe(0);
  expect(applyHealing(shield, 999).current).toBe(20);
  expect(applyTemporary(shield, 3).temporary).toBe(6);
  expect(withMax(fullHitPoints(20), 30)).toEqual(fullHitPoints(30));
  expect(withMax(shield, 10).current).toBe(10);
});

test('the numbers stay whole and within bounds, whatever is done', () => {
  const step = fc.tuple(
    fc.constantFrom(applyDamage, applyHealing, applyTemporary, withMax),
    fc.integer({ min: -5, max: 200_000 }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce<HitPoints>((points, [way, amount]) => way(points, amount), fullHitPoints(10));
      for (const number of Object.values(end)) {
        expect(Number.isInteger(number)).toBe(true);
        expect(number).toBeGreaterThanOrEqual(0);
        expect(number).toBeLessThanOrEqual(99_999);
      }
    }),
  );
});

test('readable counters are kept, whatever is stored', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      expect(Array.isArray(parseCounters(raw)) && Array.isArray(parseKept(raw))).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (raw) => {
      expect(Array.isArray(parseRolls(raw))).toBe(true);
    }),
  );
  const good = { worldId: 'w', id: '1', hitPoints: null, tallies: [{ label: 'a', value: 1 }, { label: 2 }] };
  expect(parseCounters([null, good, { id: 2 }])).toEqual([
    { worldId: 'w', id: '1', hitPoints: null, tallies: [{ label: 'a', value: 1 }] },
  ]);
});

test('counters are restored as stored; empty ones are removed', () => {
  const of = { worldId: 'w', id: '1' };
  const counters: Counters = { hitPoints: fullHitPoints(7), tallies: [{ label: 'Arrows', value: 12 }] };
  const all = parseCounters(JSON.parse(JSON.stringify(withCounters([], of, counters))));
  expect(countersOf(all, 'w', '1')).toEqual(counters);
  expect(countersOf(all, 'other', '1').hitPoints).toBeNull();
  expect(withCounters(all, of, { hitPoints: null, tallies: [] })).toEqual([]);
});

test('each world has eight slots, and the oldest is dropped', () => {
  const full = Array.from({ length: 10 }, (_, at) => `${at}`).reduce(
    (all, id) => withKept(all, { worldId: 'w', id }, true),
    withKept([], { worldId: 'v', id: 'x' }, true),
  );
  expect(keptOf(full, 'w')).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  expect(keptOf(full, 'w')).toHaveLength(MAX_KEPT);
  expect(keptOf(full, 'v')).toEqual(['x']);
  expect(keptOf(withKept(full, { worldId: 'w', id: '5' }, false), 'w')).not.toContain('5');
});

test('several of one kind keep hit points of their own', () => {
  const of = { worldId: 'w', id: '1' };
  const three: Counters = {
    hitPoints: applyDamage(fullHitPoints(7), 2),
    others: [fullHitPoints(7), applyDamage(fullHitPoints(7), 7)],
    tallies: [],
  };
  const stored = parseCounters(JSON.parse(JSON.stringify(withCounters([], of, three))));
  expect(countersOf(stored, 'w', '1')).toEqual(three);
});
