import browser from 'webextension-polyfill';
import { reportUncaught } from '../../diagnostics/index.ts';
import { handle } from '../../messaging/index.ts';
import { UNSAVED_ALARM } from '../../outbox/index.ts';
import { watchSettings } from '../../settings/index.ts';
import { serveAddressBar } from '../address-bar/omnibox.ts';
import { createAddressBar } from '../address-bar/suggestions.ts';
import { onMenuClick } from '../capture/capture-menu.ts';
import { LOCK_ALARM } from '../connection/lock.ts';
import { CONNECTION_ALARM } from '../connection/unfinished-operation.ts';
import { HISTORY_ALARM } from '../history/history-runner.ts';
import { LIBRARY_ALARM, UPDATE_CHECK_ALARM } from '../library/library-alarms.ts';
import { OUTBOX_ALARM } from '../outbox/outbox-runner.ts';
import { createLinkWork } from '../pages/link-actions.ts';
import { onLinkMenu } from '../pages/link-menu-clicks.ts';
import { openPalette } from '../windows/palette.ts';
import { openPanel } from '../windows/panel.ts';
import { createBackground } from './background.ts';
import { onBrowserStart, onInstalled, onOnline } from './browser-events.ts';
import { createHandlers, sentenceOf } from './message-handlers.ts';
import { quietly } from './quietly.ts';
import { repairAlarms } from './repair-alarms.ts';
import { restrictStorageAccess } from './storage-access.ts';

/** Milliseconds. */
const AFTER_START = 250;

/**
 * Starts the background. The browser delivers an event to a starting worker only if the listener is registered
 * synchronously, so nothing here is awaited before the last `addListener`.
 */
export function startBackground(): void {
  reportUncaught();
  const background = createBackground();
  const { connection, lock, outbox, library, history, pages } = background;
  const links = createLinkWork();
  const ready = restrictStorageAccess();
  quietly(ready);

  handle(createHandlers(background), sentenceOf, ready);
  serveAddressBar(createAddressBar());
  browser.runtime.onInstalled.addListener(({ reason }) => quietly(onInstalled(reason, background)));
  browser.runtime.onStartup.addListener(() => quietly(onBrowserStart(background)));
  browser.contextMenus.onClicked.addListener((info, tab) => {
    quietly(onMenuClick(info, tab));
    quietly(pages.onMenu(info, tab));
    quietly(onLinkMenu(info, tab, links));
  });
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'open-panel') quietly(openPanel(tab));
    if (command === 'open-palette') quietly(openPalette(tab));
    if (command === 'complete-mention' && tab) quietly(links.menu('complete', null, tab));
    if (command === 'lock') quietly(lock.lock());
  });
  browser.alarms.onAlarm.addListener(({ name, scheduledTime }) => {
    if (name === OUTBOX_ALARM) outbox.wake();
    if (name === UNSAVED_ALARM) quietly(background.checkDrafts());
    if (name === CONNECTION_ALARM) quietly(connection.finish());
    if (name === LIBRARY_ALARM) quietly(library.resume());
    if (name === UPDATE_CHECK_ALARM) quietly(library.look());
    if (name === HISTORY_ALARM) quietly(history.wake());
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
