import browser from 'webextension-polyfill';
import { detach } from '../../diagnostics/index.ts';
import { openOutbox, watchAgain } from '../../outbox/index.ts';
import { migrateSettings, readSettings } from '../../settings/index.ts';
import { keepPanelOffTheButton } from '../windows/panel.ts';
import type { Background } from './background.ts';

/** The browser started, or Loreside was installed or updated. Restores everything that doesn't survive that. */
export async function onBrowserStart({
  lock,
  library,
  pages,
  outbox,
  backup,
  history,
  imports,
  badge,
  permissionRemoved,
}: Background): Promise<void> {
  // This may take as long as there is something to copy.
  detach(library.look(), 'library.look');
  await Promise.allSettled([
    readSettings().then(pages.onSettings),
    keepPanelOffTheButton(),
    lock.refresh(),
    permissionRemoved(),
    openOutbox().then((store) => watchAgain(store)),
  ]);
  // Alarms may be lost at browser start and at updates, so wake the runners regardless.
  for (const runner of [outbox, backup, history, imports]) void runner.wake();
  badge();
}

/** The network is back: ends the waits that its absence caused. */
export async function onOnline({ outbox, library, backup }: Background): Promise<void> {
  detach(library.resume(), 'library.resume');
  detach(backup.resume(), 'backup.resume');
  await outbox.hasten();
}

/** Only the first installation opens the welcome page. */
export async function onInstalled({ reason }: { reason: string }, background: Background): Promise<void> {
  await migrateSettings();
  await onBrowserStart(background);
  if (reason === 'install') await browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
}
