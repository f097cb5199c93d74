import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { choose, openImport, savedPage } from './import-stage.ts';
import { entriesIn } from './library-copy.ts';
import { SearchScreen } from './search-screen.ts';

test('reading it again shows what changed and keeps what was added here', async ({ chromium, platform }) => {
  const html = await savedPage(platform);
  const page = await openImport(chromium);
  await choose(page, html);
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await panel.type('Edda Marsh');
  await panel.press('Enter');
  await panel.page.getByRole('button', { name: 'Pin' }).click();

  const [gone = '', id = ''] =
    /<div class="row article-print-container" id="(article-[^"]+)"[\s\S]*?(?=<hr>)/.exec(html) ?? [];
  expect(gone).not.toBe('');
  const newer = html
    .replace(gone, '')
    .replaceAll(`href="#${id}"`, 'href="#"')
    .replaceAll('>Edda Marsh</h1>', '>Edda Marsh the Elder</h1>');
  // The button that is pressed goes with its step; the next one gets the focus.
  await page.getByRole('button', { name: 'Read another export' }).click();
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeFocused();
  await choose(page, newer);
  await expect(page.getByText('1 changed entry').first()).toBeVisible();
  const lacking = page.getByText('1 entry of “Saltmere” isn’t in this export. It’s still on this device.');
  await expect(lacking).toBeVisible();
  await expectAccessible(page, 'read again');
  const before = (await entriesIn(page)).length;
  await page.getByRole('button', { name: 'Remove 1 entry' }).click();
  await expect(page.locator('.notice', { hasText: '1 entry removed.' })).toBeVisible();
  expect(await entriesIn(page)).toHaveLength(before - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lacking).toBeVisible();
  expect(await entriesIn(page)).toHaveLength(before);
  await panel.page.reload();
  await expect(
    panel.page.getByRole('option').filter({ hasText: 'Edda Marsh the Elder' }).first(),
  ).toBeVisible();
});

test('asks whether a part of a world under another title is that world', async ({ chromium, platform }) => {
  const html = await savedPage(platform);
  const page = await openImport(chromium);
  await choose(page, html);
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  await page.getByRole('button', { name: 'Read another export' }).click();
  const articles = html.split(/(?=<div class="row article-print-container")/);
  const links = (articles[0] ?? '').replace(/<a href="#article-[^>]*>[^<]*<\/a>/g, '');
  const part = [links, ...articles.slice(1, 4)].join('').replaceAll('Saltmere', 'The Reach');
  await choose(page, `${part}</body></html>`);
  await expect(page.getByRole('heading', { name: 'Is this “Saltmere”?' })).toBeFocused();
  await expect(page.getByText(/share 3 articles\. The export has 3/)).toBeVisible();
  await expectAccessible(page, 'the question');
  const before = (await entriesIn(page)).length;
  await page.getByRole('button', { name: 'Add as new world' }).click();
  await expect(page.getByRole('heading', { name: 'The Reach is on this device' })).toBeFocused();
  expect((await entriesIn(page)).length).toBeGreaterThan(before);
});
