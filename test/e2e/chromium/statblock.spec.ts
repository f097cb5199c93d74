import { expect, test } from './fixtures.ts';
import { connectAndCopy, SearchScreen, WITH_TEXTS } from './search-screen.ts';
import { worldTest } from './shared-world.ts';

test('statblocks are found by name, template and tag, and open as cards', async ({ chromium, platform }) => {
  // The template is known only from reading a statblock in full.
  const panel = await connectAndCopy(chromium, platform, WITH_TEXTS);
  for (const typed of ['lamp-eater', 'kind:statblock template:Monster lamp', 'kind:statblock tag:monster']) {
    await panel.box.fill(typed);
    await expect(panel.row('Lamp-Eater'), typed).toBeVisible();
  }
  await panel.row('Lamp-Eater').click();
  await expect(panel.page.getByRole('heading', { name: 'Lamp-Eater', level: 1 })).toBeVisible();
  await expect(panel.page.getByText('Large aberration, neutral evil')).toBeVisible();
  await panel.page.getByRole('button', { name: 'To hit' }).click();
  await expect(panel.page.getByText('1 roll', { exact: true })).toBeVisible();
  await panel.page.getByRole('button', { name: 'Monster', exact: true }).click();
  await expect(panel.box).toHaveValue(/kind:statblock template:"?Monster/);
});

worldTest('what is counted at the table is there again when the panel is', async ({ chromium, panel }) => {
  await panel.box.fill('kind:statblock warden');
  await panel.row('Drowned Warden').click();
  await expect(panel.page.getByRole('heading', { name: 'Drowned Warden', level: 1 })).toBeVisible();
  await expect(panel.page.locator('.stat-creature')).toBeVisible();
  await panel.page.keyboard.press('h');
  await panel.page.keyboard.press('Enter');
  await expect(panel.page.getByPlaceholder('Amount')).toBeFocused();
  await panel.page.keyboard.type('20');
  // Closes the panel in the same moment, as somebody in a hurry would.
  await panel.page.evaluate(() => addEventListener('keydown', () => queueMicrotask(() => close())));
  await Promise.all([panel.page.waitForEvent('close'), panel.press('Enter').catch(() => {})]);
  const again = await SearchScreen.open(chromium, 'sidepanel');
  await again.box.fill('kind:statblock warden');
  await again.row('Drowned Warden').click();
  await expect(again.page.locator('.count-left')).toContainText('48');
});

worldTest(
  'a statblock that no list gives is added by its address, labelled and grouped by its template',
  async ({ panel, platform }) => {
    await panel.page.getByRole('button', { name: /^Statblocks \d+$/ }).click();
    const field = panel.page.getByLabel('Add a statblock by its number or address');
    await field.fill('what is this');
    await panel.page.keyboard.press('Enter');
    await expect(panel.page.locator('.field-problem')).toBeVisible();
    await field.fill(`${platform.url}/sheet/363533/view`);
    await panel.page.keyboard.press('Enter');
    await expect(panel.page.getByRole('heading', { name: 'Isaura Venn', level: 1 })).toBeVisible();
    await expect(panel.page.getByText('High concept')).toBeVisible();
    await expect(panel.page.locator('.stat-section > .stat-title')).toHaveText([
      'Aspects',
      'Skills',
      'Stunts',
    ]);
  },
);
