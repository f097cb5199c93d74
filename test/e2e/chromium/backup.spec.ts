import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Platform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { ask } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect } from './fixtures.ts';
import { worldTest as test } from './shared-world.ts';

const ARTICLE = /\/article$/;

/** The number of articles read in full, or of other requests by method and path. */
const reads = (platform: Platform, path = ARTICLE, method = 'GET'): number =>
  platform.requests().filter((request) => request.method === method && path.test(request.path)).length;

async function upstream(platform: Platform, method: string, what: string, body?: object): Promise<void> {
  const answer = await fetch(`${platform.url}/api/external/boromir/${what}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-application-key': platform.applicationKey,
      'x-auth-token': platform.authToken,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
}

/** Kills the worker in the middle of the articles. The next message starts another one. */
function killHalfway(chromium: Chromium, page: Page, platform: Platform): () => Promise<void> {
  let died: Promise<unknown> | null = null;
  const stop = platform.on('request', () => {
    if (reads(platform) === 25) died ??= chromium.killWorker('stop').then(() => ask(page, 'capture.pending'));
  });
  return async () => {
    stop();
    expect(died).not.toBeNull();
    await died;
  };
}

async function saved(page: Page, section: Locator): Promise<string> {
  const button = section.getByRole('button', { name: 'Save ZIP' });
  await expect(button).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^loreside-backup-.+\.zip$/);
  await expect(section.getByText(/is in your downloads/)).toBeVisible();
  return download.path();
}

test("a backup survives the worker's death, the next one reads only changes, and a check lists the differences", async ({
  chromium,
  platform,
}) => {
  const page = await chromium.open('options');
  const section = page.locator('.options-section', {
    has: page.getByRole('heading', { name: 'Backup and sync', exact: true }),
  });
  const begin = section.getByRole('button', { name: /^Start backup of / });

  platform.clearRequests();
  const died = killHalfway(chromium, page, platform);
  await begin.click();
  const file = await saved(page, section);
  await died();
  const articles = platform.articles(platform.worldId);
  expect(reads(platform)).toBeLessThanOrEqual(articles.length + 1);
  expect(reads(platform, /\/secret$/)).toBe(0);
  const files = unzipSync(await readFile(file));
  const manifest: unknown = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
  expect(manifest).toMatchObject({ withSecrets: false, left: [], counts: { article: articles.length } });
  const written = Object.keys(files).filter(
    (path) => /^articles\/.*\.md$/.test(path) && !path.endsWith('/_category.md'),
  );
  expect(written).toHaveLength(articles.length);

  const [edited, deleted] = articles;
  await upstream(platform, 'PATCH', `article?id=${edited?.id}`, { content: 'The bell rings by itself.' });
  await upstream(platform, 'DELETE', `article?id=${deleted?.id}`);
  const world = { id: platform.worldId };
  await upstream(platform, 'PUT', 'article', { title: 'The drowned bell', templateType: 'article', world });
  platform.clearRequests();
  await begin.press('Enter');
  const second = await saved(page, section);
  expect(Object.keys(unzipSync(await readFile(second)))).toContainEqual(
    expect.stringMatching(/The drowned bell\.md$/),
  );
  // At most the edited article, the new one, and a check that the deleted one is gone.
  expect(reads(platform)).toBeLessThanOrEqual(3);
  // World Anvil only answers this list with errors, so trying it again would only take time.
  expect(reads(platform, /\/world\/notebooks$/, 'POST')).toBe(1);

  await section.getByLabel('Choose a backup to check').setInputFiles(file);
  await expect(section.getByText(/All files are intact/)).toBeVisible();
  await section.getByRole('button', { name: 'Compare with World Anvil' }).click();
  const found = section.locator('.backup-compared');
  await expect(found.getByText(/1 new, 1 changed, 1 deleted/)).toBeVisible();
  await expect(found.getByText('The drowned bell')).toBeVisible();
  await found.locator('.backup-group', { hasText: 'Changed' }).locator('summary').click();
  await expect(found.getByText('The bell rings by itself.')).toBeVisible();
  await found.locator('.backup-group', { hasText: 'Deleted' }).locator('summary').click();
  await expect(found.getByText(`id: "${deleted?.id}"`)).toBeVisible();
  await expectAccessible(page, 'saved and compared', '.backup-card');
});
