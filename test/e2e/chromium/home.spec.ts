import type { Page } from '@playwright/test';
import { SAMPLE_WORLD_ID, sampleId } from '../../../lib/sample-world/world.ts';
import { expectAccessible } from './axe.ts';
import { ask } from './background-state.ts';
import { expect } from './fixtures.ts';
import { sampleTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

async function look(page: Page, name: string): Promise<void> {
  if (!process.env.LOOKS) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${process.env.LOOKS}/tour-${name}-${colorScheme}.png` });
  }
}

test('rows show the portraits of articles that were never opened', async ({ panel }) => {
  const { page } = panel;
  await panel.box.fill('Edda Marsh');
  const portrait = panel.row('Edda Marsh').locator('.tile img');
  await expect(portrait).toBeVisible();
  expect(await portrait.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(96);
  // One without a picture has its icon.
  await panel.box.fill('Salt Lung');
  await expect(panel.row('Salt Lung').locator('.tile svg')).toBeVisible();

  // The review has it, too.
  await page.keyboard.press('Alt+r');
  await expect(
    page.locator('.review-item').filter({ hasText: 'gives two different dates' }).locator('.tile img'),
  ).toBeVisible();
});

test('the tour’s first step ticks itself, it waits where it was left, and ends for good', async ({
  panel,
}) => {
  const { page } = panel;
  const tour = page.getByRole('region', { name: 'Tour of the sample world' });
  const done = tour.locator('li[data-done]');
  await expect(tour.getByRole('listitem')).toHaveCount(3);
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    await look(page, `home-${width}`);
  }
  await expectAccessible(page, 'the tour');

  await tour.getByRole('button', { name: 'Read about Edda Marsh' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /1 contradiction/ })).toBeVisible();
  // The next step, in one line above the article.
  await expect(tour.getByRole('listitem')).toHaveText(/Decide about a contradiction/);
  await look(page, 'article');
  await page.keyboard.press('Alt+Home');
  await expect(done).toHaveText([/Read about Edda Marsh/]);
  await page.reload();
  await expect(done).toHaveText([/Read about Edda Marsh/]);

  await tour.getByRole('button', { name: 'End the tour' }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.home-cover')).toBeVisible();
  await expect(tour).toHaveCount(0);
});

test('home counts the words that were written today, and says nothing without any', async ({ panel }) => {
  const { page } = panel;
  const words = page.locator('.home-words');
  await expect(page.locator('.review-line')).toBeVisible();
  await expect(words).toHaveCount(0);
  const ref = { worldId: SAMPLE_WORLD_ID, kind: 'article', id: sampleId('article', 'Salt Lung') };
  const edit = {
    ref,
    title: 'Salt Lung',
    cause: 'append',
    changes: { scrapbook: 'Four words, no more.' },
    seen: null,
  };
  expect(await ask(page, 'history.change', { edit })).toMatchObject({ ok: true });
  await expect(words).toHaveText('4 words written today');
});
