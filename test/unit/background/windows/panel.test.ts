import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { restrictStorageAccess } from '../../../../lib/background/core/storage-access.ts';
import { keepPanelOffTheButton, openPanel } from '../../../../lib/background/windows/panel.ts';

const tab = {
  id: 1,
  windowId: 9,
  index: 0,
  highlighted: true,
  active: true,
  pinned: false,
  incognito: false,
};
const open = vi.fn(async () => {});
const setPanelBehavior = vi.fn(async () => {});
const toggle = vi.fn(async () => {});

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(fakeBrowser, { sidePanel: { open, setPanelBehavior }, sidebarAction: { toggle } });
});

describe('the side panel', () => {
  it('opens during the key press, beside the tab', () => {
    void openPanel(tab);
    expect(open).toHaveBeenCalledWith({ windowId: 9 });
  });

  it('is the sidebar in browsers without a side panel', async () => {
    Object.assign(fakeBrowser, { sidePanel: undefined });
    void openPanel(tab);
    expect(toggle).toHaveBeenCalled();
    await expect(keepPanelOffTheButton()).resolves.toBeUndefined();
  });

  it('leaves the toolbar button to capture', async () => {
    await keepPanelOffTheButton();
    expect(setPanelBehavior).toHaveBeenCalledWith({ openPanelOnActionClick: false });
  });
});

describe('storage', () => {
  it('is closed to content scripts if the browser supports that', async () => {
    const setAccessLevel = vi.fn(async () => {});
    const { local, sync } = fakeBrowser.storage;
    for (const area of [local, sync]) Object.assign(area, { setAccessLevel: undefined });
    await expect(restrictStorageAccess()).resolves.toBeUndefined();
    for (const area of [local, sync]) Object.assign(area, { setAccessLevel });
    await restrictStorageAccess();
    expect(setAccessLevel.mock.calls).toEqual([
      [{ accessLevel: 'TRUSTED_CONTEXTS' }],
      [{ accessLevel: 'TRUSTED_CONTEXTS' }],
    ]);
  });
});
