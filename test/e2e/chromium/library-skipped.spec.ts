import { startPlatform } from '../../service/index.ts';
import { expectAccessible } from './axe.ts';
import { readStoredState } from './background-state.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { articlesIn, copyIsDone } from './library-copy.ts';
import { removeRateLimit } from './timing.ts';

test('neither an article nested 5,000 levels deep nor one that never answers stops the copy or a backup', async ({
  chromium,
}) => {
  const platform = await startPlatform({ articles: 30 });
  const [deep, silent] = platform.articles(platform.worldId);
  const match = (id = '') => ({ method: 'GET', path: `boromir/article\\?.*id=${id}(&|$)` });
  platform.faults.add({ kind: 'deep', match: match(deep?.id) });
  platform.faults.add({ kind: 'hang', match: match(silent?.id) });
  await removeRateLimit(chromium);
  await connect(chromium, platform);
  const page = await chromium.open('options');
  const notice = page.locator('.world-copies .notice');
  await expect(notice).toContainText('Couldn’t read 2 articles. Loreside will try again');
  await copyIsDone(page);
  expect(await articlesIn(page)).toBe(30);
  const articles = platform.articles(platform.worldId).length;
  expect((await readStoredState(page)).records['loreside-library/bodies']).toBeGreaterThanOrEqual(
    articles - 2,
  );
  await notice.locator('summary').click();
  await expect(notice).toContainText(`${deep?.title}: World Anvil’s answer couldn’t be understood.`);
  await expect(notice).toContainText(`${silent?.title}: World Anvil didn’t answer in time.`);
  await expectAccessible(page, 'skipped', '.world-copies');

  platform.faults.clear();
  platform.faults.add({ kind: 'deep', match: match(deep?.id) });
  await notice.getByRole('button', { name: 'Try again now' }).click();
  await expect(notice).toContainText('Couldn’t read 1 article');
  const section = page.locator('.options-section', {
    has: page.getByRole('heading', { name: 'Backup and sync', exact: true }),
  });
  await section.getByRole('button', { name: /^Start backup of / }).click();
  await expect(section.getByRole('button', { name: 'Save ZIP' })).toBeVisible();
  await expect(section.locator('.notice')).toContainText(deep?.title ?? '');
  platform.faults.clear();
  await notice.getByRole('button', { name: 'Try again now' }).click();
  await expect(notice).toBeHidden();
  await platform.close();
});
