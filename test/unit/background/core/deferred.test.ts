import { beforeEach, expect, it, vi } from 'vitest';
import { createDeferredDoor, type Deferred, type Lent } from '../../../../lib/background/core/deferred.ts';
import { idleWork, noKeeper, noVault, silence, stillPages } from '../deferred.ts';

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

beforeEach(() => vi.clearAllMocks());

it('begins when it is first needed, once', async () => {
  const door = createDeferredDoor(lent, begin);
  expect(door.ifOpen()).toBeNull();
  expect(begin).not.toHaveBeenCalled();
  expect(await Promise.all([door.open(), door.open()])).toEqual([parts, parts]);
  expect(await door.ifOpen()).toBe(parts);
  expect(begin).toHaveBeenCalledExactlyOnceWith(lent);
});
