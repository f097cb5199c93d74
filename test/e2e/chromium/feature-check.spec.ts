import type { Page } from '@playwright/test';
import { areCardsOn, type StoredFeatures } from '../cards-on.ts';
import { expectAccessible } from './axe.ts';
import { inWorker } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { addressOf, OnPage } from './world-page-stage.ts';

const pagesOff = (chromium: Chromium): Promise<unknown> =>
  inWorker(chromium, `chrome.storage.local.get('settings').then(({ settings }) => settings?.pagesOff ?? [])`);

/** Whether a page of the world shows the card of a link, the “problem” that this test looks for, as it should now. */
async function showsCard(chromium: Chromium, page: Page): Promise<boolean> {
  const worker = await chromium.worker();
  const areOn = areCardsOn(await worker.evaluate<StoredFeatures>('chrome.storage.local.get()'));
  await page.bringToFront();
  const link = page.locator('a.article-link', { hasText: 'The Needle' });
  await link.scrollIntoViewIfNeeded();
  const shown = await OnPage.of(page);
  if (areOn) {
    await shown.showCard(link);
    return true;
  }
  await page.mouse.move(0, 0);
  await link.hover();
  // Nothing tells that a card will not come.
  await page.waitForTimeout(1_500);
  expect(await shown.box('link-card')).toBeNull();
  return false;
}

const question = (screen: Page) => screen.getByText('Is the problem still there?');
const answer = (screen: Page, isStillThere: boolean) =>
  screen.getByRole('button', { name: isStillThere ? 'Yes, still there' : 'No, it’s gone' }).click();

test('the feature that makes a page misbehave is found, whatever closes meanwhile', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await chromium.visit(await addressOf(platform, 'Saltmere'));
  await (await OnPage.of(page)).seen('pill');
  expect(await showsCard(chromium, page)).toBe(true);

  let screen = await chromium.open('help', '#trouble-page');
  await screen.getByRole('button', { name: 'Find the cause' }).click();
  await expect(screen.getByText('Question 1 of at most 5')).toBeVisible();
  await expect(screen.locator('.feature-page')).toContainText('Saltmere');
  await expectAccessible(screen, 'a question');

  let asked = 0;
  while ((await question(screen).count()) > 0) {
    asked++;
    const number = screen.getByText(`Question ${asked} of at most 5`);
    await expect(number).toBeVisible();
    await Promise.all([
      page.waitForEvent('load'),
      screen.getByRole('button', { name: 'Reload page' }).click(),
    ]);
    const isStillThere = await showsCard(chromium, page);
    if (asked === 1) {
      expect(isStillThere).toBe(false);
      await (await OnPage.of(page)).isGone();
    }
    await answer(screen, isStillThere);
    // Once the answer is stored.
    await expect(number).toBeHidden();
    if (asked === 1) await chromium.killWorker('stop');
    if (asked === 2) {
      // The rest is asked in the panel, beside the page.
      await screen.close();
      screen = panel.page;
      await screen.reload();
      await expect(question(screen)).toBeVisible();
      await expectAccessible(screen, 'a question in the panel', '.feature-check');
    }
  }
  expect(asked).toBeLessThanOrEqual(5);
  await expect(screen.getByText('The cause is “Preview cards”.')).toBeVisible();

  // Everything is on again, and nothing in the settings has changed.
  await page.reload();
  expect(await showsCard(chromium, page)).toBe(true);
  expect(await pagesOff(chromium)).toEqual([]);

  await screen.bringToFront();
  await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await screen.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(screen.getByText('Copied.')).toBeVisible();
  const report = await screen.evaluate(() => navigator.clipboard.readText());
  expect(report).toMatch(/Page features: 0 off; search: link-cards, still there: no( yes| no){2,4}\n/);
  expect(report).not.toContain('Saltmere');

  await screen.getByRole('button', { name: 'Switch it off' }).click();
  await expect(screen.locator('.feature-check')).toHaveCount(0);
  expect(await pagesOff(chromium)).toEqual(['link-cards']);
  // The toolbar stays, beside the title above. The script on a page starts when somebody sees it.
  await page.bringToFront();
  await page.goto(page.url());
  await (await OnPage.of(page)).seen('pill');
  expect(await showsCard(chromium, page)).toBe(false);
});

test('a problem that stays without any feature isn’t Loreside', async ({ chromium, platform }) => {
  const page = await chromium.visit(await addressOf(platform, 'Saltmere'));
  const shown = await OnPage.of(page);
  await shown.seen('pill');
  const help = await chromium.open('help', '#trouble-page');
  await help.getByRole('button', { name: 'Find the cause' }).click();
  await expect(question(help)).toBeVisible();
  // The button that was pressed is gone. Tab goes on from its place.
  await expect(help.locator('.feature-check')).toBeFocused();
  await shown.isGone();
  // A wrong answer can be taken back.
  await answer(help, false);
  await expect(help.getByText('Question 2 of at most 5')).toBeVisible();
  await help.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(help.getByText('Question 1 of at most 5')).toBeVisible();
  await expect(help.locator('.feature-check')).toBeFocused();
  await answer(help, true);
  await expect(help.getByText('It isn’t Loreside.')).toBeVisible();
  await expect(help.locator('.feature-check')).toBeFocused();
  await shown.seen('pill');
  await help.getByRole('button', { name: 'Done' }).click();
  await expect(help.getByRole('button', { name: 'Find the cause' })).toBeVisible();
  // Stopping restores everything too.
  await help.getByRole('button', { name: 'Find the cause' }).click();
  await shown.isGone();
  await help.getByRole('button', { name: 'Stop' }).click();
  await shown.seen('pill');
});
