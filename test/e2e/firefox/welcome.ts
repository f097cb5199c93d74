import { expect } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import { detailsOf, type Version } from '../chromium/connect.ts';
import type { Firefox } from './browser.ts';
import { ask, says } from './screen.ts';
import type { Tab } from './tab.ts';

/** The kinds of data that Loreside asks to send. */
export const DATA = ['authenticationInfo', 'websiteContent', 'browsingActivity'];

type Details = [platform: Platform, version?: Version, secure?: boolean, passphrase?: string | null];

/** Fills in the form of the welcome page and presses Connect. */
export async function submitConnection(
  firefox: Firefox,
  ...[platform, version = 'current', secure = false, passphrase = null]: Details
): Promise<Tab> {
  const tab = await firefox.screen('welcome');
  const { address } = detailsOf(platform, version, secure);
  await expect.poll(() => tab.text()).toMatch(/Enter keys|Application key/);
  if ((await tab.text()).includes('Enter keys')) await tab.press('Enter keys');
  await expect.poll(() => tab.text()).toContain('Application key');
  await tab.eval(`document.querySelector('details.fold').open = true`);
  await tab.paste('World Anvil address', address);
  const label = version === 'current' ? 'Current version' : 'Earlier version';
  await tab.eval(`[...document.querySelectorAll('label')]
    .find((one) => one.textContent.trim().startsWith('${label}')).click()`);
  await tab.paste('Application key', platform.applicationKey);
  await tab.paste('User token', platform.authToken);
  if (passphrase !== null) {
    await tab.click('form [role=switch]');
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

/**
 * Connects without the form, and waits until the world is copied, as fast as the stand-in answers.
 * @param bodies full texts: all of them, as by default, or only of what is opened, which takes half the time
 */
export async function connectAndCopy(
  firefox: Firefox,
  platform: Platform,
  bodies: 'all' | 'opened' = 'all',
): Promise<void> {
  const tab = await firefox.screen('options');
  await tab.eval(`browser.storage.local.set({ 'outbox.timing': { pace: 1_000 } })`);
  await settings(tab, { pace: 5, library: { bodies } });
  // The background reads it when it starts.
  await firefox.terminateBackground();
  await firefox.permit({ origins: ['http://127.0.0.1/*'], data_collection: DATA });
  const request = { ...detailsOf(platform, 'current'), segment: '', passphrase: null };
  await ask(tab, 'connection.connect', request);
  await says(tab, /Synced (?!so far)/);
  await firefox.closeTab(tab);
}
