import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ask, readStoredState } from './background-state.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';
import { copyIsDone, everythingIn } from './library-copy.ts';
import { look } from './look.ts';
import { openRename } from './rename-screen.ts';
import { connectAndCopy, WITH_TEXTS } from './search-screen.ts';
import { platformAnswer } from './secret-screen.ts';
import { sampleTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

/** Everything that the offline copy has of a world's entries, as text. */
const storedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('loreside-library');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('bodies').objectStore('bodies').getAll();
          all.onsuccess = () => {
            opening.result.close();
            const texts = ({ title, content, description, tags, sections }: Record<string, unknown>) =>
              JSON.stringify([title, content, description, tags, sections]);
            resolve(all.result.map(({ thing }) => texts(thing)).sort());
          };
        };
      }),
  );

const countOf = (texts: readonly string[], word: string): number =>
  texts.reduce((sum, text) => sum + text.split(word).length - 1, 0);

sampleTest(
  'in the sample world, an article is renamed in all texts, and one Ctrl+Z restores every byte',
  async ({ panel: { page } }) => {
    await openRename(page, 'Saltmere');
    await page.getByRole('textbox', { name: 'New name' }).fill('Brinewater');
    await expect(page.getByRole('button', { name: /^Change \d+…/ })).toBeEnabled();
    await expect(page.locator('.task-progress')).toHaveCount(0);
    const before = await storedTexts(page);
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'renaming');
    // One place is skipped by keyboard, and taken again.
    const places = page.locator('.rename-place');
    const status = page.locator('.places-bar [role="status"]');
    const selected = await status.textContent();
    await page.locator('.rename-list [data-stop]').first().focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(places.first()).toHaveAttribute('data-state', 'left');
    await expect(status).not.toHaveText(selected ?? '');
    await page.keyboard.press('x');
    await expect(status).toHaveText(selected ?? '');

    await page.getByRole('button', { name: /^Change \d+…/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Change \d+ places\?/ });
    await dialog.getByRole('button', { name: /^Change/ }).click();
    const report = page.getByRole('region', { name: 'Several changes' }).first();
    await expect(report).toContainText(/(?<!Changing )(\d+) of \1 changed/);
    await expect.poll(async () => countOf(await storedTexts(page), 'Brinewater')).toBeGreaterThan(5);
    const after = await storedTexts(page);
    expect(countOf(after, 'Saltmere')).toBeLessThan(countOf(before, 'Saltmere'));

    await page.keyboard.press('Control+z');
    await expect.poll(() => storedTexts(page)).toEqual(before);
  },
);

sampleTest(
  'words are found, and what they become is shown while it is typed',
  async ({ panel: { page } }) => {
    await page.keyboard.press('Alt+h');
    await expect(page.getByRole('heading', { level: 1, name: 'Find and replace' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Find' }).fill('(');
    await page.getByText('Regular expression').click();
    await expect(page.getByText('This isn’t a regular expression.')).toBeVisible();
    await page.getByText('These words').click();
    await page.getByRole('textbox', { name: 'Find' }).fill('lamp');
    await page.getByRole('textbox', { name: 'Replace with' }).fill('lantern');
    await expect(page.locator('.rename-place ins').first()).toHaveText(/^lantern$/i);
    await page.getByRole('combobox', { name: 'Group by' }).selectOption('form');
    await expect(page.getByRole('region', { name: 'lamp → lantern', exact: true })).toBeVisible();
    const status = page.locator('.places-bar [role="status"]');
    const all = await status.textContent();
    await page.getByLabel('Fields').selectOption('Title');
    await expect(status).not.toHaveText(all ?? '');
    await page.getByLabel('Fields').selectOption('All fields');
    await expect(status).toHaveText(all ?? '');
    const within = page.getByLabel('Within');
    await within.selectOption({ index: 1 });
    await expect(status).not.toHaveText(all ?? '');
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
      if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/within-${width}.png` });
    }
    await within.selectOption('The whole world');
    await expect(status).toHaveText(all ?? '');
    await page.getByRole('textbox', { name: 'Replace with' }).fill('[b]lantern[/b]');
    await expect(page.getByText(/These can’t stand here/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Change \d+…/ })).toBeDisabled();
  },
);

sampleTest(
  'the names of a world are saved for spelling checkers, and copied',
  async ({ panel: { page } }) => {
    await page.keyboard.press('Alt+KeyW');
    await page.getByRole('menuitem', { name: 'World overview' }).click();
    const section = page.getByRole('region', { name: 'Spelling dictionary' });
    const save = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        section.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const plain = await save('Save as text');
    expect(plain.name).toBe('Saltmere.txt');
    expect(plain.bytes.toString().split('\n')).toContain('Saltmere');
    expect((await save('For LibreOffice')).bytes.toString()).toMatch(/^OOoUserDict1\n/);
    expect((await save('For Word')).bytes.toString('utf16le')).toContain('\r\nSaltmere\r\n');
    await section.scrollIntoViewIfNeeded();
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
      if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/dictionary-${width}.png` });
    }
    await expectAccessible(page, 'dictionary');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await section.getByRole('button', { name: 'Copy list' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Saltmere');
  },
);

test('in a connected world, a text that changed upstream stays, and Undo restores the rest to the byte', async ({
  chromium,
  platform,
}) => {
  test.slow();
  const NAME = 'Quillon Vask';
  const [target, ...others] = platform.articles(platform.worldId);
  const articles = others.slice(0, 3);
  if (!target) throw new Error('The world has no articles.');
  const path = (id: string) => `article?id=${id}`;
  const textOf = async (id: string) => {
    const { title, content } = await platformAnswer(platform, 'GET', `${path(id)}&granularity=3`);
    return `${title}\n${content}`;
  };
  const all = [target, ...articles];
  const texts = () => Promise.all(all.map(({ id }) => textOf(id)));
  await platformAnswer(platform, 'PATCH', path(target.id), { title: NAME, content: `${NAME} sleeps.  \r\n` });
  for (const { id } of articles)
    await platformAnswer(platform, 'PATCH', path(id), {
      content: `Old [b]${NAME}[/b]’s hat.\r\n\r\n@[${NAME}](person:${target.id}) [img:${NAME}]\u00a0 [code]${NAME}[/code]`,
    });
  const before = await texts();
  const { page } = await connectAndCopy(chromium, platform, { ...WITH_TEXTS, pace: 5 });
  await openRename(page, NAME);
  await page.getByRole('textbox', { name: 'New name' }).fill('Mira Holt');
  await expect(page.getByText('8 of 8 selected')).toBeVisible();
  // Somebody else writes before the change is made.
  const theirs = 'Rewritten by somebody else.';
  const rewritten = articles[1]?.id ?? '';
  await platformAnswer(platform, 'PATCH', path(rewritten), { content: theirs });
  await page.getByRole('button', { name: 'Change 8…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change 8…' }).click();
  const report = page.getByRole('region', { name: 'Several changes' }).first();
  await expect(report).toContainText('3 of 4 changed');
  await expect(report).toContainText('1 left alone because someone changed it meanwhile');
  const after = await texts();
  expect(after[0]).toBe('Mira Holt\nMira Holt sleeps.  \r\n');
  expect(after[1]).toContain(
    `Old [b]Mira Holt[/b]’s hat.\r\n\r\n@[Mira Holt](person:${target.id}) [img:${NAME}]\u00a0 [code]${NAME}[/code]`,
  );
  expect(after[2]).toContain(theirs);
  await page.getByRole('button', { name: /^Undo \d+/ }).click();
  await expect.poll(texts).toEqual(before.with(2, after[2] ?? ''));
});

test('a category is renamed in secrets and drafts, too, and one Undo restores all of them to the byte', async ({
  chromium,
  platform,
}) => {
  test.slow();
  const NAME = 'Quillon Vask';
  const [article] = platform.articles(platform.worldId);
  const firstOf = async (list: string): Promise<string> => {
    const path = `world/${list}?id=${platform.worldId}`;
    return String(
      Object(await platformAnswer(platform, 'POST', path, { limit: 1, offset: 0 })).entities[0].id,
    );
  };
  const [categoryId, secretId] = [await firstOf('categories'), await firstOf('secrets')];
  await platformAnswer(platform, 'PATCH', `category?id=${categoryId}`, { title: NAME });
  await platformAnswer(platform, 'PATCH', `article?id=${article?.id}`, { content: `In ${NAME}.  \r\n` });
  await platformAnswer(platform, 'PATCH', `secret?id=${secretId}`, {
    content: `Nobody knows [b]${NAME}[/b].\r\n \r\n`,
  });
  const library = { bodies: 'all', keepSecrets: true };
  const shown = await connectAndCopy(chromium, platform, { library, pace: 5 });
  await ask(shown.page, 'vault.setPassphrase', { next: 'opal and iron', current: null });
  await ask(shown.page, 'library.refresh', { worldId: platform.worldId });
  const sealed = async () => (await readStoredState(shown.page)).records['loreside-library/sealed'] ?? 0;
  await expect.poll(sealed).toBeGreaterThan(0);
  await copyIsDone(shown.page);
  const writing = await CaptureScreen.begin(chromium);
  await writing.title.fill(`Notes on ${NAME}`);
  await writing.showMarkup();
  await writing.content.fill(`${NAME} again.  \n`);
  await expect(writing.page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await writing.page.close();

  const texts = async () => {
    const read = async (path: string) => {
      const { title, content } = await platformAnswer(platform, 'GET', path);
      return `${title}\n${content}`;
    };
    const drafts = await shown.page.evaluate<string[]>(`new Promise((resolve) => {
      const opening = indexedDB.open('loreside-outbox');
      opening.onsuccess = () => {
        const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result.map(({ text }) => JSON.stringify([text.title, text.content, text.fields])));
        };
      };
    })`);
    return [
      await read(`category?id=${categoryId}&granularity=2`),
      await read(`article?id=${article?.id}&granularity=3`),
      await read(`secret?id=${secretId}&granularity=2`),
      ...drafts,
    ];
  };
  const before = await texts();
  const { page } = shown;
  await openRename(page, NAME);
  await page.getByRole('textbox', { name: 'New name' }).fill('Mira Holt');
  await expect(page.getByText('4 of 4 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Search secrets too' }).click();
  await expect(page.getByText('5 of 5 selected')).toBeVisible();
  await look(page, 'rename-secrets');
  await page.getByRole('button', { name: 'Change 5…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change 5…' }).click();
  const report = page.getByRole('region', { name: 'Several changes' }).first();
  await expect(report).toContainText('4 of 4 changed');
  const after = await texts();
  expect(after.join('\n')).not.toContain(NAME);
  expect(await everythingIn(page)).not.toContain('Nobody knows');
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/renamed.png`, fullPage: true });
  await page.getByRole('button', { name: /^Undo \d+/ }).click();
  await expect.poll(texts).toEqual(before);
  expect(await everythingIn(page)).not.toContain('Nobody knows');
});
