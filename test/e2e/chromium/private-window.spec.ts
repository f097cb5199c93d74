import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesWith } from '../profile-files.ts';
import { inWorker } from './background-state.ts';
import { Chromium } from './browser.ts';
import { CaptureScreen } from './capture-screen.ts';
import { articleCalled, field, visual } from './editor-stage.ts';
import { expect, test } from './fixtures.ts';
import { connectAndCopy } from './search-screen.ts';
import { OnPage } from './world-page-stage.ts';

const TEXT = 'What-only-the-private-window-says';

test('nothing can be captured in a private window, and nothing of it is saved', async ({
  ownChromium: chromium,
  savedPage,
}) => {
  // As far as a person can allow the extension.
  await chromium.tab.evaluate(
    `chrome.developerPrivate.updateExtensionConfiguration({ extensionId: ${JSON.stringify(chromium.id)}, incognitoAccess: true }).catch(() => {})`,
  );
  const { browserContextId } = await chromium.cdp.send('Target.createBrowserContext');
  const url = `${savedPage.url}?q=${TEXT}`;
  const { targetId } = await chromium.cdp.send('Target.createTarget', { url, browserContextId });
  const isAllowed = `chrome.extension.isAllowedIncognitoAccess()`;
  expect(await inWorker(chromium, isAllowed)).toBe(false);
  await expect
    .poll(async () => (await chromium.cdp.send('Target.getTargets')).targetInfos.map((one) => one.url))
    .toContain(url);
  const seen = await inWorker(
    chromium,
    `chrome.tabs.query({}).then((tabs) => tabs.map(({ url }) => url ?? ''))`,
  );
  expect(seen).not.toContain(url);
  const triggered = chromium.cdp.send('Extensions.triggerAction', { id: chromium.id, targetId });
  await expect(triggered).rejects.toThrow();
  // The same search finds text of a normal window, so it proves something.
  const screen = await CaptureScreen.begin(chromium);
  await screen.title.fill('The-words-of-a-normal-window');
  await expect.poll(() => filesWith(chromium.profile, 'The-words-of-a-normal-window')).not.toEqual([]);
  await chromium.cdp.send('Target.disposeBrowserContext', { browserContextId });
  await chromium.restart();
  expect(filesWith(chromium.profile, 'The-words-of-a-normal-window')).not.toEqual([]);
  expect(filesWith(chromium.profile, TEXT)).toEqual([]);

  const options = await chromium.open('options');
  const setting = options
    .locator('.setting')
    .filter({ has: options.getByText('Private windows', { exact: true }) });
  await expect(setting).toContainText('Loreside doesn’t capture there');
});

/** Everything of ours that is stored, in databases and both storage areas. */
const READ_STORES = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const found = [await chrome.storage.local.get(null), await chrome.storage.session.get(null)];
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const table of database.objectStoreNames)
      found.push(await done(database.transaction(table).objectStore(table).getAll()));
    database.close();
  }
  return JSON.stringify(found);
})()`;

/** Databases store what is repeated only once, so no pair of letters is. */
const TYPED = { normal: 'wqvxkz', hidden: 'ZKQVJXW', later: 'QZXJKVW' };

test('a package that may run in private windows keeps nothing of what is typed in an editor there', async ({
  extensionCopy,
  platform,
}) => {
  // Ours may not run there at all. This one may, so that what it keeps is decided by its own code.
  const manifest = path.join(extensionCopy.folder, 'manifest.json');
  const ours = await readFile(manifest, 'utf8');
  await writeFile(manifest, ours.replace('"incognito":"not_allowed"', '"incognito":"spanning"'));
  const chromium = await Chromium.launch({ extension: extensionCopy.folder });
  try {
    await connectAndCopy(chromium, platform, { journal: 'on' });
    await chromium.tab.evaluate(
      `chrome.developerPrivate.updateExtensionConfiguration({ extensionId: ${JSON.stringify(chromium.id)}, incognitoAccess: true })`,
    );
    const options = await chromium.open('options');
    await expect.poll(() => options.evaluate('chrome.extension.isAllowedIncognitoAccess()')).toBe(true);
    const { id } = articleCalled(platform, 'The Needle');
    const plainEditor = `${platform.url}/world/article/${id}/edit`;
    const visualEditor = `${platform.url}/p/athena/article/${id}`;
    const openPrivate = async (url: string) => {
      const opened = chromium.context.waitForEvent('page', (page) => page.url() === url);
      await options.evaluate(`chrome.windows.create({ incognito: true, url: ${JSON.stringify(url)} })`);
      return opened;
    };
    const isStored = async (text: string) => (await options.evaluate<string>(READ_STORES)).includes(text);
    // World Anvil doesn't get it either, so no sync can bring it.
    platform.faults.add({ kind: 'status', status: 500, match: { method: 'PATCH', path: '/p/athena' } });

    const plain = await openPrivate(plainEditor);
    const rich = await openPrivate(visualEditor);
    for (const page of [plain, rich]) await (await OnPage.of(page)).seen('bar');
    const normal = await chromium.visit(plainEditor);
    await field(normal, 'content').fill(TYPED.normal);
    await expect.poll(() => isStored(TYPED.normal)).toBe(true);
    await plain.bringToFront();
    await field(plain, 'content').click();
    await plain.keyboard.type(TYPED.hidden);
    await rich.bringToFront();
    await visual(rich, 'content').click();
    await rich.keyboard.type(TYPED.hidden);
    await normal.bringToFront();
    await field(normal, 'content').fill(TYPED.later);
    await expect.poll(() => isStored(TYPED.later)).toBe(true);
    for (const page of [plain, rich]) await page.close();
    expect(await isStored(TYPED.hidden)).toBe(false);
    await chromium.quit();
    expect(filesWith(chromium.profile, TYPED.later)).not.toEqual([]);
    expect(filesWith(chromium.profile, TYPED.hidden)).toEqual([]);
  } finally {
    await chromium.close();
  }
});
