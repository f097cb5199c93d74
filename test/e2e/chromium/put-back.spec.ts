import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { shortenDelays } from './timing.ts';
import { tooWide } from './too-wide.ts';

const look = async (what: Page | Locator, name: string): Promise<void> => {
  if (process.env.LOOKS) await what.screenshot({ path: `${process.env.LOOKS}/put-back-${name}.png` });
};

test('what was deleted comes back from a backup with its links, once, and is undone whole', async ({
  chromium,
  platform,
}) => {
  test.slow();
  await shortenDelays(chromium);
  const world = { id: platform.worldId };
  const upstream = (method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    platformAnswer(platform, method, path, body);
  const article = async (id: string) => platformAnswer(platform, 'GET', `article?id=${id}&granularity=2`);
  const ward = await upstream('PUT', 'category', { title: 'Lantern Ward', world });
  const base = { templateType: 'person', world, category: { id: ward.id } };
  const visitor = await upstream('PUT', 'article', { ...base, title: 'Ilse Visitor', category: undefined });
  const keeper = await upstream('PUT', 'article', {
    ...base,
    ...{ title: 'Odo Keeper', state: 'private', content: `Waits for @[Ilse](person:${visitor.id}).` },
  });
  const porter = await upstream('PUT', 'article', {
    ...{ ...base, title: 'Lantern Porter', state: 'private', content: `Serves @[Odo](person:${keeper.id}).` },
  });
  await upstream('PATCH', `article?id=${visitor.id}`, { content: `Knows @[Odo](person:${keeper.id}).` });
  await upstream('PATCH', `category?id=${ward.id}`, { description: `Of @[Odo](person:${keeper.id}).` });

  const page = await chromium.open('options');
  const section = page.locator('.options-section', {
    has: page.getByRole('heading', { name: 'Backup and sync', exact: true }),
  });
  await section.getByRole('button', { name: /^Start backup of / }).click();
  const save = section.getByRole('button', { name: 'Save ZIP' });
  await expect(save).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const file = await download.path();

  for (const one of [keeper, porter]) await upstream('DELETE', `article?id=${one.id}`);
  await upstream('DELETE', `category?id=${ward.id}`);
  await upstream('PATCH', `article?id=${visitor.id}`, { excerpt: 'Changed since.' });
  const before = platform.articles(platform.worldId).length;

  await section.getByLabel('Choose a backup to check').setInputFiles(file);
  await section.getByRole('button', { name: 'Compare with World Anvil' }).click();
  await expect(section.locator('.backup-compared').getByText(/1 changed, 3 deleted/)).toBeVisible({
    timeout: 60_000,
  });
  await section.getByRole('button', { name: 'Put back…' }).click();
  const rows = section.getByRole('list', { name: 'Entries to put back' }).locator('[data-row]');
  await expect(rows).toHaveCount(4);
  const row = (title: string) => rows.filter({ hasText: title });
  await expect(row('Ilse Visitor')).toContainText('Differs:');
  await expect(section.getByRole('button', { name: 'Put back 0…' })).toBeDisabled();

  // By keyboard: to the second row, in, and out again.
  await rows.first().locator('[data-stop]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(section.getByText('1 selected')).toBeVisible();
  await section.getByRole('button', { name: 'Clear' }).click();
  // A category with what is in it.
  await row('Lantern Ward').getByRole('button', { name: 'Select with contents' }).click();
  await expect(section.getByText('3 selected')).toBeVisible();
  await expect(row('Ilse Visitor').getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page, 'what can be put back', '.backup-card');
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    await look(section.locator('.backup-card').last(), String(width));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(section.locator('.backup-card').last(), 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await section.getByRole('button', { name: 'Put back 3…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('3 entries will be created.');
  await expect(dialog).toContainText('1 other entry will get new links.');
  await look(page, 'question');
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(section.getByRole('heading', { name: 'It’s put back' })).toBeVisible({ timeout: 120_000 });
  await look(section, 'done');

  const now = (title: string) =>
    platform.articles(platform.worldId).filter((one) => one.title === title && one.id !== visitor.id);
  const [odo, ...twice] = now('Odo Keeper');
  expect(twice).toEqual([]);
  expect(odo?.id).not.toBe(keeper.id);
  expect(odo?.state).toBe('private');
  expect((await article(String(visitor.id))).content).toBe(`Knows @[Odo](person:${odo?.id}).`);
  expect((await article(String(visitor.id))).excerpt).toBe('Changed since.');
  const [servant] = now('Lantern Porter');
  expect((await article(servant?.id ?? '')).content).toBe(`Serves @[Odo](person:${odo?.id}).`);
  const category = Object((await article(odo?.id ?? '')).category);
  expect(category.title).toBe('Lantern Ward');
  const described = await platformAnswer(platform, 'GET', `category?id=${category.id}&granularity=2`);
  expect(described.description).toBe(`Of @[Odo](person:${odo?.id}).`);
  // It is known as put back now.
  await expect(row('Odo Keeper')).toContainText('You’ve put it back before.');

  await section.getByRole('button', { name: 'Undo all of it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo all of it' }).click();
  await expect(section.getByRole('heading', { name: 'What was put back was undone' })).toBeVisible({
    timeout: 170_000,
  });
  expect(platform.articles(platform.worldId)).toHaveLength(before);
  expect((await article(String(visitor.id))).content).toBe(`Knows @[Odo](person:${keeper.id}).`);
  await expect(platformAnswer(platform, 'GET', `category?id=${category.id}`)).rejects.toThrow();
});

test('what was deleted and changed since a visit is put back from its versions, and undone', async ({
  chromium,
  platform,
  panel,
}) => {
  test.slow();
  await shortenDelays(chromium);
  const { page } = panel;
  const { worldId } = platform;
  const world = { id: worldId };
  const upstream = (method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    platformAnswer(platform, method, path, body);
  const contentOf = async (id: string) =>
    (await platformAnswer(platform, 'GET', `article?id=${id}&granularity=1`)).content;
  const ward = await upstream('PUT', 'category', { title: 'Lantern Ward', world });
  const base = { templateType: 'person', world, state: 'private' };
  const keeper = await upstream('PUT', 'article', {
    ...{ ...base, title: 'Odo Keeper', content: 'Tends the lamps.', category: { id: ward.id } },
  });
  const mention = `Knows @[Odo](person:${keeper.id}).`;
  const visitor = await upstream('PUT', 'article', { ...base, title: 'Ilse Visitor', content: mention });
  await page.getByRole('button', { name: 'Sync now' }).click();
  for (const title of ['Odo Keeper', 'Ilse Visitor', 'Lantern Ward']) {
    await panel.type(title);
    await panel.row(title).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/Insert/).first()).toBeVisible();
    await page.keyboard.press('Alt+Home');
    await panel.box.fill('');
  }
  const changes = `${page.url().split('?')[0]}?world=${worldId}&versions`;
  await page.goto(changes);
  await expect(page.getByText('Nothing changed in this time')).toBeVisible();

  // World Anvil's times are whole seconds.
  await page.waitForTimeout(1_000);
  await upstream('PATCH', `article?id=${visitor.id}`, { content: 'Knows nobody.' });
  await upstream('DELETE', `article?id=${keeper.id}`);
  await upstream('DELETE', `category?id=${ward.id}`);
  const before = platform.articles(worldId).length;
  await page.goto(`${page.url().split('?')[0]}?world=${worldId}`);
  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByRole('button', { name: /entr(y|ies) changed since you last looked/ })).toBeVisible();
  await page.goto(changes);
  await expect(page.locator('.history-entry')).toHaveCount(3);
  await look(page, 'changes');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Put back…' }).click();
  const screen = await opened;
  const rows = screen.getByRole('list', { name: 'Entries to put back' }).locator('[data-row]');
  await expect(rows).toHaveCount(3);
  const row = (title: string) => rows.filter({ hasText: title });
  await expect(row('Ilse Visitor')).toContainText('Differs: Text.');
  await row('Lantern Ward').getByRole('button', { name: 'Select with contents' }).click();
  await row('Ilse Visitor').getByRole('checkbox').check();
  await expectAccessible(screen, 'what versions can put back');
  for (const width of [320, 400, 1000])
    for (const colorScheme of ['light', 'dark'] as const) {
      await screen.setViewportSize({ width, height: 800 });
      await screen.emulateMedia({ colorScheme });
      expect(await tooWide(screen), `${width} px`).toBeLessThanOrEqual(0);
      await look(screen, `versions-${width}-${colorScheme}`);
    }
  await screen.getByRole('button', { name: 'Put back 3…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect(dialog).toContainText('2 entries will be created.');
  await expect(dialog).toContainText('1 entry will get its earlier texts.');
  await look(screen, 'versions-question');
  await dialog.getByRole('button', { name: 'Put back' }).click();
  await expect(screen.getByRole('heading', { name: 'It’s put back' })).toBeVisible({ timeout: 120_000 });
  await look(screen, 'versions-done');
  const again = platform.articles(worldId).filter(({ title }) => title === 'Odo Keeper');
  expect(again).toHaveLength(1);
  const [odo] = again;
  expect(await contentOf(odo?.id ?? '')).toBe('Tends the lamps.');
  expect(await contentOf(String(visitor.id))).toBe(`Knows @[Odo](person:${odo?.id}).`);

  await screen.getByRole('button', { name: 'Undo all of it' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo all of it' }).click();
  await expect(screen.getByRole('heading', { name: 'What was put back was undone' })).toBeVisible({
    timeout: 170_000,
  });
  expect(platform.articles(worldId)).toHaveLength(before);
  expect(await contentOf(String(visitor.id))).toBe('Knows nobody.');
});
