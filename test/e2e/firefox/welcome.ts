import { expect } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import type { Firefox } from './browser.ts';
import type { Tab } from './tab.ts';

/** Through the real welcome page, to the end. */
export async function connect(firefox: Firefox, platform: Platform): Promise<Tab> {
  const tab = await firefox.screen('welcome');
  await expect.poll(() => tab.text()).toContain('Service address');
  await tab.fill('Service address', platform.url);
  await tab.fill('Application key', platform.applicationKey);
  await tab.fill('User token', platform.authToken);
  await tab.press('Connect');
  await expect.poll(() => tab.text()).toContain('Connected as Tidewright');
  return tab;
}
