import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sampleTest as test } from './shared-world.ts';

/** Does what a person does with keys and clicks, and counts them. */
function handsOn(page: Page) {
  let count = 0;
  return {
    async key(key: string): Promise<void> {
      count++;
      await page.keyboard.press(key);
    },
    async click(what: Locator): Promise<void> {
      count++;
      await what.click();
    },
    used: () => count,
  };
}

test('an attack of a statblock takes six keys, the one that opens the panel among them', async ({
  panel: { page, active, box },
}) => {
  const hands = handsOn(page);
  // The browser's own key has put the caret there.
  await expect(box).toBeFocused();
  await hands.key('d');
  await hands.key('r');
  await expect(active).toContainText('Drowned Warden');
  await hands.key('Enter');
  await expect(page.locator('.stat-creature')).toBeVisible();
  await hands.key('a');
  await hands.key('Enter');
  await expect(page.getByText('1 roll', { exact: true })).toBeVisible();
  expect(1 + hands.used()).toBeLessThanOrEqual(6);
});

test('what contradicts itself about a character is one click from its article', async ({ panel }) => {
  const { page } = panel;
  await panel.type('Edda Marsh');
  await panel.row('Edda Marsh').click();
  const hands = handsOn(page);
  await hands.click(page.getByRole('button', { name: '1 contradiction' }));
  const items = page.getByRole('list', { name: 'All' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  await expect(items).toContainText('Edda Marsh gives two different dates for the same thing.');
  expect(hands.used()).toBe(1);
});

test('all mentions of a name are linked with a key and two clicks, and one key undoes that', async ({
  panel,
}) => {
  const { page } = panel;
  const hands = handsOn(page);
  await hands.key('Alt+r');
  const named = page.getByRole('listitem').filter({ hasText: 'isn’t linked' });
  await expect(named.first()).toBeVisible();
  const before = await named.count();
  const button = page.getByRole('button', { name: /^Link [2-9]$/ }).first();
  const label = (await button.getAttribute('aria-label')) ?? '';
  await hands.click(button);
  await hands.click(page.getByRole('dialog').getByRole('button', { name: label }));
  await expect(page.getByRole('button', { name: label.replace('Link', 'Undo') })).toBeVisible();
  await expect(named).not.toHaveCount(before);
  expect(hands.used()).toBeLessThanOrEqual(3);
  await hands.key('Control+z');
  await expect(named).toHaveCount(before);
  expect(hands.used()).toBeLessThanOrEqual(4);
});

test('while the screen is shared, a secret is shown with two keys', async ({ panel }) => {
  const { page } = panel;
  await panel.press('Alt+KeyS');
  await expect(page.getByText('Screen sharing: everything private is hidden.')).toBeVisible();
  await panel.type('second stair');
  await expect(panel.active).toBeVisible();
  const hands = handsOn(page);
  await hands.key('Enter');
  await expect(page.locator('.entry-view')).toBeAttached();
  const title = page.getByRole('heading', { level: 1, name: 'The second stair' });
  await expect(title).toBeHidden();
  await page.keyboard.down('s');
  await expect(title).toBeVisible();
  await page.keyboard.up('s');
  await expect(title).toBeHidden();
  expect(hands.used() + 1).toBe(2);
});
