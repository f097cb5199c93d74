import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { ask, connectionState } from './background-state.ts';
import { expect } from './fixtures.ts';
import { copyIsDone, entriesIn, everythingIn } from './library-copy.ts';
import { look } from './look.ts';
import { connectAndCopy } from './search-screen.ts';
import { platformAnswer, someSecret } from './secret-screen.ts';
import { testsFrom, worldTest } from './shared-world.ts';

const PASSPHRASE = 'opal and iron';
const TITLE = 'The second stair';

const secretsTest = testsFrom(async (chromium, platform) => {
  const library = { bodies: 'opened', keepSecrets: true };
  await copyIsDone((await connectAndCopy(chromium, platform, { library })).page);
});

secretsTest(
  'what a secret said before is compared and restored, and closed while locked',
  async ({ panel, platform }) => {
    const { page } = panel;
    await ask(page, 'vault.setPassphrase', { next: PASSPHRASE, current: null });
    const { worldId } = platform;
    const { id } = await someSecret(page, platform, TITLE);
    const content = async () =>
      (await platformAnswer(platform, 'GET', `secret?id=${id}&granularity=1`)).content;
    const save = async (text: string) => {
      // World Anvil's times are whole seconds: two saves within one are the same to every reader.
      await page.waitForTimeout(1_000);
      await platformAnswer(platform, 'PATCH', `secret?id=${id}`, { content: text });
      expect(await ask(page, 'library.secret', { worldId, id })).toMatchObject({
        value: { fromCopy: false },
      });
    };
    await save('Mira lit the lamp below the stair.');
    await save('Odo lit the lamp below the stair.');
    await save('Nobody lit the lamp.');
    // Another passphrase leaves them as they are.
    const changed = await ask(page, 'vault.setPassphrase', { next: 'onyx', current: PASSPHRASE });
    expect(changed).toMatchObject({ value: true });

    await panel.box.fill(TITLE);
    await panel.row(TITLE).click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await page.keyboard.press('e');
    await page.getByRole('menuitem', { name: 'Versions', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
    const versions = page.locator('.version-choice');
    await expect(versions).toHaveCount(3);
    await versions.nth(1).click();
    const show = page.getByRole('button', { name: 'Show secret' });
    await expect(page.getByText('lit the lamp')).toHaveCount(0);
    await look(page, 'secret-versions-hidden');
    const text = page.getByRole('list', { name: 'Differences in Text' });
    // It is hidden again in another place, and while another tab is in front.
    const open = async (words: string) => {
      await page.bringToFront();
      await expect(async () => {
        if (await show.isVisible()) await show.click();
        await expect(text).toContainText(words, { timeout: 3_000 });
      }).toPass();
    };
    await look(page, 'secret-versions', () => open('Mira'));
    await open('Mira');
    await page.getByRole('button', { name: 'Restore “Text”' }).click();
    await expect.poll(content).toBe('Mira lit the lamp below the stair.');
    await expect(versions).toHaveCount(4);
    await versions.nth(1).click();
    await open('Odo');

    await ask(page, 'vault.lock');
    await expect.poll(() => connectionState(page)).toBe('locked');
    await expect(text).toHaveCount(0);
    await show.click();
    await expect(page.locator('.notice').filter({ hasText: 'locked' })).toBeVisible();
    await expect(text).toHaveCount(0);
    await look(page, 'secret-versions-locked');
    expect(await everythingIn(page)).not.toContain('lit the lamp');
    await ask(page, 'vault.unlock', { passphrase: 'onyx' });
    await open('Odo');
  },
);

worldTest('the versions in a backup come back where they are gone', async ({ panel, platform, chromium }) => {
  const { page } = panel;
  const { worldId } = platform;
  const [one] = (await entriesIn(page)).filter(({ kind }) => kind === 'article');
  if (!one) throw new Error('No article was copied');
  const save = async (content: string) => {
    await page.waitForTimeout(1_000);
    await platformAnswer(platform, 'PATCH', `article?id=${one.id}`, { content });
    await ask(page, 'library.refreshOne', { worldId, kind: 'article', id: one.id });
  };
  await save('The bell rang once.');
  await save('The bell rang twice.');
  await save('The bell is silent.');

  const options = await chromium.open('options');
  const section = options.locator('.options-section', {
    has: options.getByRole('heading', { name: 'Backup and sync', exact: true }),
  });
  await section.getByRole('button', { name: /^Start backup of / }).click();
  const button = section.getByRole('button', { name: 'Save ZIP' });
  await expect(button).toBeVisible();
  const [download] = await Promise.all([options.waitForEvent('download'), button.click()]);
  const path = await download.path();
  expect(
    Object.values(unzipSync(await readFile(path)))
      .map((file) => strFromU8(file))
      .join(),
  ).toContain('rang twice');

  await options.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('loreside-versions');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['chains', 'days', 'sums'], 'readwrite');
      for (const store of transaction.objectStoreNames) transaction.objectStore(store).clear();
      transaction.oncomplete = () => (opening.result.close(), resolve());
    };
  })`);
  await section.getByLabel('Choose a backup to check').setInputFiles(path);
  const add = section.getByRole('button', { name: 'Add versions' });
  await look(options, 'add-versions', () => add.scrollIntoViewIfNeeded());
  await add.click();
  const added = section.getByText(/^Added \d+ versions\./);
  await look(options, 'versions-added', () => added.scrollIntoViewIfNeeded());

  await page.bringToFront();
  await page.goto(`${page.url().split('?')[0]}?world=${worldId}&versions`);
  await page.locator('.history-entry').filter({ hasText: one.title }).click();
  await page.locator('.version-choice').first().click();
  await expect(page.getByRole('list', { name: 'Differences in Text' })).toContainText('rang twice');
});
