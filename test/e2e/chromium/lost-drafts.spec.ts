import { readFile } from 'node:fs/promises';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { onDrafts } from './stored-drafts.ts';
import { shortenDelays } from './timing.ts';

test('drafts that the browser lost are restored with their text, and the person is told once', async ({
  chromium,
}) => {
  const screen = await CaptureScreen.begin(chromium);
  for (const title of ['The first', 'The second', 'The third']) {
    if (title !== 'The first') await screen.beginAnother();
    await screen.title.fill(title);
    await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  }
  // First a single draft, then all of them.
  await screen.page.evaluate(
    onDrafts(`(drafts) => {
      drafts.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (cursor?.value.text.title === 'The second') cursor.delete();
        else cursor?.continue();
      };
    }`),
  );
  await screen.page.close();
  const again = await CaptureScreen.open(chromium);
  await again.show('The second');
  await expect(again.page.getByText('Restored 1 draft that the browser had lost.')).toBeVisible();
  await again.page.getByRole('button', { name: 'Got it' }).click();
  await again.page.evaluate(onDrafts('(drafts) => drafts.clear()'));
  await again.page.close();
  const last = await CaptureScreen.open(chromium);
  for (const title of ['The first', 'The second', 'The third']) await last.show(title);
  await expect(last.page.getByText('Restored 3 drafts that the browser had lost')).toBeVisible();
  const panel = await chromium.open('sidepanel');
  await expect(panel.getByText('Restored 3 drafts that the browser had lost')).toBeVisible();
});

test('a damaged record whose copy is sound says that nothing is missing, and that alone', async ({
  chromium,
}) => {
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The tide tables');
  await expect(screen.page.locator('.savebar-status')).toHaveText('Saved');
  await screen.page.evaluate(
    onDrafts(`(drafts) => {
      drafts.openCursor().onsuccess = ({ target: { result: cursor } }) => {
        if (cursor) cursor.update({ ...cursor.value, version: cursor.value.version ^ 16 });
      };
    }`),
  );
  await screen.page.close();
  const again = await CaptureScreen.open(chromium);
  await again.show('The tide tables');
  const told = again.page.getByText(/^The stored data of 1 draft was damaged\. .* nothing is missing\./);
  await expect(told).toBeVisible();
  await expect(again.page.getByText(/Restored|can’t be read/)).toHaveCount(0);
  const downloads = again.page.waitForEvent('download');
  await again.page.getByRole('button', { name: 'Save as file' }).click();
  const file = JSON.parse(await readFile(await (await downloads).path(), 'utf8'));
  expect(file.records).toMatchObject([{ text: { title: 'The tide tables' } }]);
  await again.page.getByRole('button', { name: 'Delete here' }).click();
  await expect(told).toHaveCount(0);
  await again.page.close();
  const last = await CaptureScreen.open(chromium);
  await last.show('The tide tables');
  await expect(last.page.getByText(/damaged|Restored/)).toHaveCount(0);
});

worldTest(
  'an unreadable record breaks nothing and can be saved as a file',
  async ({ chromium, platform }) => {
    await shortenDelays(chromium, 0);
    const screen = await CaptureScreen.begin(chromium);
    await screen.title.fill('The sound one');
    await screen.page.evaluate(
      onDrafts(`(drafts) => {
      drafts.put({ id: 'cut', rev: 4, text: { title: 'Half a dra' } });
      drafts.put({ id: 'later', version: 99, delivery: { state: 'scheduled' } });
    }`),
    );
    await screen.page.close();
    const again = await CaptureScreen.open(chromium);
    await expect(again.page.getByText(/^1 draft can’t be read\./)).toBeVisible();
    await expect(again.page.getByText(/^1 draft is from a newer version of Loreside\./)).toBeVisible();
    await again.show('The sound one');
    const downloads = again.page.waitForEvent('download');
    await again.page.getByRole('button', { name: 'Save as file' }).click();
    const file = await readFile(await (await downloads).path(), 'utf8');
    expect(JSON.parse(file).records).toEqual([{ id: 'cut', rev: 4, text: { title: 'Half a dra' } }]);
    const panel = await chromium.open('sidepanel');
    await expect(panel.getByText(/^1 draft can’t be read\./)).toBeVisible();
    await expect(panel.getByText('The sound one').first()).toBeVisible();
    await again.page.bringToFront();
    await again.save();
    await expect
      .poll(() => platform.articles().filter(({ title }) => title === 'The sound one').length)
      .toBe(1);
  },
);
