import browser from 'webextension-polyfill';
import { detach } from '../../diagnostics/index.ts';
import { hasten, openOutbox, watchAgain } from '../../outbox/index.ts';
import { migrateSettings, readSettings } from '../../settings/index.ts';
import { keepPanelOffTheButton } from '../windows/panel.ts';
import type { Background } from './background.ts';

/** The browser was started, or a new release of us was: what does not outlive that is put in place again. */
export async function onBrowserStart({
  lock,
  library,
  pages,
  outbox,
  backup,
  history,
  badge,
  permissionRemoved,
}: Background): Promise<void> {
  // A look may go on for as long as there is something to copy.
  detach(library.look(), 'library.look');
  await Promise.allSettled([
    readSettings().then(pages.onSettings),
    keepPanelOffTheButton(),
    lock.refresh(),
    permissionRemoved(),
    openOutbox().then((store) => watchAgain(store)),
  ]);
  // Alarms outlive neither a browser session nor an update: what is stored decides.
  for (const runner of [outbox, backup, history]) void runner.wake();
  badge();
}

/** The network is back: neither drafts nor copies wait out a pause that was meant for its absence. */
export async function onOnline({ outbox, library, backup }: Background): Promise<void> {
  detach(library.resume(), 'library.resume');
  detach(backup.resume(), 'backup.resume');
  await hasten(await openOutbox()).finally(() => outbox.wake());
}

/** `reason` as the browser names it; only the very first time opens the welcome page. */
export async function onInstalled(reason: string, background: Background): Promise<void> {
  await migrateSettings();
  await onBrowserStart(background);
  if (reason === 'install') await browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
}
