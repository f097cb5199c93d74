import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { restrictStorageAccess } from '../../../../lib/background/core/start-background.ts';
import { keepPanelOffTheButton } from '../../../../lib/background/windows/panel.ts';

const setPanelBehavior = vi.fn(async () => {});

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(fakeBrowser, { sidePanel: { setPanelBehavior } });
});

describe('the side panel', () => {
  it('is missing in some browsers', async () => {
    for (const sidePanel of [undefined, {}]) {
      Object.assign(fakeBrowser, { sidePanel });
      await expect(keepPanelOffTheButton()).resolves.toBeUndefined();
    }
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
