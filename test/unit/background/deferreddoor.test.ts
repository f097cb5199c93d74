import { beforeEach, expect, it, vi } from 'vitest';
import {
  createDeferredDoor,
  type Deferred,
  DeferredUnavailable,
  type Lent,
} from '../../../entrypoints/background/deferred.ts';
import { idleWork, noKeeper, noVault, silence, stillPages } from './deferred.ts';

const lent = { service: async () => null, vault: noVault, markRefused: async () => {} };
const parts = {
  library: idleWork(),
  history: { wake: async () => {}, keeper: noKeeper },
  pages: stillPages(),
  links: { menu: async () => {} },
  addressBar: { suggest: async () => ({ first: '', rows: [] }), enter: async () => '' },
  answers: silence(),
};
const begin = vi.fn((_lent: Lent): Deferred => parts);
const load = vi.fn(async () => begin);

beforeEach(() => vi.clearAllMocks());

it('is loaded when it is first wanted, once, and lent what it needs', async () => {
  const door = createDeferredDoor(lent, load);
  expect(door.ifOpen()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([door.open(), door.open()])).toEqual([parts, parts]);
  expect(await door.ifOpen()).toBe(parts);
  expect(load).toHaveBeenCalledOnce();
  expect(begin).toHaveBeenCalledExactlyOnceWith(lent);
});

it('that does not load is told in a sentence, and tried again at the next occasion', async () => {
  const door = createDeferredDoor(lent, load);
  load.mockRejectedValueOnce(new DOMException('blocked', 'NetworkError'));
  await expect(door.open()).rejects.toBeInstanceOf(DeferredUnavailable);
  expect(door.ifOpen()).toBeNull();
  expect(await door.open()).toBe(parts);
});
