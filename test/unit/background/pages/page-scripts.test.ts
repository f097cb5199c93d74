import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { arrangePages, pageAddresses } from '../../../../lib/background/pages/page-scripts.ts';
import { changeSettings, DEFAULT_SETTINGS } from '../../../../lib/settings/index.ts';
import { writeConnection } from '../../../../lib/stored-state/index.ts';
import { furnish } from '../browser.ts';
import { connection } from '../connected.ts';

interface Registered {
  id: string;
  matches: string[];
}

let registered: Registered[] = [];
let granted: string[] = [];
const executed = vi.fn(async (_wanted: { target: { tabId: number }; files?: string[] }) => []);
const told = vi.fn(async (_tabId: number, _order: unknown) => {});
const created = vi.fn();

const TABS = [
  { id: 1, url: 'https://worlds.example/w/saltmere/a/needle' },
  { id: 2, url: 'https://other.example/' },
  { id: 3, url: undefined },
];

beforeEach(async () => {
  furnish();
  vi.clearAllMocks();
  registered = [];
  granted = ['https://worlds.example/*'];
  await Promise.all([fakeBrowser.storage.local.clear(), fakeBrowser.storage.session.clear()]);
  await writeConnection(connection);
  Object.assign(fakeBrowser.permissions, {
    contains: async ({ origins }: { origins: string[] }) => origins.every((one) => granted.includes(one)),
  });
  Object.assign(fakeBrowser.scripting, {
    getRegisteredContentScripts: async () => registered,
    registerContentScripts: async (scripts: Registered[]) => void registered.push(...scripts),
    unregisterContentScripts: async () => {
      registered = [];
    },
    executeScript: executed,
  });
  Object.assign(fakeBrowser.tabs, {
    query: async ({ url }: { url?: string[] }) => (url ? TABS.slice(0, 1) : TABS),
    sendMessage: told,
  });
  Object.assign(fakeBrowser.contextMenus, { create: created, remove: async () => {} });
});

describe('the page script', () => {
  it('is registered only on allowed hosts, and injected into open tabs at once', async () => {
    await changeSettings((all) => ({ ...all, pageDomains: ['lore.example'] }));
    await arrangePages();
    expect(registered).toMatchObject([{ matches: ['https://worlds.example/*'] }]);
    expect(executed.mock.calls.map(([{ target }]) => target.tabId)).toEqual([1]);
    granted.push('https://lore.example/*', 'https://www.worldanvil.com/*');
    await arrangePages();
    expect(registered).toMatchObject([
      { matches: ['https://lore.example/*', 'https://worlds.example/*', 'https://www.worldanvil.com/*'] },
    ]);
  });

  it('is removed where it isn’t allowed any more, and refreshed elsewhere', async () => {
    await arrangePages();
    expect(told.mock.calls.map(([id, order]) => [id, order])).toEqual([
      [1, { worldPage: 'look' }],
      [2, { worldPage: 'bye' }],
      [3, { worldPage: 'bye' }],
    ]);
    granted = [];
    told.mockClear();
    await arrangePages();
    expect(registered).toEqual([]);
    expect(told.mock.calls.every(([, order]) => JSON.stringify(order) === '{"worldPage":"bye"}')).toBe(true);
  });

  it.each([
    ['without a connection', () => writeConnection({ state: 'none' })],
    ['where it was switched off', () => changeSettings((all) => ({ ...all, pagesOff: ['all'] }))],
  ])('is nowhere %s', async (_, change) => {
    await arrangePages();
    expect(registered).toHaveLength(1);
    await change();
    await arrangePages();
    expect(registered).toEqual([]);
  });

  it('adds a context menu for such pages, without disabled items', async () => {
    await changeSettings((all) => ({ ...all, pagesOff: ['pin'] }));
    await arrangePages();
    const ids = created.mock.calls.map(([{ id }]) => id);
    expect(ids).toContain('page:mention');
    expect(ids).not.toContain('page:pin');
    const [menu] = created.mock.calls.find(([{ id }]) => id === 'page:mention') ?? [];
    expect(menu.documentUrlPatterns).toEqual(['https://worlds.example/*']);
  });
});

it('a world’s pages are at the connected address, on World Anvil’s hosts and on its own domains', () => {
  const settings = { ...DEFAULT_SETTINGS, pageDomains: ['lore.example', 'no host at all'] };
  expect(pageAddresses(connection, settings)).toEqual([
    'https://worlds.example',
    'https://www.worldanvil.com',
    'https://worldanvil.com',
    'https://lore.example',
  ]);
  expect(pageAddresses({ address: null }, settings)).toEqual([]);
});
