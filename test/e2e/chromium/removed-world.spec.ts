import type { Page } from '@playwright/test';
import { readStoredState } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect } from './fixtures.ts';
import type { SearchScreen } from './search-screen.ts';
import { sampleTest, worldTest } from './shared-world.ts';

const toasts = (page: Page) => page.locator('.toast');
const notConnected = (page: Page) => page.getByRole('heading', { name: 'How do you want to start?' });

/** Opens an article and changes it. Its toast, with Undo, doesn't go by itself. */
async function changeArticle({ page, box, active }: SearchScreen): Promise<void> {
  await page.evaluate(() => {
    const start = window.setTimeout;
    const isLong = (delay?: number) => delay !== undefined && delay > 10_000;
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number) => (isLong(delay) ? 0 : start(work, delay)),
    });
  });
  await box.fill('The Needle');
  await expect(active).toContainText('The Needle');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' }),
  ).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitemradio', { name: 'Public' })).toBeVisible();
  await page.keyboard.press('w');
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeVisible();
}

/** Presses a button in the options and confirms its dialog. */
async function inOptions(chromium: Chromium, name: RegExp): Promise<void> {
  const options = await chromium.open('options');
  await options.getByRole('button', { name }).first().click();
  await options
    .getByRole('dialog')
    .getByRole('button', { name: /^(Remove|Disconnect|Delete)/ })
    .click();
  await expect(options.getByRole('dialog')).toHaveCount(0);
}

sampleTest(
  'with the sample world, its toasts and the way back to it go, and Ctrl+Z does nothing',
  async ({ panel }) => {
    const { page } = panel;
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await changeArticle(panel);
    await page.keyboard.press('Alt+w');
    await page.getByRole('menuitem', { name: 'Remove “Saltmere”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(notConnected(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    for (const name of ['Back', 'Forward']) await expect(page.getByRole('button', { name })).toBeDisabled();
    await page.keyboard.press('Control+z');
    expect((await readStoredState(page)).records).toEqual({});
    await expect(toasts(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

sampleTest('a world that is removed in the options leaves the panel, too', async ({ chromium, panel }) => {
  const { page } = panel;
  await changeArticle(panel);
  await page.keyboard.press('Alt+ArrowLeft');
  await panel.box.fill('');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('.history').getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  await inOptions(chromium, /^Remove.*Saltmere/);
  await expect(notConnected(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
});

worldTest('the toasts of an account go when it is disconnected', async ({ chromium, panel }) => {
  await changeArticle(panel);
  await inOptions(chromium, /^Disconnect/);
  await expect(notConnected(panel.page)).toBeVisible();
  await expect(toasts(panel.page)).toHaveCount(0);
});

worldTest('what is deleted with a copy’s history can’t be undone', async ({ chromium, panel }) => {
  await changeArticle(panel);
  await inOptions(chromium, /^Delete.*copy/);
  await expect(toasts(panel.page)).toHaveCount(0);
});
