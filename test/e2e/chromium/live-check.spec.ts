import { expectAccessible } from './axe.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

worldTest(
  '“Check connection” says how World Anvil behaves, and copies a report without private data',
  async ({ chromium, platform }) => {
    platform.quirks.pageSize = 20;
    const page = await chromium.open('options');
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: async (text: string) => {
          document.body.dataset.copied = text;
        },
      });
    });
    platform.clearRequests();
    await page.getByRole('button', { name: 'Check connection' }).click();
    await expect(page.getByRole('progressbar', { name: /Checking how World Anvil behaves/ })).toBeVisible();
    await expectAccessible(page, 'checking');
    await expect(page.getByRole('heading', { name: 'How World Anvil behaves' })).toBeVisible();
    await expect(page.getByText('Lists come in pages of 20 articles, unlike documented.')).toBeVisible();
    await expect(page.getByText('Scrapbooks come back')).toBeVisible();
    expect(platform.requests().filter(({ method }) => method === 'PUT' || method === 'PATCH')).toEqual([]);
    expect(platform.requests().length).toBeLessThanOrEqual(40);
    await expectAccessible(page, 'checked');
    expect(await tooWide(page)).toBe(0);

    await page.getByRole('button', { name: 'Copy report' }).click();
    await expect(page.getByText('Report copied.')).toBeVisible();
    const copied = (await page.locator('body').getAttribute('data-copied')) ?? '';
    expect(copied).toContain('| pageSize | 20 |');
    for (const secret of [
      platform.applicationKey,
      platform.authToken,
      platform.worldId,
      'Saltmere',
      '127.0.0.1',
    ])
      expect(copied).not.toContain(secret);

    const worker = await chromium.worker();
    const stored: unknown = await worker.evaluate(
      `chrome.storage.local.get('capabilities').then(JSON.stringify)`,
    );
    expect(JSON.parse(String(stored))).toMatchObject({ capabilities: { known: { articlePage: 20 } } });
  },
);

worldTest('a check can be stopped', async ({ chromium }) => {
  const page = await chromium.open('options');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('The check was stopped.').first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /Checking/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Check connection' })).toBeEnabled();
});

test('a report file is used, and another file changes nothing', async ({ chromium, platform }) => {
  await (await connect(chromium, platform, 'earlier')).close();
  const page = await chromium.open('options');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const file = page.locator('input[type="file"][aria-label="Use a report file…"]');
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('This file isn’t a report of a connection check.')).toBeVisible();
  const report = {
    ...{ loresideLiveCheck: 1, api: 'aragorn', date: new Date().toISOString().slice(0, 10) },
    answers: [{ question: 'create', fact: 'createReturnsId', answer: { kind: 'yes' }, evidence: {} }],
  };
  const buffer = Buffer.from(JSON.stringify(report));
  await file.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Loreside uses the answers of this report from now on.')).toBeVisible();
  const worker = await chromium.worker();
  const stored: unknown = await worker.evaluate(
    `chrome.storage.local.get('capabilities').then(JSON.stringify)`,
  );
  expect(JSON.parse(String(stored))).toMatchObject({ capabilities: { known: { createReturnsId: true } } });
});
