import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inWorker } from './background-state.ts';
import { expect, test } from './fixtures.ts';
import { entriesIn, textsAreCopied } from './library-copy.ts';
import { connectAndCopy, WITH_TEXTS } from './search-screen.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest } from './shared-world.ts';
import { shortenDelays } from './timing.ts';
import { tooWide } from './too-wide.ts';
import { addressOf } from './world-page-stage.ts';

const NOTES: Readonly<Record<string, string>> = {
  'Notes/People/Orra Vell.md':
    '---\ntags: [smuggler, harbor]\naliases: [The Eel]\nfavorite color: green\n---\nOrra sails from [[Grey Quay]] with [[The Needle|the rock]] in sight.\n\n- she never **sleeps**\n- she owes [[Nobody At All]]\n',
  'Notes/People/Tam Reed.md': '# Tam Reed\n\nTam mends nets for [[Orra Vell|Orra]].\n\n![[tam.png]]\n',
  'Notes/Places/Grey Quay.md':
    'A quay of grey stone. [[Tam Reed]] works here.\n\n| Berth | Ship |\n|---|---|\n| 1 | Heron |\n',
  'Notes/Places/The Needle.md': 'A rock that the world has already.\n',
  'Notes/old.rtf': '{\\rtf1 old}',
};

function writeNotes(info: TestInfo, notes: Readonly<Record<string, string>>): string {
  const folder = info.outputPath('vault');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(notes)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return path.join(folder, 'Notes');
}

const choose = (page: Page, folder: string): Promise<void> =>
  page.locator('input[type=file][webkitdirectory]').setInputFiles(folder);

worldTest(
  'notes are planned, changed, imported once with their links, and undone whole',
  async ({ chromium, panel, platform }, info) => {
    test.slow();
    await shortenDelays(chromium);
    const { page: home } = panel;
    const before = (await entriesIn(home)).filter(({ kind }) => kind === 'article').length;
    const opened = home.context().waitForEvent('page');
    await home.getByRole('button', { name: 'Bring in documents' }).click();
    const page = await opened;
    await expect(page.getByRole('heading', { level: 1, name: 'Bring in documents' })).toBeVisible();
    await expectAccessible(page, 'the choice of documents');
    await choose(page, writeNotes(info, NOTES));

    const rows = page.getByRole('list', { name: 'Documents' }).locator('[data-row]');
    await expect(rows).toHaveCount(4);
    const row = (title: string) => rows.filter({ hasText: title }).first();
    await expect(page.getByText('3 of 4 documents will be imported.')).toBeVisible();
    await expect(row('The Needle')).toContainText('Your world already has “The Needle”.');
    await expect(page.getByText('1 file can’t be read')).toBeVisible();
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
      if (process.env.LOOKS)
        await page.screenshot({ path: `${process.env.LOOKS}/documents-${width}.png`, fullPage: true });
    }

    // A rule for a folder, by which everything in it becomes a character.
    const folder = page.locator('.document-folders > li').filter({
      has: page.locator('.document-folder', { hasText: 'People' }),
    });
    await folder.getByRole('button', { name: 'People' }).click();
    await folder.getByRole('combobox', { name: 'Template' }).selectOption({ label: 'Character' });
    await expect(row('Orra Vell')).toContainText('Character');
    await expect(row('Grey Quay')).not.toContainText('Character');
    // By keyboard: to a row, out and in again, unfolded.
    await row('Tam Reed').locator('[data-stop]').focus();
    await page.keyboard.press('x');
    await expect(page.getByText('2 of 4 documents will be imported.')).toBeVisible();
    await row('Tam Reed').getByRole('checkbox').click();
    await expect(page.getByText('3 of 4 documents will be imported.')).toBeVisible();
    await row('Orra Vell').locator('[data-stop]').focus();
    await page.keyboard.press('Enter');
    await expect(row('Orra Vell')).toContainText('2 of 3 links lead somewhere.');
    await expect(row('Orra Vell')).toContainText('Nobody At All');
    await expectAccessible(page, 'the plan of an import');
    if (process.env.LOOKS) {
      await page.screenshot({ path: `${process.env.LOOKS}/documents-open.png`, fullPage: true });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ path: `${process.env.LOOKS}/documents-dark.png`, fullPage: true });
    }

    await page.getByRole('button', { name: 'Import 3…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
    await expectAccessible(page, 'a finished import');
    const created = (await entriesIn(home)).filter(({ kind }) => kind === 'article');
    expect(created).toHaveLength(before + 3);
    const idOf = (title: string) => created.find((one) => one.title === title)?.id ?? '';
    const article = (title: string) =>
      platformAnswer(platform, 'GET', `article?id=${idOf(title)}&granularity=1`);
    const orra = await article('Orra Vell');
    expect(orra.content).toContain(`@[Grey Quay](article:${idOf('Grey Quay')})`);
    expect(orra.content).toContain(`@[the rock](landmark:${idOf('The Needle')})`);
    expect(orra.content).toContain('Nobody At All');
    expect(String(orra.tags)).toContain('smuggler');
    expect((await article('Tam Reed')).content).toContain(`@[Orra](person:${idOf('Orra Vell')})`);

    // Again, unchanged: nothing is left to do, and nothing is asked of World Anvil.
    await expect(page.getByText('0 of 4 documents will be imported.')).toBeVisible();
    await expect(row('Orra Vell')).toContainText('Imported before, and unchanged.');

    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByRole('heading', { name: 'The import was undone' })).toBeVisible({
      timeout: 170_000,
    });
    expect((await entriesIn(home)).filter(({ kind }) => kind === 'article')).toHaveLength(before);
    const gone = await fetch(`${platform.url}/api/external/boromir/article?id=${idOf('Orra Vell')}`);
    expect(gone.ok).toBe(false);
  },
);

test('a table is read as its person says, and the same way the next time', async ({ chromium }, info) => {
  const page = await chromium.open('import', '?documents');
  const lines = [1, 2, 3, 4, 5, 6].map(
    (at) => `Ship ${at}|Berth ${at}|boat|Red, and with three masts of pine`,
  );
  const folder = writeNotes(info, {
    'Notes/ships.csv': `Ship|Berth|Kind|Look\n${lines.join('\n')}\n`,
    'Notes/Ship 1.md': 'Another of this title.',
  });
  await choose(page, folder);
  await expect(page.getByRole('heading', { name: 'ships.csv' })).toBeVisible();
  await expect(page.getByLabel('Separator')).toHaveValue('|');
  await expect(page.locator('.document-table tbody tr')).toHaveCount(5);
  const column = (name: string) => page.getByRole('combobox', { name: `What the column “${name}” becomes` });
  await expect(column('Ship')).toHaveValue('title');
  await column('Look').selectOption({ label: 'Text' });
  await column('Kind').selectOption({ label: 'Tags' });
  await column('Berth').selectOption({ label: 'Leave it out' });
  await expectAccessible(page, 'the columns of a table');
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    if (process.env.LOOKS)
      await page.screenshot({ path: `${process.env.LOOKS}/table-${width}.png`, fullPage: true });
  }
  await page.getByLabel('Separator').selectOption({ label: 'Comma' });
  await expect(column('Ship|Berth|Kind|Look')).toHaveValue('title');
  await page.getByLabel('Separator').selectOption({ label: 'Vertical bar' });
  await column('Look').selectOption({ label: 'Text' });
  await column('Kind').selectOption({ label: 'Tags' });
  await column('Berth').selectOption({ label: 'Leave it out' });
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('7 of 7 documents will be imported.')).toBeVisible();
  await page.getByRole('button', { name: /^Same title/ }).click();
  const rows = page.getByRole('list', { name: 'Documents' }).locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('has the same title.');
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/twins.png`, fullPage: true });
  await rows.last().getByRole('checkbox').click();
  await expect(page.getByText('6 of 7 documents will be imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose others' }).click();
  await choose(page, folder);
  await expect(column('Kind')).toHaveValue('tags');
  await expect(column('Berth')).toHaveValue('ignore');
});

test('without a key: three notes are entered one by one, and then their links', async ({
  chromium,
  platform,
}, info) => {
  const { host } = new URL(platform.url);
  await inWorker(
    chromium,
    `chrome.storage.local.set({ settings: { pageDomains: [${JSON.stringify(host)}] } })`,
  );
  const local = 'http://127.0.0.1/*';
  for (const pattern of [local, 'https://www.worldanvil.com/*', 'https://worldanvil.com/*'])
    await chromium.approveHost(pattern);
  const titled = (title: string) => platform.articles(platform.worldId).find((one) => one.title === title);

  const page = await chromium.open('import', '?documents');
  await page.evaluate(`chrome.permissions.request({ origins: ['${local}'] })`);
  await expect(page.getByText('Without a connection, you enter the articles')).toBeVisible();
  await choose(
    page,
    writeNotes(info, {
      'Notes/Alder.md': '---\ntype: character\n---\nKnows [[Birch]].\n',
      'Notes/Birch.md': 'Below [[Alder]] and [[Cedar]].\n',
      'Notes/Cedar.md': 'Alone.\n',
    }),
  );
  await expect(page.getByText('3 of 3 documents will be imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Enter 3 one by one' }).click();
  await expect(page.getByRole('heading', { name: 'Enter them one by one' })).toBeVisible();

  // World Anvil's editor is open beside it. The first article is filled in there.
  const site = await chromium.visit(`${platform.url}/world/person/new`);
  const openQueue = async () => {
    const panel = await chromium.open('sidepanel');
    await panel.getByRole('button', { name: 'Go on entering documents' }).click();
    await expect(panel.getByRole('heading', { name: 'Enter them one by one' })).toBeVisible();
    return panel;
  };
  let panel = await openQueue();
  const fill = () => panel.getByRole('button', { name: 'Open and fill in' }).click();
  const save = () => site.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Allow on World Anvil' }).click();
  await expect(panel.getByRole('button', { name: 'Allow on World Anvil' })).toHaveCount(0);
  await expect(panel.locator('.entering-article')).toContainText('Alder');
  await fill();
  await expect(panel.locator('.by-hand')).toContainText('Filled: Title, Text');
  await expectAccessible(panel, 'the queue of an import');
  if (process.env.LOOKS)
    for (const width of [320, 400, 1000]) {
      await panel.setViewportSize({ width, height: 700 });
      await panel.screenshot({ path: `${process.env.LOOKS}/entering-${width}.png` });
    }
  // Who only looks at another article has saved nothing.
  await site.goto(await addressOf(platform, 'The Needle'));
  await expect(panel.locator('.entering-article')).toContainText('Alder');
  await fill();
  await expect(site.locator('[name="article[title]"]')).toHaveValue('Alder');
  await save();
  await expect(panel.locator('.entering').getByText('“Alder” is saved.')).toBeVisible();
  await expect(panel.locator('.entering-article')).toContainText('Birch');

  // Closed and opened again, days later: it goes on with the second one.
  await panel.close();
  panel = await openQueue();
  await fill();
  await expect(site.locator('textarea[name="article[content]"]')).toHaveValue(
    `Below @[Alder](person:${titled('Alder')?.id}) and Cedar.`,
  );
  await save();
  await expect(panel.locator('.entering-article')).toContainText('Cedar');
  await fill();
  await expect(site.locator('[name="article[title]"]')).toHaveValue('Cedar');
  await save();

  // The second round: what was entered before its targets gets its links.
  await expect(panel.getByText('All of them have a page now.')).toBeVisible();
  if (process.env.LOOKS) await panel.screenshot({ path: `${process.env.LOOKS}/entering-links.png` });
  const fillLinks = () => panel.getByRole('button', { name: 'Fill in its links' }).click();
  const text = site.locator('textarea[name=content]');
  const linked = `Knows @[Birch](article:${titled('Birch')?.id}).`;
  await expect(panel.locator('.entering-article')).toContainText('Alder');
  await fillLinks();
  await expect(text).toHaveValue(linked);
  // Loaded again, or only looked at, it isn't saved.
  await site.reload();
  await expect(text).toHaveValue('Knows Birch.');
  await site.goto(await addressOf(platform, 'Alder'));
  await fillLinks();
  await expect(text).toHaveValue(linked);
  await save();
  await expect.poll(() => titled('Alder')?.texts.content).toBe(linked);

  // In the visual editor, and in place of a text that somebody has changed meanwhile.
  await expect(panel.locator('.entering-article')).toContainText('Birch');
  const birch = titled('Birch')?.id;
  await site.request.patch(`${platform.url}/p/athena/article/${birch}`, { form: { content: 'Tall.' } });
  await site.route(`**/world/article/${birch}/edit`, (route) =>
    route.fulfill({ status: 302, headers: { location: `/p/athena/article/${birch}` } }),
  );
  await fillLinks();
  await expect(panel.locator('.by-hand')).toContainText('The text on this page isn’t empty.');
  await panel.getByRole('button', { name: 'Replace the text' }).click();
  const both = `Below @[Alder](person:${titled('Alder')?.id}) and @[Cedar](article:${titled('Cedar')?.id}).`;
  await expect.poll(() => titled('Birch')?.texts.content).toBe(both);
  // This editor saves by itself, and shows it when it is loaded again.
  await site.reload();
  await expect(panel.getByText('All documents are entered.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();
  // Again: nothing is left to enter.
  await expect(page.getByText('0 of 3 documents will be imported.')).toBeVisible();
  expect(platform.requests().filter(({ path: asked }) => asked.startsWith('/api'))).toEqual([]);
});

test('by keyboard: a document of an article’s title shows by structure what it would change there', async ({
  chromium,
  platform,
}, info) => {
  const { page: panel } = await connectAndCopy(chromium, platform, WITH_TEXTS);
  await textsAreCopied(panel);
  const page = await chromium.open('import', '?documents');
  await choose(page, writeNotes(info, { 'Notes/The Needle.md': 'A rock that nobody has named twice.\n' }));
  const row = page.getByRole('list', { name: 'Documents' }).locator('[data-row]');
  await row.locator('[data-stop]').focus();
  await page.keyboard.press('Enter');
  const changes = page.getByRole('region', { name: 'What it would change' });
  await expect(changes.locator('ins').first()).toContainText('nobody has named twice');
  await expect(changes.locator('del').first()).toBeVisible();
  await expectAccessible(page, 'a document beside its article');
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});
