import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  isPinned,
  movePin,
  type Pin,
  parsePins,
  readPins,
  setPinned,
  withPin,
} from '../../../lib/entries/pins.ts';

const pin = (id: string, worldId = 'w1'): Pin => ({ worldId, ref: { kind: 'article', id } });

test('pins are kept, newest first, across worlds', async () => {
  await setPinned(pin('a'), true);
  await setPinned(pin('b', 'w2'), true);
  expect(await readPins()).toEqual([pin('b', 'w2'), pin('a')]);
  await setPinned(pin('a'), false);
  expect(await readPins()).toEqual([pin('b', 'w2')]);
});

test('only ids are stored, never titles', async () => {
  await setPinned(pin('a'), true);
  expect(await fakeBrowser.storage.local.get(null)).toEqual({ 'panel.pins': [['w1', 'article', 'a']] });
});

test("invalid stored pins don't affect valid ones", () => {
  const raw = [
    ['w1', 'article', 'a'],
    'x',
    null,
    ['w1', 'dragon', 'b'],
    [1, 'article', 'c'],
    ['w2', 'image', '7'],
  ];
  expect(parsePins(raw)).toEqual([pin('a'), { worldId: 'w2', ref: { kind: 'image', id: '7' } }]);
  expect([undefined, 'x', {}, 7].map(parsePins)).toEqual([[], [], [], []]);
});

test('the same id in another world or of another kind is a different pin', () => {
  const pins = withPin([], pin('a'), true);
  expect(isPinned(pins, pin('a'))).toBe(true);
  expect(isPinned(pins, pin('a', 'w2'))).toBe(false);
  expect(isPinned(pins, { worldId: 'w1', ref: { kind: 'secret', id: 'a' } })).toBe(false);
});

test('an entry that replaces a pinned one is pinned in its place, once', async () => {
  for (const id of ['c', 'draft:d', 'a']) await setPinned(pin(id), true);
  await movePin(pin('draft:d'), pin('b'));
  expect(await readPins()).toEqual([pin('a'), pin('b'), pin('c')]);
  await movePin(pin('c'), pin('a'));
  expect(await readPins()).toEqual([pin('a'), pin('b')]);
  await movePin(pin('x'), pin('y'));
  expect(await readPins()).toEqual([pin('a'), pin('b')]);
});
