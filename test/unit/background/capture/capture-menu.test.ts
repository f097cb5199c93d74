import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { onMenuClick, showMenus, takePending } from '../../../../lib/background/capture/capture-menu.ts';
import { furnish } from '../browser.ts';

let browser: ReturnType<typeof furnish>;
beforeEach(() => {
  browser = furnish();
});

const tab = { id: 12, index: 0, highlighted: true, active: true, pinned: false, incognito: false };
const info = {
  menuItemId: 'capture',
  editable: false,
  modifiers: [],
  pageUrl: 'https://page.example/a',
  selectionText: 'A lighthouse.',
};

describe('a click in the menu', () => {
  it('opens the popup during the click, before awaiting anything', async () => {
    const clicked = onMenuClick(info, tab);
    expect(browser.openPopup).toHaveBeenCalledTimes(1);
    await clicked;
    expect(browser.createWindow).not.toHaveBeenCalled();
  });

  it('passes what was clicked to the popup, once', async () => {
    const clicked = onMenuClick(info, tab);
    expect(await takePending(Date.now())).toEqual({
      selectionText: 'A lighthouse.',
      linkUrl: null,
      pageUrl: 'https://page.example/a',
      frameUrl: null,
      tabId: 12,
    });
    await clicked;
    expect(await takePending(Date.now())).toBeNull();
  });

  it('is forgotten after a minute', async () => {
    await onMenuClick(info, tab);
    expect(await takePending(Date.now() + 61_000)).toBeNull();
  });

  it('opens a small window if no popup can be opened', async () => {
    browser.openPopup.mockRejectedValue(new Error('no window in front'));
    await onMenuClick(info, tab);
    expect(browser.createWindow.mock.calls[0]?.[0].url).toMatch(/popup\.html\?tab=12$/);
  });

  it('on another item, or outside of a tab, does nothing', async () => {
    await onMenuClick({ ...info, menuItemId: 'other' }, tab);
    await onMenuClick(info, undefined);
    await onMenuClick(info, { ...tab, id: -1 });
    expect(browser.openPopup).not.toHaveBeenCalled();
  });
});

it('the menu follows the settings and is created only once', async () => {
  await Promise.all([showMenus(true), showMenus(false), showMenus(true)]);
  const { create, removeAll } = fakeBrowser.contextMenus;
  expect(removeAll).toHaveBeenCalledTimes(3);
  expect(create).toHaveBeenCalledTimes(2);
  expect(create).toHaveBeenLastCalledWith({
    id: 'capture',
    title: 'Capture as a draft',
    contexts: ['page', 'selection', 'link'],
  });
});
