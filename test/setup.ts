import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { beforeAll, beforeEach, inject, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type Catalog, useCatalog } from '../lib/i18n/index.ts';
import { emptyStores } from './empty-stores.ts';
import { FakeCaches } from './fake-caches.ts';

// A shared machine may pause for longer than the default timeout of one second.
const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: 20_000, ...(typeof options === 'number' ? { timeout: options } : options) });

declare module 'vitest' {
  interface ProvidedContext {
    messages: Catalog;
  }
}

useCatalog('en', inject('messages'));

// happy-dom has no locks. Node's really exclude each other, as the browser's do.
if (!navigator.locks) Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

// Files that share a process would find each other's drafts and worlds.
beforeAll(emptyStores);

type Listener = (...args: unknown[]) => unknown;

function fakeEvent() {
  const listeners = new Set<Listener>();
  return {
    addListener: (listener: Listener) => void listeners.add(listener),
    removeListener: (listener: Listener) => void listeners.delete(listener),
    hasListener: (listener: Listener) => listeners.has(listener),
    hasListeners: () => listeners.size > 0,
    trigger: (...args: unknown[]) => Promise.all([...listeners].map((listener) => listener(...args))),
  };
}

// What the fake browser lacks: listeners that return a promise, menus, commands, side panel, permissions.
beforeEach(() => {
  fakeBrowser.reset();
  for (const area of [fakeBrowser.storage.local, fakeBrowser.storage.session])
    Object.assign(area, { getKeys: async () => Object.keys(await area.get(null)) });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: new FakeCaches() });
  const onMessage = fakeEvent();
  Object.assign(fakeBrowser.i18n, { getUILanguage: () => 'en-US' });
  Object.assign(fakeBrowser.runtime, {
    onMessage,
    getManifest: () => ({ manifest_version: 3, name: 'Loreside', version: '1.2.3' }),
    sendMessage: async (message: unknown) => {
      if (!onMessage.hasListeners())
        throw new Error('Could not establish connection. Receiving end does not exist.');
      const sender = { id: fakeBrowser.runtime.id, origin: 'chrome-extension://test-extension-id' };
      const answers = await onMessage.trigger(structuredClone(message), sender);
      return answers.find((answer) => answer !== undefined);
    },
  });
  Object.assign(fakeBrowser.contextMenus, {
    onClicked: fakeEvent(),
    create: vi.fn(),
    removeAll: vi.fn(async () => {}),
  });
  Object.assign(fakeBrowser.permissions, {
    onRemoved: fakeEvent(),
    contains: async () => false,
    request: async () => false,
  });
  Object.assign(fakeBrowser.commands, { onCommand: fakeEvent() });
});
