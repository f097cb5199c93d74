import { SAMPLE_WORLD_ID, sampleId } from '../../../lib/sample-world/world.ts';
import { expectAccessible } from './axe.ts';
import { ask } from './background-state.ts';
import { expect } from './fixtures.ts';
import { sampleTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

test('what is left to write is listed, ticked off, left for later, and begun', async ({
  chromium,
  panel,
}) => {
  const { page } = panel;
  const write = async (title: string, content: string) => {
    const ref = { worldId: SAMPLE_WORLD_ID, kind: 'article', id: sampleId('article', title) };
    const edit = { ref, title, cause: 'append', changes: { scrapbook: content }, seen: null };
    expect(await ask(page, 'history.change', { edit })).toMatchObject({ ok: true });
  };
  await write('Salt Lung', 'TODO: who found the cure? Ask for Orra Vell at the quay.');
  await write('Candle Crab', 'Nobody but Orra Vell eats it.');
  await write('The Tide Gate', 'It was paid by Orra Vell, they say.');
  const show = async () => {
    await page.keyboard.press('Alt+r');
    await page.getByRole('tab', { name: 'To write' }).click();
  };
  await show();
  const list = page.getByRole('list', { name: 'To write' });
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toContainText('TODO');
  const name = rows.filter({ hasText: '“Orra Vell” appears in 3 articles' });
  await expect(name).toHaveCount(1);
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0);
    // The strip hides its lower edge.
    await expect(page.getByRole('tab', { name: 'To write' })).toBeInViewport({ ratio: 0.8 });
    if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/to-write-${width}.png` });
  }
  await expectAccessible(page, 'what is left to write');

  const question = rows.filter({ hasText: 'who found the cure' });
  await question.locator('[data-stop]').focus();
  await page.keyboard.press('x');
  await expect(question).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('data-stop');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toHaveCount(1);
  await question.locator('[data-stop]').focus();
  await page.keyboard.press('s');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Comes back in 30 days.').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.home-cover')).toBeVisible();
  await show();
  await expect(name).toHaveCount(1);
  await expect(question).toHaveCount(0);

  await name.locator('[data-stop]').focus();
  await page.keyboard.press('Enter');
  await expect(panel.box).toHaveValue('"Orra Vell"');
  await page.keyboard.press('Alt+ArrowLeft');
  await name.locator('[data-stop]').focus();
  const opened = chromium.context.waitForEvent('page');
  await page.keyboard.press('d');
  const draft = await opened;
  await expect(draft.getByRole('textbox', { name: 'Title' })).toHaveValue('Orra Vell');
});
