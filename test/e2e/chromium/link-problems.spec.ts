import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ask } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect } from './fixtures.ts';
import type { SearchScreen } from './search-screen.ts';
import { sampleTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const NEVER = '00000000-0000-4000-8000-000000000000';

/** Writes a text into the sample world in which one link leads nowhere and one to Edda Marsh. */
async function breakLink(panel: SearchScreen) {
  const keyOf = async (title: string) => {
    await panel.box.fill(title);
    await expect(panel.active).toContainText(title);
    const [worldId = '', kind = '', id = ''] = ((await panel.active.getAttribute('data-key')) ?? '').split(
      ' ',
    );
    return { worldId, kind, id };
  };
  const [edda, needle] = [await keyOf('Edda Marsh'), await keyOf('The Needle')];
  const text = `Ask @[Edda Marsh](person:${NEVER}) or @[the keeper](person:${edda.id}) of the lamp.`;
  const edit = {
    ref: needle,
    ...{ title: 'The Needle', cause: 'append', changes: { content: text }, seen: null },
  };
  expect(await ask(panel.page, 'history.change', { edit })).toMatchObject({ ok: true });
  return { worldId: needle.worldId, text };
}

const openTab = async (chromium: Chromium, worldId: string, tab: string): Promise<Page> => {
  const page = await chromium.context.newPage();
  await page.goto(`${chromium.url('sidepanel')}?world=${worldId}&review=${tab}`);
  return page;
};

/** A full text in the offline copy. */
const storedText = (page: Page, title: string): Promise<unknown> =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('loreside-library');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('bodies').objectStore('bodies').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.find(({ thing }) => thing.title === wanted)?.thing.content);
          };
        };
      }),
    title,
  );

test('a link that leads nowhere is listed with its sentence, relinked, and undone', async ({
  chromium,
  panel,
}) => {
  const { worldId, text } = await breakLink(panel);
  const page = await openTab(chromium, worldId, 'broken');
  const row = page.locator('.problem').filter({ hasText: 'of the lamp' });
  await expect(row).toContainText('Ask Edda Marsh or the keeper of the lamp.');
  await expect(row.locator('mark')).toHaveText('Edda Marsh');
  await expect(page.getByRole('heading', { name: /^Not in your offline copy/ })).toBeVisible();
  await expectAccessible(page, 'the broken links');
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
  }

  await row.getByRole('button', { name: 'Link to “Edda Marsh”' }).click();
  // The row stays, ticked.
  await expect(row).toContainText('Fixed');
  await expect.poll(() => storedText(page, 'The Needle')).not.toContain(NEVER);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row.getByRole('button', { name: 'Link to “Edda Marsh”' })).toBeVisible();
  await expect.poll(() => storedText(page, 'The Needle')).toBe(text);
});

test('selected links become plain text in one batch, by keyboard', async ({ chromium, panel }) => {
  const { worldId } = await breakLink(panel);
  const page = await openTab(chromium, worldId, 'broken');
  const boxes = page.locator('.problem input');
  await boxes.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(boxes.first()).toBeFocused();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: /^Unlink \d+$/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Unlink \d+$/ })
    .click();
  await expect(page.getByText('No broken links')).toBeVisible();
  expect(await storedText(page, 'The Needle')).toMatch(/^Ask Edda Marsh or @\[the keeper\]/);
});

test('orphans are the entries that links:0 finds, and open', async ({ chromium, panel }) => {
  const { worldId } = await breakLink(panel);
  const page = await openTab(chromium, worldId, 'orphans');
  const rows = page.locator('.entry-row');
  await expect(rows.first()).toBeVisible();
  const titles = await rows.locator('.result-title').allTextContents();
  // The first kind that has any.
  const [, kind] = ((await rows.first().getAttribute('data-key')) ?? '').split(' ');
  await panel.box.fill(`links:0 kind:${kind}`);
  await expect(panel.rows).toHaveCount(titles.length);
  const found = await panel.page.locator('.entry-row .result-title').allTextContents();
  expect(found.sort()).toEqual([...titles].sort());
  await expectAccessible(page, 'the orphans');
  await page.keyboard.press('Tab');
  await page.getByRole('listbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1[data-place-title]')).toHaveText(titles[0] ?? '');
});

test('what links to an entry is found, and nonsense is answered in a sentence', async ({ panel }) => {
  await breakLink(panel);
  await panel.box.fill('to:"Edda Marsh" needle');
  await expect(panel.row('The Needle')).toBeVisible();
  await panel.box.fill('links:lots');
  await expect(panel.page.getByText('“lots” isn’t a number of links.')).toBeVisible();
  await panel.box.fill('to:"nobody at all"');
  await expect(panel.page.getByText('Nothing in this world is called “nobody at all”.')).toBeVisible();
  await expectAccessible(panel.page, 'a filter by links');
});
