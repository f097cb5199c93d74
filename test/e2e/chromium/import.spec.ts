import { writeFile } from 'node:fs/promises';
import { trapped } from '../trapped-page.ts';
import { expectAccessible } from './axe.ts';
import { CaptureScreen } from './capture-screen.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { choose, openImport, savedPage } from './import-stage.ts';
import { entriesIn } from './library-copy.ts';
import { requestsDuring } from './net-log.ts';
import { SearchScreen } from './search-screen.ts';
import { removeRateLimit } from './timing.ts';
import { tooWide } from './too-wide.ts';
import { addressOf, articleCalled, OnPage } from './world-page-stage.ts';

/** The page with this many articles more, listed in its table of contents. */
function longPage(html: string, more: number): string {
  const ids = Array.from(
    { length: more },
    (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  );
  const links = ids.map((id, number) => `<li><a href="#article-${id}">Extra ${number}</a></li>`).join('');
  const articles = ids.map(
    (id, number) =>
      `<div class="article-print-container" id="article-${id}"><h1 class="m-b-0">Extra ${number}</h1><div class="article-content-left"><p>${'Salt and rope. '.repeat(60)}</p></div></div>`,
  );
  return html
    .replace('<h2>World Codex</h2>', `<h2>World Codex</h2><ul>${links}</ul>`)
    .replace('</body>', `${articles.join('<hr>')}</body>`);
}

test('a saved export page becomes a world to search and read, without a single request', async ({
  platform,
}) => {
  const html = trapped(await savedPage(platform));
  const { length } = platform.articles(platform.worldId);
  const requested = await requestsDuring(async (chromium) => {
    const page = await openImport(chromium);
    await expectAccessible(page, 'before');
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await choose(page, html);
    await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeFocused();
    await expect(page.getByText(/\d+ new entries/)).toBeVisible();
    await expectAccessible(page, 'after');

    const panel = await SearchScreen.open(chromium, 'sidepanel');
    await expect(panel.page.getByText(/Read from an export/)).toBeVisible();
    await expect(panel.page.getByRole('button', { name: new RegExp(`^Articles ${length}$`) })).toBeVisible();
    await panel.type('Edda Marsh');
    await expect(panel.active).toContainText('Edda Marsh');
    await panel.press('Enter');
    await expect(panel.page.getByRole('heading', { level: 1, name: 'Edda Marsh' })).toBeVisible();
    // Read here, changed on World Anvil.
    await panel.page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' }).click();
    await expect(panel.page.getByRole('menuitemradio', { name: 'Public' })).toHaveCount(0);
    await expectAccessible(panel.page, 'an article of it');
  });
  expect(requested).toEqual([]);
});

test('from the export page itself, two clicks read it, and nothing is requested', async ({
  chromium,
  platform,
}) => {
  const welcome = await chromium.open('welcome');
  const { host } = new URL(platform.url);
  await welcome.evaluate(
    `chrome.storage.local.set({ settings: { pageDomains: [${JSON.stringify(host)}] } })`,
  );
  const page = await chromium.visit(`${platform.url}/world/saltmere-tidewright/export`);
  await chromium.triggerAction(page);
  const popup = await chromium.realPage('popup');
  await expect(popup.getByText('This page contains your world').first()).toBeVisible();
  platform.clearRequests();
  const [reading] = await Promise.all([
    chromium.context.waitForEvent('page', (one) => one.url().includes('/import.html')),
    popup.getByRole('button', { name: 'Read this world' }).click(),
  ]);
  await expect(reading.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  expect(platform.requests()).toEqual([]);
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  const { length } = platform.articles(platform.worldId);
  await expect(panel.page.getByRole('button', { name: new RegExp(`^Articles ${length}$`) })).toBeVisible();
});

test('a page that isn’t an export is named, and nothing is stored', async ({ chromium, platform }) => {
  const page = await openImport(chromium);
  await choose(page, '<html><body><h1>Recipes</h1><p>Bread.</p></body></html>');
  const problem = page.getByText(/neither World Anvil’s export page/);
  await expect(problem).toBeVisible();
  // Read aloud, and Tab goes on from there.
  await expect(page.locator('.import-problem', { has: problem })).toBeFocused();
  expect(Object.keys(Object(await page.evaluate('chrome.storage.local.get("worlds.local")')))).toEqual([]);
  await choose(page, await savedPage(platform));
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
});

test('a tab that has gone is named, and a file can be read instead', async ({ chromium, platform }) => {
  const page = await chromium.open('import');
  await page.goto(`${page.url()}?tab=987654`);
  await expect(page.getByText(/The tab couldn’t be read/)).toBeVisible();
  await choose(page, await savedPage(platform));
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
});

test('a long reading shows how far it is, can be searched meanwhile, and stops', async ({
  chromium,
  platform,
}, info) => {
  const page = await openImport(chromium);
  // The browser reads a file itself. What a test passes to it goes through the debugging protocol, which takes seconds.
  const file = info.outputPath('Export.html');
  await writeFile(file, longPage(await savedPage(platform), 60_000));
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^[\d,]+ of 60,\d{3} articles$/)).toBeVisible();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await panel.type('Edda Marsh');
  await expect(panel.active).toContainText('Edda Marsh');
  // Closing the page would end the reading. Browsers only ask if the page was used.
  await page.getByText('You can search what was read so far.').click();
  const asking = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asking;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Part of Saltmere is on this device' })).toBeFocused();
  await panel.press('Control+a');
  await panel.type('Edda');
  await expect(panel.active).toContainText('Edda Marsh');
  // Nobody takes what was read for the whole world, now or later.
  await panel.page.reload();
  await expect(panel.page.getByText('Only part of this world has been read so far.')).toBeVisible();
  await expect(panel.page.getByRole('link', { name: 'Read again' })).toBeVisible();

  await panel.press('Alt+w');
  await panel.page.getByRole('menuitem', { name: 'Remove “Saltmere”' }).click();
  await panel.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(panel.page.getByText(/Read from an export/)).toHaveCount(0);
  await expect.poll(() => entriesIn(panel.page)).toEqual([]);
});

test('once connected, the world that was read is the account’s, with nothing twice, nothing lost, and nothing sent unasked', async ({
  chromium,
  platform,
}) => {
  const page = await openImport(chromium);
  await choose(page, await savedPage(platform));
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  const first = await SearchScreen.open(chromium, 'sidepanel');
  await first.type('Edda Marsh');
  await first.press('Enter');
  await first.page.getByRole('button', { name: 'Pin' }).click();
  await first.page.close();
  const capture = await CaptureScreen.begin(chromium);
  await capture.title.fill('The lamp boy');
  await capture.page.keyboard.press('Control+Enter');
  await expect(capture.page.locator('.capture-slim')).toContainText('Waiting until you connect');
  await capture.page.close();

  await removeRateLimit(chromium, {});
  await (await connect(chromium, platform)).close();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await expect(panel.page.getByText(/^\d+ entries · synced/)).toBeVisible();
  await expect(panel.page.getByRole('option').filter({ hasText: 'Edda Marsh' }).first()).toBeVisible();
  const articles = (await entriesIn(panel.page)).filter(({ kind }) => kind === 'article');
  expect(articles.map(({ id }) => id).sort()).toEqual(
    platform
      .articles(platform.worldId)
      .map(({ id }) => id)
      .sort(),
  );
  const categories = (await entriesIn(panel.page)).filter(({ kind }) => kind === 'category');
  expect(new Set(categories.map(({ title }) => title)).size).toBe(categories.length);
  await panel.press('Alt+w');
  await expect(panel.page.getByText('Read from an export')).toHaveCount(0);

  // The draft is offered, and nothing was sent unasked.
  const outbox = await CaptureScreen.open(chromium);
  await outbox.page.keyboard.press('Alt+KeyO');
  await expect(outbox.page.getByText('1 draft was written before you connected.')).toBeVisible();
  // Lists are read with POST.
  const changes = platform.requests().filter(({ method }) => !['GET', 'POST'].includes(method));
  expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(platform.articles(platform.worldId).map(({ title }) => title)).not.toContain('The lamp boy');
});

test('on World Anvil’s own pages its articles get the actions that read; options and backup know it', async ({
  chromium,
  platform,
}) => {
  const page = await openImport(chromium);
  await choose(page, await savedPage(platform));
  for (const host of ['www.worldanvil.com', 'worldanvil.com'])
    await chromium.approveHost(`https://${host}/*`);
  await page.getByRole('button', { name: 'Show it on World Anvil' }).click();
  await expect(page.getByRole('button', { name: 'Show it on World Anvil' })).toHaveCount(0);

  await chromium.context.route('https://www.worldanvil.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${platform.url}${pathname}${search}` }) });
  });
  const { pathname, search } = new URL(await addressOf(platform, 'The Needle'));
  const article = await chromium.visit(`https://www.worldanvil.com${pathname}${search}`);
  const shown = await OnPage.of(article);
  await expect.poll(() => shown.box('pill')).not.toBeNull();
  await shown.click('More');
  await expect.poll(() => shown.box('Edit on World Anvil')).not.toBeNull();
  // The page asks for it by its address alone.
  await article.keyboard.press('Escape');
  await shown.click('Pin');
  await expect
    .poll(() => page.evaluate<string>(`chrome.storage.local.get('panel.pins').then(JSON.stringify)`))
    .toContain(articleCalled(platform, 'The Needle').id);
  await shown.click('More');
  for (const name of ['Draft…', 'Tags…', 'New in same category', 'History'])
    expect(await shown.box(name)).toBeNull();
  await article.keyboard.press('Escape');
  await shown.showCard(article.locator('main a[data-article-id]').first());
  await chromium.context.unroute('https://www.worldanvil.com/**');

  const options = await chromium.open('options');
  const copies = options.locator('#offline-copy');
  await expect(copies.getByText('Saltmere')).toBeVisible();
  await expect(copies.getByRole('link', { name: 'Read the export of “Saltmere” again' })).toBeVisible();
  await options.getByRole('button', { name: 'Start backup of Saltmere' }).click();
  const download = options.waitForEvent('download');
  await options.getByRole('button', { name: 'Save ZIP' }).click();
  expect((await download).suggestedFilename()).toMatch(/^loreside-backup-saltmere-/);
});
