import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createDeferredDoor,
  type DeferredScript,
  DeferredUnavailable,
  importAtInstall,
} from '../../../entrypoints/background/deferred.ts';
import { version } from '../../../package.json';
import { idleWork, noVault, silence, stillPages } from './deferred.ts';

const lent = { service: async () => null, vault: noVault, markRefused: async () => {} };
const parts = {
  library: idleWork(),
  history: { wake: async () => {} },
  pages: stillPages(),
  links: { menu: async () => {} },
  addressBar: { suggest: async () => ({ first: '', rows: [] }), enter: async () => '' },
  answers: silence(),
};
const begin = vi.fn<DeferredScript['begin']>(() => parts);
const importScripts = vi.fn<(path: unknown) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  importScripts.mockImplementation(() => {
    globalThis.loresideDeferred = { version, begin };
  });
  globalThis.importScripts = importScripts;
});
afterEach(() => {
  globalThis.loresideDeferred = undefined;
  globalThis.importScripts = undefined;
});

it('is loaded when it is first wanted, once, and lent what it needs', async () => {
  const door = createDeferredDoor(lent);
  expect(door.ifOpen()).toBeNull();
  expect(importScripts).not.toHaveBeenCalled();
  expect(await Promise.all([door.open(), door.open()])).toEqual([parts, parts]);
  expect(await door.ifOpen()).toBe(parts);
  expect(importScripts).toHaveBeenCalledExactlyOnceWith('/deferred.js');
  expect(begin).toHaveBeenCalledExactlyOnceWith(lent);
});

it('is not loaded a second time by the worker that was installed with it', async () => {
  globalThis.loresideDeferred = { version, begin };
  expect(await createDeferredDoor(lent).open()).toBe(parts);
  expect(importScripts).not.toHaveBeenCalled();
});

it('that does not load is told in a sentence, and tried again at the next occasion', async () => {
  const door = createDeferredDoor(lent);
  importScripts.mockImplementationOnce(() => {
    throw new DOMException('blocked', 'NetworkError');
  });
  await expect(door.open()).rejects.toBeInstanceOf(DeferredUnavailable);
  expect(door.ifOpen()).toBeNull();
  expect(await door.open()).toBe(parts);
});

it('that loads without saying that it is there counts as not loaded', async () => {
  importScripts.mockImplementation(() => {});
  await expect(createDeferredDoor(lent).open()).rejects.toThrow('could not be loaded');
});

it('of another release is not used; once the right one is there it is', async () => {
  const door = createDeferredDoor(lent);
  importScripts.mockImplementationOnce(() => {
    globalThis.loresideDeferred = { version: '0.0.9', begin };
  });
  await expect(door.open()).rejects.toThrow('is being updated');
  expect(begin).not.toHaveBeenCalled();
  expect(await door.open()).toBe(parts);
});

it('is imported while a worker is installed, and only then by itself', () => {
  const listen = vi.fn<typeof globalThis.addEventListener>();
  vi.stubGlobal('addEventListener', listen);
  importAtInstall();
  expect(listen).toHaveBeenCalledExactlyOnceWith('install', expect.any(Function));
  expect(importScripts).not.toHaveBeenCalled();
  listen.mockClear();
  globalThis.importScripts = undefined;
  importAtInstall();
  expect(listen).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
