import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { choose, openImport, savedPage } from './import-stage.ts';
import { entriesIn } from './library-copy.ts';
import { SearchScreen } from './search-screen.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const TITLE = 'The Needle';
const OLD =
  'A rock in the sound.\r\n\r\n[table][tr][td]Depth[/td][td]nine fathoms[/td][/tr][/table]\r\n\r\nNobody lands on it.';
const NEW = 'A tall rock in the sound.\r\n\r\nDepth\r\nnine fathoms\r\n\r\nNobody lands on it.';

worldTest(
  'what World Anvil overwrote is found in the versions, and comes back',
  async ({ panel, platform }) => {
    const { page } = panel;
    const id = (await entriesIn(page)).find((one) => one.kind === 'article' && one.title === TITLE)?.id;
    const path = `article?id=${id}`;
    const content = async () => (await platformAnswer(platform, 'GET', `${path}&granularity=1`)).content;
    const toast = page.getByRole('region', { name: 'Messages' });
    const choice = async (name: string) => {
      await page.keyboard.press('e');
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    // World Anvil's times are whole seconds: two saves within one are the same to every reader.
    const save = async (text: string) => {
      await page.waitForTimeout(1_000);
      await platformAnswer(platform, 'PATCH', path, { content: text });
    };
    const sync = async (text: string) => {
      await save(text);
      await choice('Sync now');
      await expect(page.locator('.article-body').first()).toContainText(text.slice(0, 12));
    };
    await panel.type(TITLE);
    await panel.row(TITLE).click();
    await expect(page.locator('.article-body').first()).toBeVisible();
    await sync(OLD);
    await sync(NEW);

    const alarm = page.locator('.notice').filter({ hasText: 'lost 1 table' });
    await expect(alarm).toContainText('The text of');
    await alarm.getByRole('button', { name: 'Compare and restore' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();
    const versions = page.locator('.version-choice');
    await expect(versions).toHaveCount(2);
    await versions.first().click();
    const text = page.getByRole('list', { name: 'Differences in Text' });
    await expect(text).toContainText('A tall rock in the sound.');
    await expect(text.getByRole('insertion')).toHaveText('tall ');
    await expect(page.getByText('This lost 1 table. The words are still there.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Find words in the versions' }).fill('a rock in the');
    await expect(
      page.getByRole('status').filter({ hasText: 'They were last there in the version of' }),
    ).toBeVisible();
    for (const width of [320, 400, 1000]) {
      await page.setViewportSize({ width, height: 760 });
      await expect.poll(() => tooWide(page)).toBe(0);
      await expectAccessible(page, `versions, ${width}`);
    }

    await page.getByRole('button', { name: 'Restore “Text”' }).click();
    await expect(toast).toContainText('Restored.');
    expect(await content()).toBe(OLD);
    await expect(alarm).toBeHidden();
    await expect(versions).toHaveCount(3);
    await page.keyboard.press('Control+z');
    await expect(toast).toContainText('Undone.');
    expect(await content()).toBe(NEW);

    await page.getByRole('button', { name: 'What changed in this world' }).click();
    await page
      .getByRole('list', { name: 'What changed in this world' })
      .getByRole('button', { name: TITLE })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();

    await page.keyboard.press('Alt+Home');
    await expect(page.getByRole('button', { name: 'since you last looked' })).toBeHidden();
    await save(OLD);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await page.getByRole('button', { name: '1 entry changed since you last looked' }).click();
    const changes = page.getByRole('list', { name: 'What changed in this world' });
    await expect(changes.getByRole('button')).toHaveCount(1);
    await expect(changes).toContainText(TITLE);

    await platformAnswer(platform, 'DELETE', path);
    await changes.getByRole('button').click();
    await page.getByRole('button', { name: TITLE, exact: true }).click();
    await choice('Sync now');
    await expect(page.getByText('It was deleted on World Anvil').first()).toBeVisible();
    await page.locator('.notice').getByRole('button', { name: 'Versions' }).click();
    await expect(page.getByText('World Anvil no longer has this entry.')).toBeVisible();
    await versions.first().click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Create it again' }).click();
    const draft = await opened;
    await expect(draft.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
    await expect(draft.locator('[data-field=content]')).toContainText('A rock in the sound.');
  },
);

test('without a key, each export that is read adds versions, and they outlive the copy', async ({
  chromium,
  platform,
}) => {
  const html = await savedPage(platform);
  const page = await openImport(chromium);
  await choose(page, html);
  await expect(page.getByRole('heading', { name: 'Saltmere is on this device' })).toBeVisible();
  const [gone = ''] = /<p>[A-Z][a-z ]{20,}/.exec(html) ?? [];
  expect(gone).not.toBe('');
  await page.getByRole('button', { name: 'Read another export' }).click();
  await choose(page, html.replace(gone, '<p>Rewritten overnight'));
  await expect(page.getByText('1 changed entry').first()).toBeVisible();

  const panel = await SearchScreen.open(chromium, 'sidepanel');
  const worldId = (await entriesIn(panel.page))[0]?.worldId ?? '';
  await panel.page.goto(`${panel.page.url().split('?')[0]}?world=${worldId}&versions`);
  await panel.page.locator('.history-entry').first().click();
  await panel.page.locator('.version-choice').first().click();
  await expect(panel.page.getByText(gone.slice(3, 20)).first()).toBeVisible();
  await expect(panel.page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await expect(panel.page.getByRole('button', { name: 'Copy old text' })).toBeVisible();
});
