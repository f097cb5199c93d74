import browser from 'webextension-polyfill';
import { serve } from '../../bridge/index.ts';
import { UNSAVED_ALARM } from '../../outbox/index.ts';
import { watchSettings } from '../../settings/index.ts';
import { serveAddressBar } from '../address-bar/omnibox.ts';
import { onMenuClick } from '../capture/capture-menu.ts';
import { LOCK_ALARM } from '../connection/lock.ts';
import { SETTLE_ALARM } from '../connection/unfinished-operation.ts';
import { LIBRARY_ALARM, LOOK_ALARM } from '../library/sync-scheduler.ts';
import { OUTBOX_ALARM } from '../outbox/outbox-runner.ts';
import { onLinkMenu } from '../pages/link-menu-clicks.ts';
import { openPalette } from '../windows/palette.ts';
import { openPanel } from '../windows/panel.ts';
import { createBackground, quietly } from './background.ts';
import { onBrowserStart, onInstalled, onOnline } from './browser-events.ts';
import { HISTORY_ALARM } from './deferred.ts';
import { handlersOf, sentenceOf } from './message-handlers.ts';
import { repairAlarms } from './repair-alarms.ts';
import { raiseStorageWalls } from './storage-access.ts';

/** Milliseconds. */
const AFTER_START = 250;

/**
 * Starts the background. The browser delivers an event to a starting worker only if the listener is registered
 * synchronously, so nothing here is awaited before the last `addListener`.
 */
export function startBackground(): void {
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
}
