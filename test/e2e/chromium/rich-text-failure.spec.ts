import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';
import { caretAfter, formatted } from './formatted.ts';

const SOURCE = 'The  [B]old[/b] bell.\n\n\n[ul] [li]one[/li] [/ul]';

const errorsOf = (screen: CaptureScreen): Promise<string> =>
  screen.page.evaluate('chrome.storage.session.get().then((all) => JSON.stringify(all))');

test('without the editor’s file, the text is edited as markup and saved', async ({ extensionCopy }) => {
  const chunks = path.join(extensionCopy.folder, 'chunks');
  const names = (await readdir(chunks)).filter((name) => /^rich-text-.*\.js$/.test(name));
  expect(names).toHaveLength(1);
  await rm(path.join(chunks, names[0] ?? ''));
  const chromium = await extensionCopy.install();
  const screen = await CaptureScreen.begin(chromium);
  await expect(
    screen.page.getByText('The editor couldn’t start, so the text is shown as markup.'),
  ).toBeVisible();
  await expect(screen.content).toBeEditable();
  await screen.title.fill('Kept');
  await screen.content.fill(SOURCE);
  await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  expect(await errorsOf(screen)).toContain('editor.load');
  await screen.page.close();
  const again = await CaptureScreen.open(chromium);
  await again.show('Kept');
  await expect(again.content).toHaveValue(SOURCE);
});

test('an editor that fails at a key leaves the text that was saved', async ({ chromium }) => {
  const screen = await formatted(chromium, SOURCE);
  await caretAfter(screen.page, 'bell');
  await screen.page.keyboard.type(' Low');
  const saved = SOURCE.replace('The  [B]old[/b] bell.', 'The  [b]old[/b] bell. Low');
  await screen.page.evaluate(() => {
    const { set } = WeakMap.prototype;
    WeakMap.prototype.set = function (key, value) {
      // The editor's nodes. What it has written of them is stored like this.
      if (typeof key === 'object' && 'nodeSize' in key) throw new Error('Nothing can be written');
      return set.call(this, key, value);
    };
    addEventListener('error', () => {
      WeakMap.prototype.set = set;
    });
  });
  await screen.page.keyboard.type('!');
  await expect(
    screen.page.getByText(/^The editor stopped, so your text is shown as markup\./).first(),
  ).toBeVisible();
  await expect(screen.content).toBeFocused();
  await expect(screen.content).toHaveValue(saved);
  expect(await errorsOf(screen)).toContain('editor.stopped');
  await screen.content.fill(SOURCE);
  await screen.page.getByRole('button', { name: 'Markup', exact: true }).click();
  await expect(screen.formatted).toContainText('The  old bell.');
});

test('an editor that fails in its own handling of events stops', async ({ chromium }) => {
  const screen = await formatted(chromium, SOURCE);
  await screen.formatted.evaluate((element) => {
    const clipboardData = new DataTransfer();
    Object.defineProperty(clipboardData, 'getData', {
      value: () => {
        throw new Error('This clipboard is broken');
      },
    });
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    element.dispatchEvent(event);
  });
  await expect(screen.page.getByText(/^The editor stopped/).first()).toBeVisible();
  await expect(screen.content).toHaveValue(SOURCE);
});
