import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { readStoredState } from './background-state.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';
import { requestsDuring } from './net-log.ts';
import { SearchScreen } from './search-screen.ts';
import { removeRateLimit } from './timing.ts';
import { tooWide } from './too-wide.ts';
import { tracesOf } from './traces.ts';

const SAMPLE_WORLD_ID = '5a17e2e0-1a4b-4c9d-8e10-0009b8a3f301';
/** Words that only what belongs to the sample world contains. */
const OF_SAMPLE = ['5a17e2e0-1a4b', 'Saltmere', 'Edda Marsh', 'Drowned Warden', 'The lamp boy'];
const CONTROL = 'http://control.invalid/';

/** What is saved is sent at once, because nothing here is about the time for Undo. */
const skipUndo = (page: Page) => page.evaluate('chrome.storage.local.set({ settings: { undoSeconds: 0 } })');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function openEntry(panel: SearchScreen, title: string): Promise<void> {
  await panel.box.fill(title);
  await expect(panel.active).toContainText(title);
  await panel.press('Enter');
  await expect(heading(panel.page, title)).toBeVisible();
}

test('after one click, everything works on the sample world, and nothing is requested', async () => {
  test.slow();
  const requested = await requestsDuring(async (chromium) => {
    const welcome = await chromium.open('welcome');
    await skipUndo(welcome);
    await welcome.getByRole('button', { name: 'Try the sample world' }).click();
    await expect(welcome.getByRole('button', { name: 'Open the panel' })).toBeVisible();
    await expectAccessible(welcome, 'with the sample world');

    // The log would contain a request.
    await chromium.tab.goto(CONTROL).catch(() => {});

    const panel = await SearchScreen.open(chromium, 'sidepanel');
    const { page } = panel;
    await expect(page.getByText('Sample world, nothing is sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect' })).toHaveCount(0);
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'the panel');

    // Read: an article with its picture, a statblock with dice, a secret, a manuscript.
    await openEntry(panel, 'Edda Marsh');
    await expect
      .poll(() =>
        page
          .locator('.article img')
          .evaluateAll((all) => all.some((one) => Reflect.get(one, 'naturalWidth') > 0)),
      )
      .toBe(true);
    await expect(page.getByText('Sample world, nothing is sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open', exact: true })).toHaveCount(0);
    await panel.box.fill('kind:statblock Drowned Warden');
    await panel.row('Drowned Warden').click();
    await page.getByRole('button', { name: '1d20+5' }).click();
    await expect(page.getByText('1 roll', { exact: true })).toBeVisible();
    await openEntry(panel, 'What the bell is for');
    await page.getByRole('button', { name: 'Show secret' }).click();
    await expect(page.locator('.secret-text, .secret-shown').first()).toBeVisible();
    await openEntry(panel, 'Trust the Lamps');
    await page.getByRole('button', { name: 'Read this version' }).click();
    await expect(page.getByText('A quiet table').first()).toBeVisible();

    // Change an entry, and undo it.
    await openEntry(panel, 'The Needle');
    const more = page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' });
    await expect(more).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitemradio', { name: 'Public' })).toBeVisible();
    await page.keyboard.press('w');
    const toast = page.getByRole('region', { name: 'Messages' });
    await expect(toast).toContainText(/in progress/);
    await page.keyboard.press('Control+z');
    await expect(toast).toContainText('Undone.');

    // Its first changes can be undone, too.
    await page.keyboard.press('Alt+ArrowLeft');
    await panel.box.fill('');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('Moved to “Sea Lore”')).toBeVisible();

    // Capture into it.
    const screen = await CaptureScreen.begin(chromium);
    await expect(screen.page.getByText('Sample world, nothing is sent')).toBeVisible();
    await screen.title.fill('The lamp boy');
    await screen.page.keyboard.press('Control+Enter');
    await expect(screen.page.locator('.receipt-headline')).toHaveText('Saved in Saltmere');
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await openEntry(panel, 'The lamp boy');
  });
  expect(requested).toEqual([CONTROL]);
});

/** Its articles as stored, in order: title, and whether each is a work in progress. */
const articles = (page: Page) =>
  page.evaluate<{ id: string; title: string; isWip: boolean }[]>(`new Promise(async (resolve, reject) => {
    // Opening it would create it.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('loreside-sample')) return resolve([]);
    const opening = indexedDB.open('loreside-sample');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('resources').objectStore('resources').index('order')
        .getAll(IDBKeyRange.bound(['article'], ['article', []]));
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => resolve(reading.result.map(({ id, fields }) =>
        ({ id, title: fields.title, isWip: fields.isWip })));
      opening.result.close();
    };
  })`);

const trySample = (page: Page) => page.getByRole('button', { name: 'Try the sample world' });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Open the panel' });
const changesMade = async (page: Page) => (await readStoredState(page)).records['loreside-history/changes'];

test('two tabs create one sample world', async ({ chromium }) => {
  const tabs = [await chromium.open('welcome'), await chromium.open('welcome')];
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  // Both clicks are made before either tab hears of the other's world.
  await panel.page.evaluate(`void navigator.locks.request('sample-world',
    () => new Promise((resolve) => Object.assign(globalThis, { release: resolve })))`);
  for (const tab of tabs) {
    await trySample(tab).click();
    await expect(trySample(tab)).toHaveAttribute('aria-busy', 'true');
  }
  await panel.page.evaluate('release()');
  for (const tab of tabs) await expect(openPanel(tab)).toBeVisible();
  await openEntry(panel, 'Edda Marsh');
  expect(await changesMade(panel.page)).toBe(3);
});

test('a tab that is closed midway leaves nothing that looks ready, and the next click finishes it', async ({
  chromium,
}) => {
  const closed = await chromium.open('welcome');
  const next = await chromium.open('welcome');
  // The tab stores the content, and is closed before it has asked for the rest.
  await closed.evaluate(`chrome.runtime.sendMessage = () => new Promise(() => {})`);
  await trySample(closed).click();
  await expect.poll(async () => (await articles(next)).length).toBeGreaterThan(50);
  await closed.close();
  await expect(trySample(next)).toBeEnabled();
  await expect(openPanel(next)).toHaveCount(0);
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await expect(panel.page.getByRole('heading', { name: 'How do you want to start?' })).toBeVisible();
  await panel.page.close();

  // Another is closed right after the click.
  const hasty = await chromium.open('welcome');
  await trySample(hasty).click();
  await hasty.close();
  await next.bringToFront();
  await trySample(next).or(openPanel(next)).click();
  await expect(openPanel(next)).toBeVisible();
  await openEntry(await SearchScreen.open(chromium, 'sidepanel'), 'Edda Marsh');
  expect(await changesMade(next)).toBe(3);
});

test('several articles are changed together, and that is undone', async ({ chromium }) => {
  const welcome = await chromium.open('welcome');
  await trySample(welcome).click();
  await expect(openPanel(welcome)).toBeVisible();
  const { page } = await SearchScreen.open(chromium, 'sidepanel');
  await expect(page.getByText(/^\d+ entries/)).toBeVisible();
  const before = await articles(page);
  const chosen = before.filter(({ isWip }) => !isWip).slice(0, 3);
  const ids = chosen.map(({ id }) => id);
  // As a list of articles on World Anvil asks for it.
  const place = { view: 'many', worldId: SAMPLE_WORLD_ID, ids };
  await page.evaluate(`chrome.windows.getCurrent().then(({ id }) => chrome.storage.session.set({
    'panel.wanted': { windowId: id, at: Date.now(), place: ${JSON.stringify(place)} } }))`);
  await page.getByLabel('Change', { exact: true }).selectOption('wip');
  await page.getByRole('button', { name: 'Change 3 articles…' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  const changed = async () =>
    (await articles(page)).filter(({ id, isWip }) => ids.includes(id) && isWip).length;
  await expect.poll(changed).toBe(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => articles(page)).toEqual(before);
});

test('a draft that is open and pinned in the panel becomes its article there', async ({ chromium }) => {
  const welcome = await chromium.open('welcome');
  await removeRateLimit(chromium, { undoSeconds: 60 });
  await trySample(welcome).click();
  await expect(openPanel(welcome)).toBeVisible();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  const { page } = panel;
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The lamp boy');
  await screen.page.keyboard.press('Control+Enter');
  const sendNow = screen.receipt.getByRole('button', { name: 'Save now' });
  await expect(sendNow).toBeVisible();

  await page.bringToFront();
  await openEntry(panel, 'The lamp boy');
  const pending = page.locator('.entry').getByText('waiting', { exact: true });
  await expect(pending).toBeVisible();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pinned', exact: true })).toBeVisible();

  await screen.page.bringToFront();
  await sendNow.click();
  await page.bringToFront();
  await expect(pending).toHaveCount(0);
  // Only an article can be inserted.
  await expect(page.getByRole('button', { name: 'Insert', exact: true })).toBeVisible();
  await expect(heading(page, 'The lamp boy')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pinned', exact: true })).toBeVisible();

  await panel.box.fill('Edda Marsh');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(heading(page, 'The lamp boy')).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(panel.box).toHaveValue('Edda Marsh');
  await panel.box.fill('');
  await expect(page.getByRole('group', { name: 'Pinned' }).getByText('The lamp boy')).toBeVisible();
});

test('the sample world is removed with everything of it', async ({ chromium }) => {
  const welcome = await chromium.open('welcome');
  await skipUndo(welcome);
  await trySample(welcome).click();
  await expect(openPanel(welcome)).toBeVisible();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  const { page } = panel;
  // Leave as many traces as possible: a pin, a statblock with a roll, a change, a draft that became an article.
  await openEntry(panel, 'Edda Marsh');
  await page.getByRole('button', { name: 'Pin' }).click();
  await panel.box.fill('kind:statblock Drowned Warden');
  await panel.row('Drowned Warden').click();
  await page.getByRole('button', { name: '1d20+5' }).click();
  await openEntry(panel, 'The Needle');
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'More' }).waitFor();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitemradio', { name: 'Public' })).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/in progress/);
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The lamp boy');
  await screen.page.keyboard.press('Control+Enter');
  await expect(screen.page.locator('.receipt-headline')).toHaveText('Saved in Saltmere');
  await screen.page.close();
  expect(await tracesOf(page, OF_SAMPLE)).toEqual(
    expect.arrayContaining(['local worlds.local', 'loreside-history changes', 'loreside-sample resources']),
  );

  await page.bringToFront();
  await page.keyboard.press('Alt+w');
  await page.getByRole('menuitem', { name: 'Remove “Saltmere”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove “Saltmere” from this device?' });
  await expectAccessible(page, 'removing');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'How do you want to start?' })).toBeVisible();
  await expect(trySample(welcome)).toBeVisible();
  await expect.poll(() => tracesOf(page, OF_SAMPLE)).toEqual([]);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).not.toContain('loreside-sample');

  // It can be tried again.
  await trySample(welcome).click();
  await expect(page.getByText(/^\d+ entries$/)).toBeVisible();

  // Nobody has added anything to it, so one click is enough.
  await page.locator('.home-cover').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const toast = page.locator('.toast', { hasText: '“Saltmere” was removed.' });
  await expect(toast).toBeVisible();
  await expect(trySample(welcome)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^\d+ entries$/)).toBeVisible();
  await expect(openPanel(welcome)).toBeVisible();
});
