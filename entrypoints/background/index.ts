// The background: the one place that holds the credentials and speaks to the service.
// Every listener is registered at once, while the worker starts; whatever is under way is written down elsewhere.
import browser from 'webextension-polyfill';
import { defineBackground } from 'wxt/utils/define-background';
import { serve } from '../../lib/bridge/index.ts';
import { UNSAVED_ALARM } from '../../lib/outbox/index.ts';
import { watchSettings } from '../../lib/settings/index.ts';
import { serveAddressBar } from './addressbar.ts';
import { repairAlarms } from './alarms.ts';
import { createBackground, quietly } from './background.ts';
import { HISTORY_ALARM } from './deferred.ts';
import { handlersOf, sentenceOf } from './handlers.ts';
import { LIBRARY_ALARM, LOOK_ALARM } from './library.ts';
import { onLinkMenu } from './linkmenus.ts';
import { LOCK_ALARM } from './lock.ts';
import { onMenuClick } from './menus.ts';
import { OUTBOX_ALARM } from './outbox.ts';
import { openPalette } from './palette.ts';
import { openPanel } from './panel.ts';
import { onBrowserStart, onInstalled, onOnline } from './start.ts';
import { raiseStorageWalls } from './storagewalls.ts';
import { SETTLE_ALARM } from './unsettled.ts';

/** Milliseconds. */
const AFTER_START = 250;

export default defineBackground({
  main() {
    const background = createBackground();
    const { desk, lock, outbox, library, pages } = background;
    const ready = raiseStorageWalls();
    quietly(ready);

    serve(handlersOf(background), sentenceOf, ready);
    serveAddressBar(background.deferred);
    browser.runtime.onInstalled.addListener(({ reason }) => quietly(onInstalled(reason, background)));
    browser.runtime.onStartup.addListener(() => quietly(onBrowserStart(background)));
    browser.contextMenus.onClicked.addListener((info, tab) => {
      quietly(onMenuClick(info, tab));
      quietly(pages.onMenu(info, tab));
      quietly(onLinkMenu(info, tab, background.deferred));
    });
    browser.commands.onCommand.addListener((command, tab) => {
      if (command === 'open-panel') quietly(openPanel(tab));
      if (command === 'open-palette') quietly(openPalette(tab));
      if (command === 'complete-mention' && tab)
        quietly(background.deferred().then(({ links }) => links.menu('complete', null, tab)));
      if (command === 'lock') quietly(lock.lock());
    });
    browser.alarms.onAlarm.addListener(({ name, scheduledTime }) => {
      if (name === OUTBOX_ALARM) outbox.wake();
      if (name === UNSAVED_ALARM) quietly(background.checkDrafts());
      if (name === SETTLE_ALARM) quietly(desk.finish());
      if (name === LIBRARY_ALARM) quietly(library.resume());
      if (name === LOOK_ALARM) quietly(library.look());
      if (name === HISTORY_ALARM) quietly(background.deferred().then(({ history }) => history.wake()));
      if (name === LOCK_ALARM) quietly(lock.onAlarm(scheduledTime, Date.now()));
    });
    browser.idle.onStateChanged.addListener((state) => {
      quietly(lock.onIdleState(state));
      // Somebody is back, perhaps after setting the clock; the outbox sets its own alarm.
      quietly(repairAlarms());
      outbox.wake();
    });
    browser.permissions.onRemoved.addListener(() => quietly(background.permissionRemoved()));
    browser.permissions.onAdded.addListener(() => quietly(background.permissionAdded()));
    globalThis.addEventListener('online', () => quietly(onOnline(background)));
    watchSettings((settings) => {
      quietly(pages.onSettings(settings));
      quietly(lock.refresh());
      quietly(library.onSettings());
    });
    // A worker that starts has somebody waiting for its first answer; what died with the one before comes after it.
    setTimeout(() => quietly(background.begin()), AFTER_START);
  },
});
