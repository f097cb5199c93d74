import { filesWith } from '../profile-files.ts';
import { inWorker } from './background-state.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect, test } from './fixtures.ts';

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
