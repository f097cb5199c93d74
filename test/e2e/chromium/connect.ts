import { expect, type Page } from '@playwright/test';
import type { Platform } from '../../service/index.ts';
import type { Chromium } from './browser.ts';

export type Version = 'current' | 'earlier';

export interface ConnectionDetails {
  address: string;
  version: Version;
  applicationKey: string;
  userToken: string;
}

/** The details that connect to this stand-in. */
export function detailsOf(platform: Platform, version: Version, secure = false): ConnectionDetails {
  const address = secure ? platform.httpsUrl : platform.url;
  if (address === null) throw new Error('The stand-in does not listen with HTTPS');
  return { address, version, applicationKey: platform.applicationKey, userToken: platform.authToken };
}

/** Opens the form and fills it in. */
export async function fillConnection(page: Page, details: ConnectionDetails): Promise<void> {
  const address = page.getByLabel('World Anvil address', { exact: true });
  const enterKeys = page.getByRole('button', { name: 'Enter keys' });
  await address.or(enterKeys).waitFor({ state: 'attached' });
  if (await enterKeys.isVisible()) await enterKeys.click();
  if (!(await address.isVisible())) await page.getByText('Advanced', { exact: true }).click();
  await address.fill(details.address);
  if (details.version === 'earlier') await page.getByText('Earlier version', { exact: true }).click();
  await page.getByLabel('Application key', { exact: true }).fill(details.applicationKey);
  await page.getByLabel('User token', { exact: true }).fill(details.userToken);
}

/** Fills in the form and presses Connect. The caller checks the outcome. */
export async function submitConnection(page: Page, details: ConnectionDetails): Promise<void> {
  await fillConnection(page, details);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

/** Makes the browser grant the extension's request for this address. */
export async function allowAddress(chromium: Chromium, address: string): Promise<void> {
  const { protocol, hostname } = new URL(address);
  await chromium.approveHost(`${protocol}//${hostname}/*`);
}

/** Connects through the real welcome page. */
export async function connect(
  chromium: Chromium,
  platform: Platform,
  version: Version = 'current',
  secure = false,
): Promise<Page> {
  const details = detailsOf(platform, version, secure);
  await allowAddress(chromium, details.address);
  const page = await chromium.open('welcome');
  await submitConnection(page, details);
  await expect(page.getByText(/^Connected as /).first()).toBeVisible();
  return page;
}
