import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { removeRateLimit } from './timing.ts';
import { tooWide } from './too-wide.ts';
import { addressOf, articleCalled, OnPage } from './world-page-stage.ts';

const heading = (page: Page, name: string) =>
  page.locator('.entry').getByRole('heading', { level: 1, name, exact: true });
const section = (page: Page) => page.getByRole('region', { name: /^Linked from/ });
const source = (page: Page, title: string) => section(page).getByRole('link', { name: title, exact: true });

async function openEntry(panel: SearchScreen, title: string): Promise<void> {
  await panel.box.fill(title);
  await expect(panel.active).toContainText(title);
  await panel.press('Enter');
  await expect(heading(panel.page, title)).toBeVisible();
}

/** The town, whose text mentions the Needle, read in full, so that its links are known; then the Needle. */
async function openTarget(panel: SearchScreen): Promise<void> {
  await openEntry(panel, 'Saltmere');
  await expect(panel.page.locator('.article').first()).toContainText('Needle');
  await openEntry(panel, 'The Needle');
  await expect(source(panel.page, 'Saltmere')).toBeVisible();
}

test('below an entry stands what links to it, and its sentences lead there', async ({ panel }) => {
  const { page } = panel;
  await openTarget(panel);
  await expect(page.getByRole('button', { name: /^Linked from \d+ entr/ })).toBeVisible();
  await expect(section(page).locator('mark').first()).toContainText('Needle');
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page, 'linked from');

  // L goes there, and Enter to the place in the text.
  await page.setViewportSize({ width: 400, height: 500 });
  await page.locator('.entry').focus();
  await page.keyboard.press('l');
  await expect(section(page).locator('a:focus')).toBeInViewport();
  await source(page, 'Saltmere').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Saltmere')).toBeVisible();
  const place = page.locator('.article a:focus');
  await expect(place).toContainText('Needle');
  await expect(place).toBeInViewport();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(heading(page, 'The Needle')).toBeVisible();
});

test('a draft that links here counts at once, and what is edited on World Anvil no longer does', async ({
  chromium,
  platform,
  panel,
}) => {
  await removeRateLimit(chromium, { undoSeconds: 60, library: { bodies: 'opened' } });
  const { page } = panel;
  await openTarget(panel);
  await source(page, 'Saltmere').focus();

  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The lamp boy');
  await screen.showMarkup();
  const { id } = articleCalled(platform, 'The Needle');
  await screen.content.fill(`He slept below @[the black stone](landmark:${id}).`);
  await screen.page.keyboard.press('Control+Enter');
  await expect(screen.receipt.getByRole('button', { name: 'Send now' })).toBeVisible();
  await page.bringToFront();
  await expect(source(page, 'The lamp boy')).toBeVisible();
  await expect(section(page).getByText('He slept below')).toBeVisible();
  await expect(source(page, 'Saltmere')).toBeFocused();

  const town = articleCalled(platform, 'Saltmere');
  const path = `article?id=${town.id}`;
  const { content } = await platformAnswer(platform, 'GET', `${path}&granularity=2`);
  const other = await SearchScreen.open(chromium, 'sidepanel');
  await openEntry(other, 'Saltmere');
  const becomes = async (content: string) => {
    await platformAnswer(platform, 'PATCH', path, { content });
    await other.page.bringToFront();
    await other.press('e');
    await other.page.getByRole('menuitem', { name: 'Sync now' }).click();
    await page.bringToFront();
  };
  await becomes('A town without landmarks.');
  await expect(source(page, 'Saltmere')).toHaveCount(0);
  await expect(source(page, 'The lamp boy')).toBeVisible();
  await becomes(String(content));
  await expect(source(page, 'Saltmere')).toBeVisible();
});

test('a page’s card counts what links to an entry, and its menu leads there', async ({
  chromium,
  platform,
  panel,
}) => {
  await panel.page.setViewportSize({ width: 400, height: 500 });
  await openTarget(panel);
  await panel.page.evaluate(() => scrollTo(0, 0));
  await expect(source(panel.page, 'Saltmere')).not.toBeInViewport();
  const page = await chromium.visit(await addressOf(platform, 'Saltmere'));
  const shown = await OnPage.of(page);
  await shown.seen('pill');
  const link = page.locator('a.article-link', { hasText: 'The Needle' });
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.keyboard.press('Alt+Shift+KeyH');
  await expect.poll(() => shown.words('link-card')).toMatch(/Linked from \d+ entr/);

  await page.goto(await addressOf(platform, 'The Needle'));
  await shown.seen('pill');
  await shown.click('More');
  await shown.click('Linked from');
  await panel.page.bringToFront();
  await expect(source(panel.page, 'Saltmere')).toBeInViewport();
});
