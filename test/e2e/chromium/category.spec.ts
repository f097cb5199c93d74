import { expectAccessible } from './axe.ts';
import type { Chromium } from './browser.ts';
import { openFillerPage } from './category-fill.ts';
import type { Filler } from './category-filler.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { installedTest, testsFrom } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

/** Ten regions with a hundred places each, and nine articles in every place: 10,010 rows. */
const largeTest = testsFrom(async (chromium) => {
  const page = await openFillerPage(chromium);
  await page.evaluate(async () => {
    const entries: Parameters<Filler['put']>[0][number][] = [];
    for (let region = 0; region < 10; region++) {
      entries.push({ kind: 'category', id: `r${region}`, title: `Region ${region}` });
      for (let place = 0; place < 100; place++) {
        const id = `r${region}-${place}`;
        entries.push({
          kind: 'category',
          id,
          title: `Place ${place} of ${region}`,
          categoryId: `r${region}`,
        });
        for (let one = 0; one < 9; one++)
          entries.push({
            kind: 'article',
            id: `${id}-${one}`,
            title: `Tale ${one} of ${place}`,
            template: 'person',
            categoryId: id,
          });
      }
    }
    await filler.put(entries);
  });
});

async function openTree(chromium: Chromium, title = 'Categories'): Promise<SearchScreen> {
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await panel.page.getByRole('button', { name: new RegExp(`^${title} [\\d,.]+$`) }).click();
  await expect(panel.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return panel;
}

largeTest(
  'a tree of ten thousand rows works with the keyboard and renders only visible rows',
  async ({ chromium }) => {
    const { page } = await openTree(chromium);
    await page.setViewportSize({ width: 400, height: 700 });
    const tree = page.getByRole('tree');
    const active = tree.getByRole('treeitem', { selected: true });
    await expect(tree.getByRole('treeitem').first()).toContainText('900 articles');
    await tree.focus();
    await page.keyboard.press('*');
    await expect(tree.getByRole('treeitem', { expanded: true })).not.toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(active).toContainText('Place 0 of 0');
    await expect(active).toHaveAttribute('aria-level', '2');
    await expect(active).toHaveAttribute('aria-setsize', '100');
    await page.keyboard.press('*');
    await page.keyboard.press('End');
    await expect(active).toContainText('Place 99 of 9');
    expect(await tree.getByRole('treeitem').count()).toBeLessThan(120);
    await expect(active).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(active).toContainText('Region 0');
    await expect(active).toBeInViewport();
    await page.keyboard.type('region 7');
    await expect(active).toContainText('Region 7');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Place 0 of 7' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await tree.focus();
    await expect(active).toContainText('Place 0 of 7');
    await expect(active).toBeInViewport();
  },
);

largeTest('the tree passes axe and fits a narrow panel', async ({ chromium }) => {
  const { page } = await openTree(chromium);
  for (const width of [320, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByRole('tree').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectAccessible(page, `${width}`);
    expect(await tooWide(page)).toBe(0);
  }
});

installedTest(
  'typing filters the tree; categories without known parents are listed flat, and the panel says so',
  async ({ chromium }) => {
    const filling = await openFillerPage(chromium);
    await filling.evaluate(() =>
      filler.put([
        { kind: 'category', id: 'c1', title: 'Harbours' },
        { kind: 'category', id: 'c2', title: 'Lighthouses', state: 'private' },
        { kind: 'article', id: 'a1', title: 'The Ninth Lamp', template: 'landmark', categoryId: 'c2' },
      ]),
    );
    const { page } = await openTree(chromium);
    await expect(page.getByText('Loreside doesn’t know yet how these categories are nested.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a category' }).fill('light');
    await expect(page.getByRole('treeitem')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'The Ninth Lamp' })).toBeVisible();
  },
);
