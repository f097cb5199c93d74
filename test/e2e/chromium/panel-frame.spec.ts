import { expectAccessible, violationLines } from './axe.ts';
import { expect } from './fixtures.ts';
import type { SearchScreen } from './search-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const WIDTHS = [200, 320, 400, 1000];

async function expectNoSidewaysScroll({ page }: SearchScreen, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 760 });
    expect(await tooWide(page), `${state}, ${width}`).toBe(0);
    if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/${state}-${width}.png` });
  }
  if (before) await page.setViewportSize(before);
}

test('the keyboard switches to another world, which is synced on request; drafts still go to the default one', async ({
  panel,
  platform,
}) => {
  const { page } = panel;
  const switcher = page.locator('.world-switcher [aria-haspopup=menu]');
  const first = (await page.locator('.world-name').textContent()) ?? '';
  await panel.type('lamp');
  await panel.press('Alt+KeyW');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitemradio').first()).toBeFocused();
  await expect(menu.getByRole('menuitemradio').first()).toContainText('All synced');
  const second = menu.getByRole('menuitemradio').nth(1);
  await expect(second).toContainText('Not on this device');
  await expectAccessible(page, 'menu of worlds');
  await expectNoSidewaysScroll(panel, 'menu-of-worlds');
  await panel.press('Escape');
  await expect(switcher).toBeFocused();
  await panel.press('Alt+KeyW');
  await panel.press('ArrowDown');
  await panel.press('Enter');
  await expect(page.locator('.world-name')).not.toHaveText(first);
  // The search goes on in the other world.
  await expect(panel.box).toHaveValue('lamp');
  await panel.box.fill('');
  await expect(page.getByText('Not on this device')).toBeVisible();
  await expectAccessible(page, 'a world that is not here');
  await page.getByRole('button', { name: 'Sync this world' }).click();
  await expect(page.getByText(/^\d+ entries · synced/)).toBeVisible();

  const name = (await page.locator('.world-name').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('.world-name')).toHaveText(name);
  const connection = await page.evaluate<{ connection: { worldId: string } }>(
    "chrome.storage.local.get('connection')",
  );
  expect(connection.connection.worldId).toBe(platform.worldId);
  await panel.press('Alt+KeyW');
  await page.getByRole('menuitem', { name: 'Send new drafts here' }).click();
  await expect(page.locator('[data-toast=status]')).toContainText(name);

  // All worlds are searched at once, and a result of the other one opens there.
  await panel.press('Alt+KeyA');
  await expect(page.locator('.world-name')).toHaveText('All worlds');
  await panel.box.fill('captain isaura venn');
  const group = page.getByRole('group', { name: first, exact: true });
  await expect(group.getByRole('option').first()).toContainText('Captain Isaura Venn');
  await expectAccessible(page, 'all worlds');
  await expectNoSidewaysScroll(panel, 'all-worlds');
  await group.getByRole('option').first().click();
  await expect(page.getByRole('heading', { name: 'Captain Isaura Venn' }).first()).toBeVisible();
  await panel.press('Alt+ArrowLeft');
  await expect(panel.box).toHaveValue('captain isaura venn');
  await panel.press('Alt+KeyA');
  await expect(page.locator('.world-name')).toHaveText(name);
});

test('a key lists all keys, by group, and the header’s menu does too', async ({ panel }) => {
  const { page } = panel;
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await panel.press('F1');
  await expect(dialog).toContainText('Switch world');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Everywhere',
    'Search',
    'Reading an entry',
    'Link map',
    'Review',
  ]);
  await expectAccessible(page, 'keyboard shortcuts');
  await expectNoSidewaysScroll(panel, 'keys');
  await panel.press('Escape');
  await expect(dialog).toBeHidden();
  // In a low window the list begins at its start, and the keyboard scrolls it above the button.
  await page.setViewportSize({ width: 400, height: 480 });
  await panel.press('F1');
  await expect(dialog.getByRole('region', { name: 'Keyboard shortcuts' })).toBeFocused();
  await expect(dialog.getByText('Switch world')).toBeInViewport();
  await expect(dialog.getByText('Mark as intended, or leave a name out')).not.toBeInViewport();
  await panel.press('End');
  await expect(dialog.getByText('Mark as intended, or leave a name out')).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
  await expectAccessible(page, 'keyboard shortcuts in a low window');
  await panel.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.box).toBeFocused();
  // In the box, a question mark is text.
  await panel.press('?');
  await expect(panel.box).toHaveValue('?');
  await expect(dialog).toBeHidden();
  await panel.box.fill('');
  await panel.press('Escape');
  await panel.press('?');
  await expect(dialog).toBeVisible();
  await panel.press('Escape');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  expect(await violationLines(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog).toBeVisible();
});

test('a toast covers neither the bar below nor the element in focus', async ({
  chromium,
  panel,
  platform,
}) => {
  const { page } = panel;
  await page.setViewportSize({ width: 400, height: 420 });
  const link = await chromium.visit(platform.url);
  const isaura = platform.articles(platform.worldId).find(({ title }) => title === 'Captain Isaura Venn');
  await link.goto(`${platform.url}/world/article/${isaura?.id}/edit`);
  await page.bringToFront();
  const bar = page.getByRole('complementary', { name: 'On this page' });
  await expect(bar).toBeVisible();
  await panel.type('merrow bell');
  await expect(panel.active).toContainText('The Merrow Bell');
  await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.press('Control+c');
  const toast = page.locator('[data-toast=status]');
  await expect(toast).toBeVisible();
  const [over, under] = [await toast.boundingBox(), await bar.boundingBox()];
  expect(over && under && over.y + over.height).toBeLessThanOrEqual(under?.y ?? 0);
  expect(await violationLines(page)).toEqual([]);
  // An element that takes the focus where the toast is makes it move to the upper edge.
  await page.evaluate(`(() => {
    const box = document.querySelector('[data-toast=status]').getBoundingClientRect();
    const button = document.createElement('button');
    button.style.cssText = 'position:fixed;left:' + box.left + 'px;top:' + box.top + 'px';
    button.textContent = 'Below';
    document.body.append(button);
    button.focus();
  })()`);
  const moved = await toast.boundingBox();
  expect(moved?.y).toBeLessThan(200);
  // It goes by itself, but not while the pointer is on it.
  await toast.hover();
  await page.waitForTimeout(6_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(toast).toBeHidden();
});
