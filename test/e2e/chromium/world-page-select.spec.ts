import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';
import { checkboxOf, checkRects, marksOn } from './world-page-marks.ts';
import { articleCalled, OnPage } from './world-page-stage.ts';

test('entries are selected by their checkboxes, their cards, ranges and keys', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await chromium.visit(`${platform.url}/world/article/list`);
  const shown = await OnPage.of(page);
  const cdp = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const listed = await page.locator('td a[href*="/a/"]').allTextContents();
  const titles = listed.filter((title) => listed.filter((one) => one === title).length === 1);
  const [first = '', second = '', third = '', fourth = ''] = titles;
  const selected = async () =>
    Object.entries(await marksOn(cdp)).flatMap(([title, mark]) =>
      /(^|, )selected$/.test(mark) ? title : [],
    );
  const count = () => shown.ask<string>('picking', `(it) => it.querySelector('output').textContent`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title }).first();
  const between = (from: string, to: string) => listed.slice(listed.indexOf(from), listed.indexOf(to) + 1);

  // Pointing at a row shows its checkbox, and only that one, beside the row's text.
  await expect.poll(async () => Object.keys(await marksOn(cdp)).length).toBeGreaterThan(3);
  expect(await checkRects(cdp)).toEqual([]);
  const html = await page.evaluate(() => document.body.outerHTML);
  await row(first).hover();
  await expect.poll(async () => (await checkRects(cdp)).map(({ title }) => title)).toEqual([first]);
  const [box] = await checkRects(cdp);
  const text = await row(first).getByRole('link').first().boundingBox();
  expect(box && text && box.x + box.width).toBeLessThanOrEqual(text?.x ?? 0);

  // Its checkbox starts selecting. The last deselected entry ends that.
  await page.mouse.click(...(await checkboxOf(cdp, first)));
  await expect.poll(count).toBe('1 selected');
  await page.mouse.click(...(await checkboxOf(cdp, first)));
  await expect.poll(() => shown.box('picking')).toBeNull();

  await page.mouse.click(...(await checkboxOf(cdp, first)));
  // Anywhere on a card, on a link of the page too.
  await row(second).getByRole('cell').nth(1).click();
  await row(third).getByRole('link', { name: 'Edit' }).click();
  expect((await selected()).sort()).toEqual([first, second, third].sort());
  await row(third).getByRole('cell').nth(1).click();
  // Shift+click selects from the last entry on.
  await row(second).getByRole('cell').nth(1).click();
  await row(second).getByRole('cell').nth(1).click();
  await row(fourth)
    .getByRole('cell')
    .nth(1)
    .click({ modifiers: ['Shift'] });
  await expect.poll(count).toBe(`${new Set([first, ...between(second, fourth)]).size} selected`);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');

  // The same with keys: a range grows and shrinks from where it began.
  await page.keyboard.press('Escape');
  await expect.poll(() => shown.box('picking')).toBeNull();
  // From anywhere, the keys begin at the first entry in view.
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press('Alt+Shift+KeyP');
  await expect(page.locator('td a[href*="/a/"]').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: first, exact: true }).first().focus();
  await page.keyboard.press('Alt+Shift+KeyP');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(count).toBe('3 selected');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(count).toBe('2 selected');
  await page.keyboard.press('Control+KeyA');
  await expect.poll(count).toBe(`${listed.length} selected`);
  await shown.expectAccessible('picking');
  // Nothing of this is in the page.
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(html);

  // Before drafts are published, the panel asks.
  await shown.click('Clear');
  const drafts = titles.filter((title) => {
    const { isDraft, state } = articleCalled(platform, title);
    return isDraft && state === 'public';
  });
  expect(drafts.length).toBeGreaterThan(1);
  for (const title of drafts) await row(title).getByRole('cell').nth(1).click();
  await shown.click('Change…');
  const many = panel.page;
  await many.getByLabel('Change', { exact: true }).selectOption('Mark as not a draft');
  await many.getByRole('button', { name: `Change ${drafts.length} articles…` }).click();
  const question = many.getByRole('dialog', {
    name: `Publish ${drafts.length} drafts? Readers will see them.`,
  });
  await expect(question).toBeVisible();
  await expectAccessible(many, 'the question before publishing');
  await question.getByRole('button', { name: 'Cancel' }).click();
  for (const title of drafts) expect(articleCalled(platform, title).isDraft).toBe(true);
  await page.bringToFront();
  await page.keyboard.press('Escape');
});

for (const direction of ['ltr', 'rtl'] as const)
  test(`a checkbox keeps its distance from a title of any length, ${direction}`, async ({
    chromium,
    panel,
    platform,
  }) => {
    expect(panel.page.url()).toContain('sidepanel');
    const page = await chromium.visit(`${platform.url}/world/article/list`);
    const cdp = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(async () => Object.keys(await marksOn(cdp)).length).toBeGreaterThan(3);
    for (const padding of [2, 12, 26, 34]) {
      // No spaces, so the title reaches both edges of its cell.
      await page.evaluate(
        ([dir, space]) => {
          document.documentElement.dir = dir;
          const cell = document.querySelector<HTMLElement>('td:has(a[href*="/a/"])');
          const link = cell?.querySelector<HTMLElement>('a[href*="/a/"]');
          if (!cell || !link) throw new Error('No entry is listed.');
          const name = dir === 'rtl' ? 'سجلات_حراس_المنارة_' : 'The_Chronicles_of_the_Lamp_Keepers_';
          link.textContent = name.repeat(12);
          link.style.overflowWrap = 'anywhere';
          cell.style.paddingInline = `${space}px`;
        },
        [direction, padding] as const,
      );
      const link = page.locator('td a[href*="/a/"]').first();
      await link.hover();
      // It is placed again soon after the page has changed.
      const near = async () => {
        const title = await link.textContent();
        const box = (await checkRects(cdp)).find((one) => one.title === title);
        if (!box) return 'No checkbox';
        const lines = await link.evaluate((element) =>
          [...element.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
        return lines.filter(
          ({ left, right, top, bottom }) =>
            left < box.x + box.width + 4 && right > box.x - 4 && top < box.y + box.height && bottom > box.y,
        );
      };
      await expect.poll(near, `padding ${padding}`).toEqual([]);
    }
  });
