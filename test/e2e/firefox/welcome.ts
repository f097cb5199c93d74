import { expect } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import { detailsOf, type Version } from '../chromium/connect.ts';
import type { Firefox } from './browser.ts';
import type { Tab } from './tab.ts';

/** Fills in the form of the welcome page and presses Connect. */
export async function submitConnection(
  firefox: Firefox,
  platform: Platform,
  version: Version = 'current',
  secure = false,
  passphrase: string | null = null,
): Promise<Tab> {
  const { address } = detailsOf(platform, version, secure);
  const tab = await firefox.screen('welcome');
  await expect.poll(() => tab.text()).toMatch(/Enter keys|Application key/);
  if ((await tab.text()).includes('Enter keys')) await tab.press('Enter keys');
  await expect.poll(() => tab.text()).toContain('Application key');
  await tab.eval(`document.querySelector('details.fold').open = true`);
  await tab.fill('World Anvil address', address);
  const label = version === 'current' ? 'Current version' : 'Earlier version';
  await tab.eval(`[...document.querySelectorAll('label')]
    .find((one) => one.textContent.trim().startsWith('${label}')).click()`);
  await tab.paste('Application key', platform.applicationKey);
  await tab.paste('User token', platform.authToken);
  if (passphrase !== null) {
    await tab.click('.lock [role=switch]');
    await tab.fill('Passphrase', passphrase);
    await tab.fill('Repeat passphrase', passphrase);
  }
  await tab.press('Connect');
  return tab;
}

/** Connects through the real welcome page. */
export async function connect(...how: Parameters<typeof submitConnection>): Promise<Tab> {
  const tab = await submitConnection(...how);
  await expect.poll(() => tab.text()).toContain('Connected as ');
  return tab;
}

/** Changes settings as a person can, so that tests take seconds. Other settings stay. */
export async function settings(tab: Tab, some: object): Promise<void> {
  await tab.eval(`browser.storage.local.get({ settings: {} }).then(({ settings }) =>
    browser.storage.local.set({ settings: { ...settings, ...${JSON.stringify(some)} } }))`);
}

/** Connects, and waits until the whole world is copied, as fast as the stand-in answers. */
export async function connectAndCopy(firefox: Firefox, platform: Platform): Promise<void> {
  const options = await firefox.screen('options');
  await options.eval(`browser.storage.local.set({ 'outbox.timing': { pace: 1_000 } })`);
  await settings(options, { pace: 5 });
  // The background reads it when it starts.
  await firefox.terminateBackground();
  await firefox.closeTab(options);
  await firefox.closeTab(await connect(firefox, platform));
  const panel = await firefox.screen('sidepanel');
  await expect.poll(() => panel.text()).toMatch(/\d+ entries · synced/);
  await firefox.closeTab(panel);
}
