import { openStage } from './article-stage.ts';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { stageTest as test } from './shared-stage.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

test('an article passes axe in every state, light and dark', async ({ chromium }) => {
  const page = await openStage(chromium);
  for (const shown of ['here', 'listed', 'stale', 'damaged'] as const) {
    await page.evaluate((state) => stage.article({}, state), shown);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (shown === 'here') {
      await page.getByRole('button', { name: /^Updated/ }).click();
      await page.keyboard.press('o');
      await page.keyboard.press('f');
      await page.keyboard.type('lamp');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByText('What is down there').click();
      await page.getByRole('button', { name: /Constitution/ }).click();
    }
    await expectAccessible(page, shown);
  }
});

test('an article fits a narrow panel at every text size, in both text directions', async ({ chromium }) => {
  const page = await openStage(chromium);
  await page.setViewportSize({ width: 320, height: 700 });
  const hebrew = 'העיר סלטמיר עומדת במקום שבו הנהר נכנע, ובה [b]תשע מנורות[/b].';
  for (const change of [
    {},
    { title: hebrew, content: hebrew },
    { title: 'Donaudampfschifffahrt'.repeat(6) },
  ]) {
    await page.evaluate((fields) => stage.article(fields), change);
    await page.locator('.article-columns').waitFor();
    for (let size = 0; size < 6; size++) {
      expect(await tooWide(page)).toBe(0);
      await page.keyboard.press('+');
    }
    for (let size = 0; size < 6; size++) await page.keyboard.press('-');
  }
});

test('find highlights words, also inside a closed spoiler', async ({ chromium }) => {
  const page = await openStage(chromium);
  await page.evaluate(() => stage.article());
  await page.locator('.article-columns').waitFor();
  await page.keyboard.press('f');
  await page.keyboard.type('pumps');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await expect(page.getByText('Somebody pumps it.')).toBeVisible();
  const painted = () => page.evaluate(() => [...CSS.highlights.keys()].sort());
  await expect.poll(painted).toEqual(['loreside-find', 'loreside-found']);
  await page.keyboard.press('Escape');
  await expect.poll(painted).toEqual([]);
});

test('reading an article sends no requests', async ({ chromium }) => {
  const page = await openStage(chromium);
  const requests: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith('chrome-extension:')) requests.push(request.url());
  });
  await page.evaluate(() => stage.article());
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: /Constitution/ }).click();
  await page.getByRole('link', { name: 'Edda Marsh' }).first().click();
  expect(await page.evaluate(() => stage.opened)).toEqual(['article a-3 here']);
  expect(requests).toEqual([]);
});

worldTest('the bar of an entry is one row that keys reach, and its menu shows them', async ({ panel }) => {
  const { page } = panel;
  await panel.type('isaura');
  await panel.press('Enter');
  const bar = page.getByRole('toolbar', { name: 'Actions' });
  await expect(bar.getByRole('button', { name: 'Insert', exact: true })).toBeVisible();
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    await expect
      .poll(() => bar.evaluate((one) => one.getBoundingClientRect().height), `${width}`)
      .toBeLessThan(56);
    expect(await tooWide(page)).toBe(0);
  }
  await page.keyboard.press('e');
  const menu = page.getByRole('menu', { name: 'More' });
  await expect(menu.getByRole('menuitem', { name: 'Find in this article' })).toHaveAttribute(
    'aria-keyshortcuts',
    'F',
  );
  await expect(menu.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('f');
  await expect(page.getByRole('textbox', { name: 'Find in this article' })).toBeFocused();
  await page.keyboard.press('Escape');
  // The bar stays in sight.
  await page.mouse.wheel(0, 600);
  await expect(bar).toBeInViewport();
  await bar.getByRole('button', { name: 'Insert or copy' }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Insert mention' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Insert or copy' })).toBeFocused();
});

worldTest('another typeface applies at once, to all open pages', async ({ chromium, panel }) => {
  const { page } = panel;
  await panel.type('isaura');
  await panel.press('Enter');
  const family = () =>
    page.locator('h1[data-place-title]').evaluate((title) => getComputedStyle(title).fontFamily);
  await expect.poll(family).toContain('serif');
  expect(await family()).toContain('Charter');
  const options = await chromium.open('options');
  await options.getByLabel('Typeface of articles').selectOption('Sans serif');
  await expect.poll(family).toContain('system-ui');
});
