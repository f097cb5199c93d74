import { startPlatform } from '../../service/index.ts';
import { expect, test } from './fixtures.ts';
import { connectAndCopy, SearchScreen, WITH_TEXTS } from './search-screen.ts';
import { worldTest } from './shared-world.ts';

worldTest(
  'the whole loop: connected, copied, found by a few letters, opened, and back where one was',
  async ({ panel }) => {
    await expect(panel.box).toBeFocused();
    await panel.type('isau');
    await expect(panel.active).toContainText('Captain Isaura Venn');
    await expect(panel.active.locator('mark').first()).toHaveText('Isau');
    await panel.press('Enter');
    await expect(panel.page.getByRole('heading', { name: 'Captain Isaura Venn' })).toBeVisible();
    await panel.press('Alt+ArrowLeft');
    await expect(panel.box).toHaveValue('isau');
    await expect(panel.active).toContainText('Captain Isaura Venn');
    await panel.press('Escape');
    await expect(panel.box).toHaveValue('');
    await expect(panel.page.getByRole('group', { name: 'Continue reading' })).toContainText(
      'Captain Isaura Venn',
    );
  },
);

worldTest('a slip, no accents, words in any order: it is found all the same', async ({ panel }) => {
  for (const [typed, title] of [
    ['islaura', 'Captain Isaura Venn'],
    ['angstrom', 'Zoë Ångström'],
    ['lamp ninth warden', 'Warden of the Ninth Lamp'],
    ['smuggler', 'Captain Isaura Venn'],
  ] as const) {
    await panel.box.fill(typed);
    await expect(panel.row(title), typed).toBeVisible();
  }
});

worldTest(
  'arrows walk, Ctrl+C copies a mention, Ctrl+Enter opens the page, Esc clears and then leaves',
  async ({ chromium, panel }) => {
    await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
    await panel.type('lamp');
    const first = (await panel.active.textContent()) ?? '';
    await panel.press('ArrowDown');
    await expect(panel.active).not.toHaveText(first);
    await panel.press('ArrowUp');
    await panel.press('ArrowUp');
    // It wraps around; full-text results may still arrive below.
    for (const at of [0, 1]) await expect(panel.rows.nth(at)).toHaveAttribute('aria-selected', 'false');
    await expect(panel.active).toBeVisible();
    await panel.box.fill('edda');
    await expect(panel.active).toContainText('Edda Marsh');
    await panel.press('Control+c');
    await expect(panel.page.getByRole('status')).toContainText('Copied a mention of “Edda Marsh”.');
    const toast = await panel.page.locator('.toast-text').boundingBox();
    expect(toast?.height, 'a sentence on one line').toBeLessThan(30);
    expect(await panel.page.evaluate('navigator.clipboard.readText()')).toMatch(
      /^@\[Edda Marsh\]\(person:.+\)$/,
    );
    const [tab] = await Promise.all([chromium.context.waitForEvent('page'), panel.press('Control+Enter')]);
    await expect(tab).toHaveURL(/edda-marsh/);
    await tab.close();
    await panel.page.bringToFront();
    await panel.press('Escape');
    await expect(panel.box).toHaveValue('');
    await panel.press('Escape');
    await expect(panel.box).not.toBeFocused();
    await panel.press('/');
    await expect(panel.box).toBeFocused();
    await expect(panel.box).toHaveValue('');
  },
);

worldTest('filters are clicked or typed; either way they stand in the box', async ({ panel }) => {
  await panel.page.getByRole('button', { name: 'Ways to search' }).click();
  await panel.page.getByRole('button', { name: 'kind: of kind' }).click();
  await expect(panel.box).toHaveValue('kind:');
  await panel.page.getByRole('button', { name: 'Statblocks', exact: true }).click();
  await expect(panel.box).toHaveValue('kind:statblock ');
  await expect(panel.box).toBeFocused();
  await expect(panel.rows.first()).toContainText('Statblock');
  await panel.page.getByRole('button', { name: 'Secrets', exact: true }).click();
  await expect(panel.box).toHaveValue('kind:secret ');
  await panel.page.getByRole('button', { name: 'Secrets', exact: true }).click();
  await expect(panel.box).toHaveValue('');
  await panel.type('is:draft pell');
  await expect(panel.page.getByRole('button', { name: 'draft', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(panel.active).toContainText('Pell the Younger');
  await panel.box.fill('tag:smug');
  await panel.page.getByRole('button', { name: /^Only tag smuggler,/ }).click();
  await expect(panel.box).toHaveValue('tag:smuggler ');
  await expect(panel.row('Old Harrow')).toBeVisible();
  await panel.page.getByRole('button', { name: 'Remove #smuggler' }).click();
  await expect(panel.box).toHaveValue('');
});

worldTest('deleting the words of a filtered search leaves the filter and its rows', async ({ panel }) => {
  const filter = (name: string) => panel.page.getByRole('button', { name, exact: true });
  const filters = panel.page.getByRole('toolbar', { name: 'Filters' });
  await panel.type('ward');
  await filters.getByRole('button', { name: 'Categories', exact: true }).click();
  await expect(panel.box).toHaveValue('kind:category ward');
  await expect(panel.rows.first()).toContainText('Wardens');
  for (const _letter of 'ward') await panel.press('Backspace');
  await expect(panel.box).toHaveValue('kind:category ');
  await expect(filter('Categories')).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.row('Orders and Guilds')).toBeVisible();
  // Another kind takes its place, and the last filter switched off leads back to the start.
  await filter('Secrets').click();
  await expect(panel.box).toHaveValue('kind:secret ');
  await filter('Secrets').click();
  await expect(panel.box).toHaveValue('');
  await expect(panel.page.getByRole('navigation', { name: 'Browse' })).toBeVisible();
  // The same with the category that entries are in.
  await panel.type('category:People ansgar');
  await expect(panel.row('Brother Ansgar')).toBeVisible();
  for (const _letter of 'ansgar') await panel.press('Backspace');
  await filter('Articles').click();
  await expect(panel.box).toHaveValue('category:People kind:article ');
  await expect(panel.rows.first()).toContainText('People');
  await filter('Articles').click();
  await expect(panel.box).toHaveValue('category:People ');
  await expect(panel.page.getByRole('button', { name: 'Remove in People' })).toBeVisible();
});

worldTest('nothing found says so, and offers what to do next', async ({ chromium, panel }) => {
  await panel.type('is:draft Quaggoth');
  await expect(panel.page.getByText('No results for “Quaggoth” with these filters.')).toBeVisible();
  await panel.page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(panel.box).toHaveValue('Quaggoth');
  const [draft] = await Promise.all([
    chromium.context.waitForEvent('page'),
    panel.page.getByRole('button', { name: 'New draft “Quaggoth”' }).click(),
  ]);
  await expect(draft.getByLabel('Title', { exact: true })).toHaveValue('Quaggoth');
});

test('if World Anvil is unreachable, the panel opens and searches the offline copy', async ({
  ownChromium: chromium,
}) => {
  const platform = await startPlatform();
  await (await connectAndCopy(chromium, platform)).page.close();
  await platform.close();
  await chromium.restart();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await panel.type('lantern');
  await expect(panel.row('The Lantern Inn')).toBeVisible();
  await panel.press('Enter');
  await expect(panel.page.getByRole('button', { name: 'Insert', exact: true })).toBeVisible();
});

test('full-text results are listed below the titles, with their context', async ({ chromium, platform }) => {
  const panel = await connectAndCopy(chromium, platform, WITH_TEXTS);
  await expect(async () => {
    await panel.box.fill('');
    await panel.box.fill('rock');
    await expect(panel.page.getByRole('group', { name: 'In the text' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(panel.page.getByRole('group', { name: 'In the text' }).locator('mark').first()).toHaveText(
    /rock/i,
  );
});
