import type { Platform } from '../../service/index.ts';
import { CaptureScreen } from './capture-screen.ts';
import { expect } from './fixtures.ts';
import { worldTest } from './shared-world.ts';

const secretsOf = ({ applicationKey, authToken }: Platform): string[] => [applicationKey, authToken];

/** Runs in a page with everything that a content script may do: what each storage area returns. */
const TRY_EVERYTHING = `(async () => {
  const found = {};
  for (const area of ['local', 'sync', 'session', 'managed'])
    found[area] = await Promise.resolve().then(() => chrome.storage[area].get(null)).then(JSON.stringify, String);
  const databases = await indexedDB.databases();
  found.databases = JSON.stringify(databases.map(({ name }) => name));
  for (const name of ['loreside-vault', 'loreside-outbox'])
    found[name] = await new Promise((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(JSON.stringify([...request.result.objectStoreNames]));
      request.onerror = () => resolve(String(request.error));
    });
  found.cookies = document.cookie;
  found.web = JSON.stringify({ ...localStorage, ...sessionStorage });
  for (const name of ['connection.check', 'vault.unlock', 'capture.pending'])
    found[name] = await chrome.runtime.sendMessage({ channel: name, name, request: {} }).then(JSON.stringify, String);
  return JSON.stringify(found);
})()`;

worldTest('no screen violates its content security policy', async ({ chromium }) => {
  const watch = await chromium.context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
    });
  });
  for (const name of ['welcome', 'options', 'popup', 'sidepanel'] as const) {
    const page = await chromium.open(name);
    if (name === 'popup') {
      const screen = new CaptureScreen(page);
      await screen.beginAnother();
      await screen.title.fill('Policy');
      await screen.showMarkup();
      await screen.content.fill('[b]bold[/b] [url:https://example.org]link[/url]');
      await screen.showFormatted();
      await expect(screen.formatted.locator('strong')).toHaveText('bold');
    }
    await expect(page.locator('html')).not.toHaveAttribute('data-violation');
  }
  await watch.dispose();
});

worldTest(
  'a content script reaches no credential, in no storage area and by no message',
  async ({ chromium, platform, savedPage }) => {
    const page = await chromium.visit(savedPage.url);
    await chromium.triggerAction(page);
    const popup = await chromium.realPage('popup');
    const found: unknown = await popup
      .evaluate(`(async () => {
    const [tab] = await chrome.tabs.query({ url: ${JSON.stringify(savedPage.url)} });
    // The page's isolated world is no eval's friend, so the try is handed over as a function.
    const attempt = async () => { const found = await ${TRY_EVERYTHING}; return found; };
    const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: attempt });
    return result;
  })()`)
      .catch((error: unknown) => String(error));
    expect(String(found)).toContain('"local"');
    for (const secret of secretsOf(platform)) expect(String(found)).not.toContain(secret);
    expect(String(found)).toContain('"loreside-vault":"[]"');
  },
);

worldTest(
  'no extension page shows a credential, and none is in the synchronised storage',
  async ({ chromium, platform }) => {
    for (const screen of ['welcome', 'options', 'popup', 'sidepanel'] as const) {
      const page = await chromium.open(screen);
      await expect(page.locator('body')).not.toHaveText('');
      const html = await page.content();
      const values = await page
        .locator('input')
        .evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : '')));
      for (const secret of secretsOf(platform)) expect(html + values.join()).not.toContain(secret);
    }
    const worker = await chromium.worker();
    const stored: unknown = await worker.evaluate(
      `Promise.all(['local', 'sync', 'session'].map((area) => chrome.storage[area].get(null))).then(JSON.stringify)`,
    );
    for (const secret of secretsOf(platform)) expect(String(stored)).not.toContain(secret);
  },
);

worldTest('a redirect is not followed with the credentials', async ({ chromium, platform }) => {
  platform.clearRequests();
  platform.faults.add({ kind: 'redirect', status: 307, to: 'other', match: { path: '/api/' } });
  const page = await chromium.open('options');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByText(/Failed:/).first()).toBeAttached();
  const elsewhere = platform.requests().filter(({ path }) => path === '/login');
  for (const { credentials } of elsewhere) expect(credentials).toBe('none');
});
