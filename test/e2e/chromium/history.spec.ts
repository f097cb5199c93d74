import type { Page } from '@playwright/test';
import { violationLines } from './axe.ts';
import { inWorker } from './background-state.ts';
import { expect } from './fixtures.ts';
import { entriesIn } from './library-copy.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const TITLE = 'The Needle';

/** Checks with axe in light and dark, and that nothing is wider than the window. */
async function checkAppearance(page: Page, step: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 760 });
      await expect.poll(() => tooWide(page), `${step}, ${width}`).toBe(0);
      if (process.env.LOOKS)
        await page.screenshot({ path: `${process.env.LOOKS}/history-${step}-${colorScheme}-${width}.png` });
    }
    expect(
      await violationLines(page, { colours: colorScheme === 'dark' }),
      `${step}, ${colorScheme}`,
    ).toEqual([]);
  }
}

test('an entry is changed from the keyboard, reported and undone; a conflicting change is shown first', async ({
  chromium,
  panel,
  platform,
}) => {
  const { page } = panel;
  const id = (await entriesIn(page)).find((one) => one.kind === 'article' && one.title === TITLE)?.id;
  const path = `article?id=${id}`;
  const onPlatform = () => platformAnswer(platform, 'GET', `${path}&granularity=1`);
  const toast = page.getByRole('region', { name: 'Messages' });
  const wasWip = Boolean((await onPlatform()).isWip);

  await panel.type(TITLE);
  await panel.row(TITLE).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(
    page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' }),
  ).toBeVisible();
  // The menu's first items come with the text.
  await expect(page.locator('.article-body').first()).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitemradio', { name: 'Public' })).toBeVisible();
  const items = page.locator('[role=menu]:popover-open > [role^=menuitem]');
  await expect(items.first()).toBeFocused();
  // The menu opens under the mouse, which doesn't move and so chooses nothing.
  await items.nth(3).hover();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await page.keyboard.press('e');
  await checkAppearance(page, 'menu');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('w');
  await expect(toast).toContainText(wasWip ? 'No longer in progress.' : 'Marked as in progress.');
  // In a narrow window, the message isn't cut off.
  await page.setViewportSize({ width: 320, height: 760 });
  await expect
    .poll(() => toast.locator('.toast').evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBe(0);
  expect(Boolean((await onPlatform()).isWip)).toBe(!wasWip);
  await page.keyboard.press('Control+z');
  await expect(toast).toContainText('Undone.');
  expect(Boolean((await onPlatform()).isWip)).toBe(wasWip);

  await page.keyboard.press('e');
  await page.keyboard.press('t');
  await expect(page.getByRole('combobox', { name: 'Tags' })).toBeFocused();
  await page.keyboard.type('tenth lamp');
  await platformAnswer(platform, 'PATCH', path, { tags: 'theirs,unlit' });
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog.getByRole('region', { name: 'Tags' })).toContainText('theirs, unlit');
  await expect(dialog.getByRole('button', { name: 'Keep theirs' })).toBeFocused();
  await checkAppearance(page, 'conflict');
  expect((await onPlatform()).tags).toBe('theirs,unlit');
  // One frame with at most one scroller.
  const frame = await dialog.evaluate((one) => [one.scrollWidth, one.scrollHeight]);
  expect(frame).toEqual(await dialog.evaluate((one) => [one.clientWidth, one.clientHeight]));
  await dialog.getByRole('button', { name: 'Keep both' }).click();
  await expect(toast).toContainText('Tags changed.');
  expect((await onPlatform()).tags).toMatch(/^(?=.*theirs)(?=.*unlit).*tenth lamp/);

  // Keys aren't for the panel while a dialog is open.
  await expect(dialog).toBeHidden();
  await page.keyboard.press('e');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Note' }).fill('Somebody pumps the ninth house.');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(toast).toContainText('You’re offline, so nothing was changed');
  // The browser notifies its pages a moment later, and the background after them.
  const isTold = page.evaluate(
    () => new Promise<boolean>((done) => addEventListener('online', () => done(navigator.onLine))),
  );
  await page.context().setOffline(false);
  expect(await isTold).toBe(true);
  await expect.poll(() => inWorker(chromium, 'navigator.onLine')).toBe(true);
  await page.keyboard.press('e');
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Somebody pumps the ninth house.');
  await page.keyboard.press('Control+Enter');
  await expect(toast).toContainText('Note added to the scrapbook.');

  await page.keyboard.press('e');
  await page.keyboard.press('h');
  const day = page.getByRole('list', { name: 'Today' });
  await expect(day.getByRole('listitem')).toHaveCount(4);
  await day.getByRole('button', { name: 'Show details' }).first().click();
  await expect(day.getByRole('region', { name: 'Scrapbook' })).toContainText(
    'Somebody pumps the ninth house.',
  );
  await checkAppearance(page, 'thing');
  await page.keyboard.press('Alt+s');
  await expect(day.getByText('Somebody pumps the ninth house.')).toBeHidden();
  await page.keyboard.press('Alt+s');
  await page.keyboard.press('Alt+s');
  await day.getByRole('button', { name: /^Undo: \w+ tag/ }).click();
  await expect(toast).toContainText('Undone.');
  expect((await onPlatform()).tags).toBe('theirs,unlit');

  await page.getByRole('button', { name: 'All changes' }).click();
  await expect(page.getByRole('button', { name: TITLE, exact: true })).toHaveCount(5);
  await checkAppearance(page, 'all');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^loreside-history-.*\.json$/);

  const options = await chromium.open('options');
  await expect(options.getByText(/^5 changes so far/)).toBeVisible();
  await options.getByRole('button', { name: 'Delete history…' }).click();
  await options.getByRole('button', { name: 'Delete history', exact: true }).click();
  await expect(page.getByText('No changes yet')).toBeVisible();
});
