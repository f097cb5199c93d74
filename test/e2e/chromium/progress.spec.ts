import type { Page } from '@playwright/test';
import { SAMPLE_WORLD_ID, sampleId } from '../../../lib/sample-world/world.ts';
import { expectAccessible } from './axe.ts';
import { ask } from './background-state.ts';
import { expect } from './fixtures.ts';
import { look } from './look.ts';
import { sampleTest as test } from './shared-world.ts';

const LUNG = { kind: 'article', id: sampleId('article', 'Salt Lung') } as const;

async function write(page: Page, scrapbook: string): Promise<void> {
  const edit = {
    ref: { worldId: SAMPLE_WORLD_ID, ...LUNG },
    ...{ title: 'Salt Lung', cause: 'append', changes: { scrapbook }, seen: null },
  };
  expect(await ask(page, 'history.change', { edit })).toMatchObject({ ok: true });
}

/** Words of the last months, as the ledger has them. */
async function writeBefore(page: Page): Promise<void> {
  await page.evaluate(
    async ({ worldId, kind, id }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('loreside-versions');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = db.transaction(['days', 'sums'], 'readwrite');
      const days = transaction.objectStore('days');
      transaction.objectStore('sums').clear();
      for (let ago = 1; ago < 300; ago += 1) {
        const date = new Date();
        date.setDate(date.getDate() - ago);
        const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
          .map((part) => String(part).padStart(2, '0'))
          .join('-');
        const came = ago % 3 === 0 ? 0 : (ago * 37) % 640;
        const run = { came: 0, went: 0 };
        days.put({ worldId, day, kind, id, came, went: ago % 5, at: 0, words: 900, base: -1, run });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      db.close();
    },
    { worldId: SAMPLE_WORLD_ID, ...LUNG },
  );
}

test('words by day, week and month, a goal, and a year by keyboard', async ({ panel }) => {
  const { page } = panel;
  await page.getByRole('navigation', { name: 'Browse' }).getByRole('button', { name: 'Progress' }).click();
  const screen = page.getByRole('region', { name: 'Progress', exact: true });
  await expect(screen).toContainText('No words counted yet');
  await expect(screen.getByRole('button', { name: 'Save as image' })).toHaveCount(0);
  await page.keyboard.press('Alt+Home');
  await write(page, 'Four words, no more.');
  await page.getByRole('button', { name: '4 words written today' }).click();
  const goal = screen.getByRole('region', { name: 'Goal' });
  await expect(goal).toContainText('4 words today');

  await goal.getByRole('button', { name: 'Set a goal' }).click();
  await goal.getByLabel('Words').fill('4');
  await page.keyboard.press('Enter');
  await expect(goal).toContainText('Goal: 4 words a day');
  await expect(goal).toContainText('Streak: 1 day');
  await expect(goal.getByRole('progressbar')).toHaveAttribute('value', '4');

  await writeBefore(page);
  await page.keyboard.press('Alt+Home');
  await page.keyboard.press('Alt+p');
  const bars = screen.getByRole('list', { name: 'Days' });
  await expect(bars.getByRole('listitem')).toHaveCount(14);
  await expect(bars.getByRole('listitem').last()).toContainText('4 words');
  await screen.getByRole('radio', { name: 'Months' }).check();
  await expect(screen.getByRole('list', { name: 'Months' }).getByRole('listitem')).toHaveCount(12);

  const year = screen.getByRole('table', { name: 'A year of writing' });
  await year.locator('[tabindex="0"]').focus();
  await expect(screen.getByRole('button', { name: /^Salt Lung/ })).toContainText('4 words');
  await page.keyboard.press('ArrowUp');
  await expect(year.locator(':focus')).toHaveAttribute('aria-label', /37 words, 1 removed/);
  await expect(screen.getByRole('button', { name: /^Salt Lung/ })).toContainText('37 words');
  await page.keyboard.press('ArrowLeft');
  await expect(year.locator(':focus')).toHaveAttribute('aria-label', /296 words, 3 removed/);
  await expectAccessible(page, 'the progress');

  const saving = page.waitForEvent('download');
  await screen.getByRole('button', { name: 'Save as image' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^loreside-\d{4}-\d\d-\d\d\.png$/);
  if (process.env.LOOKS) await (await saving).saveAs(`${process.env.LOOKS}/card.png`);
  await look(page, 'progress-year');
  await page.keyboard.press('Alt+s');
  await expect(screen.getByRole('button', { name: 'Save as image' })).toHaveCount(0);
  await page.keyboard.press('Alt+s');

  await screen.getByRole('button', { name: /^Salt Lung/ }).click();
  await expect(page.getByRole('heading', { name: 'Salt Lung', exact: true })).toBeVisible();
});

test('a challenge says what counts, what doesn’t yet, and why', async ({ panel }) => {
  const { page } = panel;
  await page.keyboard.press('Alt+p');
  const screen = page.getByRole('region', { name: 'Progress', exact: true });
  await screen.getByRole('button', { name: 'Start a challenge' }).click();
  const form = page.getByRole('form', { name: 'Challenge' });
  await form.getByRole('button', { name: 'Summer Camp' }).click();
  await expect(form.getByLabel('Minimum words per article')).toHaveValue('300');
  await form.getByRole('button', { name: 'WorldEmber' }).click();
  await expect(form.getByLabel('Target').first()).toHaveValue('10000');
  // Salt Lung is older than today.
  const today = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  await form.getByLabel('From').fill(today);
  await form.getByLabel('To', { exact: true }).fill('2120-01-01');
  await form.getByLabel('Target').first().fill('8');
  await look(page, 'progress-form');
  await form.getByRole('button', { name: 'Save' }).click();
  const challenge = screen.getByRole('region', { name: 'Challenge' });
  await expect(challenge).toContainText('0 of 8 words (0 %)');

  await write(page, 'Four more words, and then some.');
  await expect(challenge).toContainText('Doesn’t count yet');
  const row = challenge.getByRole('button', { name: /Salt Lung/ });
  await expect(row).toContainText('older than the challenge');
  await challenge.getByRole('button', { name: 'Change', exact: true }).click();
  await form.getByRole('switch', { name: /Only articles created/ }).uncheck();
  await form.getByRole('switch', { name: 'Only public articles' }).uncheck();
  await form.getByRole('switch', { name: 'No drafts' }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).not.toContainText('older');
  await expect(challenge).toContainText('Counts');
  await look(page, 'progress-challenge');
  await row.click();
  await expect(page.getByRole('heading', { name: 'Salt Lung', exact: true })).toBeVisible();
  await page.keyboard.press('Alt+p');
  await challenge.getByRole('button', { name: 'Remove' }).click();
  await expect(screen.getByRole('button', { name: 'Start a challenge' })).toBeVisible();
});
