import type { Locator, Page } from '@playwright/test';
import { ask } from './background-state.ts';
import { articleCalled } from './editor-stage.ts';
import { expect } from './fixtures.ts';
import type { SearchScreen } from './search-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { removeRateLimit } from './timing.ts';

const bar = (panel: SearchScreen): Locator => panel.page.getByRole('complementary', { name: 'On this page' });

/** The panel is in a tab here: activating the page and then the panel again simulates them side by side. */
async function beside(panel: SearchScreen, page: Page, url: string): Promise<void> {
  await page.bringToFront();
  await page.goto(url);
  await panel.page.bringToFront();
}

test('the panel offers the entry of the active page, opens it on a click, and drops the offer elsewhere', async ({
  chromium,
  panel,
  platform,
}) => {
  const { slug } = articleCalled(platform, 'Captain Isaura Venn');
  const page = await chromium.visit(platform.url);
  const link = (await page.locator('a[href*="/w/"]').first().getAttribute('href')) ?? '';
  const world = /\/w\/[^/]+/.exec(link)?.[0] ?? '';
  await beside(panel, page, `${platform.url}${world}/a/${slug}`);
  await expect(bar(panel)).toContainText('On this page Captain Isaura Venn');
  await panel.type('needle');
  await expect(panel.active).toContainText('The Needle');
  await bar(panel).getByRole('button', { name: 'Open' }).click();
  await expect(panel.page.getByRole('heading', { name: 'Captain Isaura Venn' }).first()).toBeVisible();
  await expect(bar(panel)).toHaveCount(0);
  // The search is still there, one step back.
  await panel.press('Alt+ArrowLeft');
  await expect(panel.box).toHaveValue('needle');
  await expect(bar(panel)).toBeVisible();

  await bar(panel).getByRole('button', { name: 'Not for this page' }).click();
  await expect(bar(panel)).toHaveCount(0);
  await beside(panel, page, `${platform.url}/world/article/${articleCalled(platform, 'The Needle').id}/edit`);
  await expect(bar(panel)).toContainText('The Needle');
  await beside(panel, page, `${platform.url}${world}`);
  await expect(bar(panel)).toHaveCount(0);
});

test('with “Always” on, the panel shows each page’s entry by itself, but never replaces a search', async ({
  chromium,
  panel,
  platform,
}) => {
  const page = await chromium.context.newPage();
  const edit = (title: string) => `${platform.url}/world/article/${articleCalled(platform, title).id}/edit`;
  await beside(panel, page, edit('The Needle'));
  await bar(panel).getByRole('button', { name: 'Always follow' }).click();
  await expect(bar(panel).getByRole('button', { name: 'Always follow' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await panel.box.fill('');
  await beside(panel, page, edit('Captain Isaura Venn'));
  await expect(panel.page.getByRole('heading', { name: 'Captain Isaura Venn' }).first()).toBeVisible();

  await panel.press('Alt+ArrowLeft');
  await panel.type('salt');
  await beside(panel, page, edit('The Merrow Bell'));
  await expect(bar(panel)).toContainText('The Merrow Bell');
  await expect(panel.box).toHaveValue('salt');
});

test('an entry that isn’t copied yet is read on a click', async ({ chromium, panel, platform }) => {
  // The script on the page would make Loreside read the entry by itself, so it is off.
  await removeRateLimit(chromium, { pagesOff: ['all'] });
  // Opening the panel looks for changes, which would find the new article.
  await ask(panel.page, 'library.pause', { worldId: platform.worldId, paused: true });
  const made = await fetch(`${platform.url}/api/external/boromir/article`, {
    method: 'PUT',
    headers: {
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ title: 'Brand new', templateType: 'item', world: { id: platform.worldId } }),
  });
  expect(made.ok).toBe(true);
  const page = await chromium.context.newPage();
  await beside(panel, page, `${platform.url}/world/article/${articleCalled(platform, 'Brand new').id}/edit`);
  await expect(bar(panel)).toContainText('This article isn’t synced yet.');
  await bar(panel).getByRole('button', { name: 'Load' }).click();
  await expect(panel.page.getByRole('heading', { name: 'Brand new' }).first()).toBeVisible();
});
