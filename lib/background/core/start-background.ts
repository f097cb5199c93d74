import browser from 'webextension-polyfill';
import { detach, reportUncaught } from '../../diagnostics/index.ts';
import { handle } from '../../messaging/index.ts';
import { OUTBOX_ALARM, UNSAVED_ALARM } from '../../outbox/index.ts';
import { watchSettings } from '../../settings/index.ts';
import { openPalette } from '../../windows/index.ts';
import { serveAddressBar } from '../address-bar/omnibox.ts';
import { BACKUP_ALARM } from '../backup/backup-runner.ts';
import { onMenuClick } from '../capture/capture-menu.ts';
import { CONNECTION_ALARM } from '../connection/connection-state.ts';
import { LOCK_ALARM } from '../connection/lock.ts';
import { HISTORY_ALARM } from '../history/history-runner.ts';
import { IMPORT_ALARM } from '../import/import-runner.ts';
import { LIBRARY_ALARM, UPDATE_CHECK_ALARM } from '../library/sync-tasks.ts';
import { onLinkMenu, runLinkAction } from '../pages/link-actions.ts';
import { SETTINGS_SYNC_ALARM } from '../settings-sync/settings-sync.ts';
import { openPanel } from '../windows/panel.ts';
import { createBackground } from './background.ts';
import { onBrowserStart, onInstalled, onOnline } from './browser-events.ts';
import { createHandlers, problemOf } from './message-handlers.ts';

const AFTER_START = 250;

/**
 * Starts the background. The browser delivers an event to a starting worker only if the listener is registered
 * synchronously, so nothing here is awaited before the last `addListener`. Some browsers lack some events: Firefox for Android has
 * neither menus nor keys.
 */
export function startBackground(): void {
  reportUncaught();
  const background = createBackground();
  const { connection, lock, outbox, library, backup, history, imports, pages, settingsSync } = background;
  const ready = restrictStorageAccess();
  detach(ready, 'core.ready');

  handle(createHandlers(background), problemOf, ready);
  serveAddressBar();
  browser.runtime.onInstalled.addListener((details) =>
    detach(onInstalled(details, background), 'core.onInstalled'),
  );
  browser.runtime.onStartup.addListener(() => detach(onBrowserStart(background), 'core.onBrowserStart'));
  browser.contextMenus?.onClicked.addListener((info, tab) => {
    detach(onMenuClick(info, tab), 'core.onMenuClick');
    detach(pages.onMenu(info, tab), 'pages.onMenu');
    detach(onLinkMenu(info, tab), 'core.onLinkMenu');
  });
  browser.commands?.onCommand.addListener((command, tab) => {
    if (command === 'open-panel') detach(openPanel(tab), 'core.openPanel');
    if (command === 'open-palette') detach(openPalette(tab?.id), 'core.openPalette');
    if (command === 'complete-mention' && tab) detach(runLinkAction('complete', null, tab), 'links.menu');
    if (command === 'lock') detach(lock.lock(), 'lock.lock');
  });
  browser.alarms.onAlarm.addListener(({ name, scheduledTime }) => {
    if (name === OUTBOX_ALARM) void outbox.wake();
    if (name === UNSAVED_ALARM) detach(background.checkDrafts(), 'background.checkDrafts');
    if (name === CONNECTION_ALARM) detach(connection.finish(), 'connection.finish');
    if (name === LIBRARY_ALARM) detach(library.resume(), 'library.resume');
    if (name === UPDATE_CHECK_ALARM) detach(library.look(), 'library.look');
    if (name === BACKUP_ALARM) void backup.wake();
    if (name === HISTORY_ALARM) void history.wake();
    if (name === IMPORT_ALARM) void imports.wake();
    if (name === SETTINGS_SYNC_ALARM) detach(settingsSync.resume(), 'settingsSync.resume');
    if (name === LOCK_ALARM) detach(lock.onAlarm(scheduledTime, Date.now()), 'lock.onAlarm');
  });
  browser.idle?.onStateChanged.addListener((state) => {
    detach(lock.onIdleState(state), 'lock.onIdleState');
    detach(background.resume(), 'background.resume');
  });
  browser.permissions.onRemoved.addListener(() =>
    detach(background.permissionRemoved(), 'background.permissionRemoved'),
  );
  browser.permissions.onAdded.addListener(() =>
    detach(background.permissionAdded(), 'background.permissionAdded'),
  );
  globalThis.addEventListener('online', () => detach(onOnline(background), 'core.onOnline'));
  watchSettings((settings) => {
    detach(pages.onSettings(settings), 'pages.onSettings');
    detach(lock.refresh(), 'lock.refresh');
    detach(library.onSettings(), 'library.onSettings');
  });
  browser.storage.onChanged.addListener((changes, area) =>
    settingsSync.onStorageChange(Object.keys(changes), area),
  );
  // A starting worker answers its first request before it resumes what an earlier worker left.
  setTimeout(() => detach(background.begin(), 'background.begin'), AFTER_START);
}

/**
 * Keeps content scripts out of `storage.local` and `storage.sync`. By default, Chromium lets all our content scripts
 * read both. Firefox has no such switch; neither area contains secrets.
 */
export async function restrictStorageAccess(): Promise<void> {
  const areas = [browser.storage.local, browser.storage.sync];
  await Promise.all(areas.map((area) => area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' })));
}
