import type { Page } from '@playwright/test';
import { openStage } from './article-stage.ts';
import { violationLines } from './axe.ts';
import { expect } from './fixtures.ts';
import { stageTest as test } from './shared-stage.ts';
import { tooWide } from './too-wide.ts';

// The stage is the options page, whose title and landmarks are tested elsewhere.
const MAIN = { within: 'main' };

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent || document.activeElement?.getAttribute('placeholder'),
  );

test('every layout and state passes axe, light and dark, narrow and wide', async ({ chromium }) => {
  const page = await openStage(chromium, 'statblock-mount.tsx');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const look = { ...MAIN, colours: colorScheme === 'dark' };
    for (const width of [320, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => statblocks.three());
      for (const id of ['1', '2', '3']) {
        await page.evaluate((one) => statblocks.show(one), id);
        await expect(page.getByRole('toolbar', { name: 'Statblock' }).first()).toBeVisible();
        expect(await violationLines(page, look), `${colorScheme} ${width} ${id}`).toEqual([]);
        expect(await tooWide(page)).toBe(0);
      }
    }
    for (const state of ['listed', 'stale', 'damaged'] as const) {
      await page.evaluate((one) => statblocks.one({ name: 'Fog Hound', cr: '1', ac: '12' }, {}, one), state);
      await expect(page.getByRole('heading', { name: 'Fog Hound' })).toBeVisible();
      expect(await violationLines(page, look), state).toEqual([]);
    }
    await page.evaluate(() => statblocks.one(null, { title: 'Broken', source: 'hp: [1\n  - <b>2' }));
    await expect(page.getByText('can’t be shown as fields')).toBeVisible();
    await expect(page.locator('pre')).toHaveText('hp: [1\n  - <b>2');
    expect(await violationLines(page, look)).toEqual([]);
  }
});

test('a click rolls dice; the roll is announced, and listed until the list is cleared', async ({
  chromium,
}) => {
  const page = await openStage(chromium, 'statblock-mount.tsx');
  await page.evaluate(() => statblocks.three());
  await page.evaluate(() => statblocks.show('1'));
  await page.getByRole('button', { name: '+10 to hit' }).first().click();
  await expect(page.getByRole('status').last()).toHaveText(/^Marsh Wyrm · \+10 to hit: \d+ \(\d+ \+ 10\)$/);
  await page.getByRole('definition').getByRole('button', { name: '+6', exact: true }).click();
  await expect(page.getByRole('status').last()).toHaveText(/^Marsh Wyrm · STR check: \d+ \(\d+ \+ 6\)$/);
  await page.getByRole('button', { name: '2d10 + 6' }).click();
  await expect(page.getByText('3 rolls')).toBeVisible();
  await page.getByText('3 rolls').click();
  await expect(page.getByRole('list', { name: 'Rolls, newest first' }).getByRole('listitem')).toHaveCount(3);
  expect(await violationLines(page, MAIN)).toEqual([]);
  await page.getByRole('button', { name: 'Clear rolls' }).click();
  await expect(page.getByText('3 rolls')).toHaveCount(0);
});

test('a held key or the context menu rolls a d20 with advantage or disadvantage', async ({ chromium }) => {
  const page = await openStage(chromium, 'statblock-mount.tsx');
  await page.evaluate(() => statblocks.three());
  await page.evaluate(() => statblocks.show('1'));
  const toHit = page.getByRole('button', { name: '+10 to hit' }).first();
  const status = page.getByRole('status').last();
  // Of two dice, the one that doesn't count is in parentheses.
  const twice = String.raw`\d+ \((\(\d+\) \+ \d+|\d+ \+ \(\d+\)) \+ 10\)$`;
  await toHit.click({ modifiers: ['Shift'] });
  await expect(status).toHaveText(new RegExp(`^Marsh Wyrm · \\+10 to hit with advantage: ${twice}`));
  await toHit.click({ modifiers: ['Alt'] });
  await expect(status).toHaveText(new RegExp(`^Marsh Wyrm · \\+10 to hit with disadvantage: ${twice}`));
  await toHit.click({ button: 'right' });
  expect(await violationLines(page, MAIN)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Roll with advantage' }).click();
  await expect(status).toHaveText(new RegExp(`^Marsh Wyrm · \\+10 to hit with advantage: ${twice}`));
  await expect(toHit).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('4 rolls')).toBeVisible();
  await expect(status).toHaveText(new RegExp(`^Marsh Wyrm · \\+10 to hit with advantage: ${twice}`));
});

test('hit points and counters work with the keyboard and are stored', async ({ chromium }) => {
  const page = await openStage(chromium, 'statblock-mount.tsx');
  await page.evaluate(() => statblocks.three());
  await page.evaluate(() => statblocks.show('1'));
  await expect(page.getByRole('button', { name: 'Keep as tab' })).toBeVisible();
  await page.keyboard.press('h');
  await expect.poll(() => focused(page)).toBe('Count hit points (161)');
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Amount')).toBeFocused();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('+2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').last()).toHaveText('Healed 2: 70 of 161.');
  await page.getByPlaceholder('Legendary actions 3').fill('Legendary actions 3');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'One less: Legendary actions' }).click();
  expect(await violationLines(page, MAIN)).toEqual([]);
  await page.evaluate(() => statblocks.show('2'));
  await expect(page.getByRole('heading', { name: 'Bell Knight' })).toBeVisible();
  await page.evaluate(() => statblocks.show('1'));
  await expect(page.locator('.count-left')).toContainText('70');
  await expect(page.locator('.count-tallies li')).toContainText('2');
});

test('pinned statblocks are tabs, and two are shown side by side if there is room', async ({ chromium }) => {
  const page = await openStage(chromium, 'statblock-mount.tsx');
  await page.setViewportSize({ width: 400, height: 800 });
  await page.evaluate(() => statblocks.three());
  for (const id of ['1', '2']) {
    await page.evaluate((one) => statblocks.show(one), id);
    await expect(page.getByRole('button', { name: 'Keep as tab' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: 'Kept as tab' })).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Bell Knight' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Marsh Wyrm' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Marsh Wyrm' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: 'Bell Knight' })).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('complementary', { name: 'Second statblock' })).toContainText('Marsh Wyrm');
  expect(await violationLines(page, MAIN)).toEqual([]);
  await page.getByRole('tab', { name: 'Marsh Wyrm' }).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('tab')).toHaveCount(0);
});
