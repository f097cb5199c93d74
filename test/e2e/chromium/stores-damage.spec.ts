import type { Page } from '@playwright/test';
import {
  DATABASES,
  KEPT_TEXT,
  newer,
  STORES_ARE_READ,
  withoutStores,
  wrongTypes,
} from '../damaged-stores.ts';
import { expectAccessible } from './axe.ts';
import { ask, connectionState } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { connect } from './connect.ts';
import { expect } from './fixtures.ts';
import { articlesIn } from './library-copy.ts';
import { worldTest as test } from './shared-world.ts';

/** Collects uncaught errors of all our pages. */
function watchErrors(chromium: Chromium): string[] {
  const errors: string[] = [];
  const watch = (page: Page) =>
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  chromium.context.pages().forEach(watch);
  chromium.context.on('page', watch);
  return errors;
}

async function allScreens(chromium: Chromium, page: Page): Promise<void> {
  for (const screen of ['popup', 'sidepanel', 'palette', 'welcome', 'options'] as const) {
    await page.goto(chromium.url(screen));
    await expect.poll(() => page.evaluate<boolean>(STORES_ARE_READ), screen).toBe(true);
  }
}

const section = (page: Page, title: string) =>
  page.locator('.options-section', { has: page.getByRole('heading', { name: title, exact: true }) });

test('screens report stores of a newer version, and each offered action works', async ({
  chromium,
  platform,
}) => {
  const page = await chromium.open('options');
  const errors = watchErrors(chromium);
  await page.evaluate(`chrome.storage.local.get('settings').then(({ settings }) =>
    chrome.storage.local.set({ settings: { ...settings, version: 99 } }))`);
  for (const name of DATABASES) await page.evaluate(newer(name));
  await chromium.killWorker('stop');
  await ask(page, 'capture.pending');
  await expect.poll(() => connectionState(page)).toBe('refused');
  await allScreens(chromium, page);

  await expect(page.getByText(/newer version of Loreside saved your settings/)).toBeVisible();
  await expect(
    section(page, 'Connection').getByText(/newer version of Loreside saved your keys/),
  ).toBeVisible();
  const library = section(page, 'Offline copy');
  await expect(library.getByText(/newer version of Loreside made this offline copy/)).toBeVisible();
  const history = section(page, 'History');
  await expect(history.getByText(/history was saved by a newer version/)).toBeVisible();
  const backup = section(page, 'Backup and sync');
  await expect(backup.getByText(/saved the data for your backups/)).toBeVisible();
  await expect(page.getByText(/versions were saved by a newer version/)).toBeVisible();
  expect(await ask(page, 'journal.list', {})).toMatchObject({ ok: false });
  await expectAccessible(page, 'newer stores', '.options-section');

  await history.getByRole('button', { name: 'Start new history…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start new history' }).click();
  await expect(history.getByText('No changes yet')).toBeVisible();
  await backup.getByRole('button', { name: 'Start over' }).click();
  await expect(backup.getByRole('button', { name: /^Start backup of / })).toBeVisible();

  await connect(chromium, platform);
  expect(await connectionState(page)).toBe('connected');
  await library.getByRole('button', { name: 'Rebuild offline copy' }).click();
  await expect.poll(() => articlesIn(page)).toBe(60);
  await expect(library.locator('.world-copies')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [what, damage] of [
  ['stores that are missing', withoutStores],
  ['records of wrong types', wrongTypes],
] as const)
  test(`${what} break no screen, and the copy comes back`, async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    const errors = watchErrors(chromium);
    // These databases are made when they are first used.
    const journal = async () => await ask(page, 'journal.list', {});
    expect(await journal()).toEqual({ ok: true, value: [] });
    const pause = { worldId: platform.worldId, command: 'pause' };
    expect(await ask(page, 'import.control', pause)).toEqual({ ok: true, value: false });
    await page.evaluate(KEPT_TEXT);
    expect(await journal()).toMatchObject({ value: [{ title: 'Kept' }] });
    for (const name of DATABASES.slice(1)) await page.evaluate(damage(name));
    await chromium.killWorker('stop');
    await allScreens(chromium, page);
    await ask(page, 'library.refresh', { worldId: platform.worldId });
    await expect.poll(() => articlesIn(page)).toBe(60);
    expect(await journal()).toEqual({ ok: true, value: [] });
    await page.evaluate(damage('loreside-vault'));
    await chromium.killWorker('stop');
    await ask(page, 'capture.pending');
    await allScreens(chromium, page);
    expect(errors).toEqual([]);
  });
