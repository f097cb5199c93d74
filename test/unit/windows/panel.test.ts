import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openPanel } from '../../../lib/background/windows/panel.ts';
import { PANEL_REQUEST_KEY } from '../../../lib/stored-state/index.ts';
import { currentWindowId, openBeside, openPanelFor, openSmallWindow } from '../../../lib/windows/index.ts';

/** As Chromium lists it: without its window. */
const SIDE_PANEL = { contextType: 'SIDE_PANEL', windowId: -1 };
const open = vi.fn(async () => {});
const openSidebar = vi.fn(async () => {});
const getContexts = vi.fn(async (): Promise<object[]> => [SIDE_PANEL]);
const createWindow = vi.fn(async (_window: { url: string }) => ({ id: 31 }));
const createTab = vi.fn(async (_tab: { url: string }) => ({ id: 5, windowId: 9 }));
const windows = { create: createWindow, update: vi.fn(async () => {}), getCurrent: async () => ({ id: 9 }) };
const tab = {
  id: 1,
  windowId: 9,
  index: 0,
  highlighted: true,
  active: true,
  pinned: false,
  incognito: false,
};

/** A browser with all APIs except these; others can be replaced. */
function browserWith(change: object): void {
  Object.assign(fakeBrowser, { sidePanel: { open }, sidebarAction: undefined, windows }, change);
  Object.assign(fakeBrowser.runtime, { getContexts });
  Object.assign(fakeBrowser.tabs, { create: createTab });
}
const urlOf = (mock: typeof createWindow | typeof createTab) => mock.mock.calls[0]?.[0].url;

beforeEach(async () => {
  vi.useRealTimers();
  vi.clearAllMocks();
  open.mockImplementation(async () => {});
  getContexts.mockImplementation(async () => [SIDE_PANEL]);
  createWindow.mockImplementation(async () => ({ id: 31 }));
  await fakeBrowser.storage.session.clear();
});

describe('the panel opens beside the page', () => {
  it('where the browser shows it, asked for before anything is awaited', async () => {
    browserWith({});
    const opened = openPanelFor({ windowId: 9 });
    expect(open).toHaveBeenCalledWith({ windowId: 9 });
    expect(await opened).toEqual({ windowId: 9, isBeside: true });
    expect(createWindow).not.toHaveBeenCalled();
  });

  it('as the sidebar in Firefox', async () => {
    browserWith({ sidePanel: undefined, sidebarAction: { open: openSidebar } });
    expect(await openBeside({ windowId: 9 })).toBe(true);
    expect(createWindow).not.toHaveBeenCalled();
  });
});

describe('the key leads to the search box', () => {
  const requested = async () =>
    Object(Object(await fakeBrowser.storage.session.get(PANEL_REQUEST_KEY))[PANEL_REQUEST_KEY]);
  const sidebar = (hasFocus: boolean) => [{ document: { hasFocus: () => hasFocus } }];

  it('of a panel that takes the focus, also if it was open: asked for before anything is awaited', async () => {
    const setOptions = vi.fn(async () => {});
    browserWith({ sidePanel: { open, setOptions } });
    const opened = openPanel(tab);
    expect(setOptions.mock.calls).toEqual([
      [{ tabId: 1, path: 'sidepanel.html', enabled: true }],
      [{ tabId: 1, enabled: false }],
    ]);
    expect(open.mock.calls).toEqual([[{ tabId: 1 }], [{ windowId: 9 }]]);
    await opened;
    expect(await requested()).toMatchObject({ windowId: 9, place: { view: 'search' } });
  });

  it('of the palette in Firefox, which leaves the focus in the page', async () => {
    const getViews = vi.fn(() => sidebar(false));
    browserWith({ sidePanel: undefined, sidebarAction: { open: openSidebar }, extension: { getViews } });
    await openPanel(tab);
    expect(openSidebar).toHaveBeenCalledTimes(1);
    expect(urlOf(createWindow)).toMatch(/\/palette\.html\?tab=1$/);
  });

  it('of a sidebar that has the focus already', async () => {
    const getViews = vi.fn(() => sidebar(true));
    browserWith({ sidePanel: undefined, sidebarAction: { open: openSidebar }, extension: { getViews } });
    await openPanel(tab);
    expect(createWindow).not.toHaveBeenCalled();
    expect(await requested()).toMatchObject({ windowId: 9, place: { view: 'search' } });
  });
});

describe('the panel opens in a window of its own and says so', () => {
  const expectWindow = async (change: object) => {
    browserWith(change);
    await openPanel(tab);
    expect(urlOf(createWindow)).toMatch(/\/sidepanel\.html\?instead$/);
  };

  it.each([
    ['has no side panel', { sidePanel: undefined }],
    ['has only a part of it', { sidePanel: {} }],
    ['has a sidebar that can’t be opened', { sidePanel: undefined, sidebarAction: { setPanel: () => {} } }],
    [
      'doesn’t count the key as a gesture',
      {
        sidePanel: undefined,
        sidebarAction: { open: async () => Promise.reject(new Error('no')) },
        extension: { getViews: () => [] },
      },
    ],
  ])('if the browser %s', (_, change) => expectWindow(change));

  it('if the browser refuses', async () => {
    open.mockRejectedValue(new Error('`sidePanel.open()` may only be called in response to a user gesture.'));
    await expectWindow({});
  });

  it('if the browser pretends to open it, and the next time at once', async () => {
    vi.useFakeTimers();
    getContexts.mockImplementation(async () => []);
    browserWith({});
    const first = openPanel(tab);
    await vi.runAllTimersAsync();
    await first;
    expect(urlOf(createWindow)).toMatch(/\/sidepanel\.html\?instead$/);
    getContexts.mockClear();
    const second = openPanel(tab);
    await vi.runAllTimersAsync();
    await second;
    expect(getContexts).toHaveBeenCalledTimes(1);
    expect(createWindow).toHaveBeenCalledTimes(1);
    expect(windows.update).toHaveBeenCalledWith(31, { focused: true });
  });
});

describe('where the browser has no windows, as on Android', () => {
  beforeEach(() => browserWith({ sidePanel: undefined, windows: undefined }));

  it('the panel is a tab, which needs no explanation', async () => {
    expect(await openPanelFor({ windowId: undefined })).toEqual({
      windowId: 9,
      isNew: true,
      isBeside: false,
    });
    expect(urlOf(createTab)).toMatch(/\/sidepanel\.html$/);
  });

  it('a page knows its window by its tab', async () => {
    Object.assign(fakeBrowser.tabs, { getCurrent: async () => ({ windowId: 9 }) });
    expect(await currentWindowId()).toBe(9);
  });
});

it('a small window that the browser doesn’t open is a tab', async () => {
  browserWith({});
  createWindow.mockRejectedValueOnce(new Error('Windows are not allowed.'));
  expect(await openSmallWindow('popup.html', { width: 4, height: 6 })).toEqual({ windowId: 9 });
  expect(urlOf(createTab)).toMatch(/\/popup\.html$/);
});
