import type { Page } from '@playwright/test';
import { violationLines } from './axe.ts';
import { expect } from './fixtures.ts';
import { platformAnswer } from './secret-screen.ts';
import { worldTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

async function showOverview(page: Page): Promise<void> {
  await page.keyboard.press('Alt+KeyW');
  await page.getByRole('menuitem', { name: 'World overview' }).click();
}

// This test is first, while the history is still empty.
test('the world, its settings and an author look right at every width, light and dark', async ({ panel }) => {
  const { page } = panel;
  await showOverview(page);
  for (const step of ['world', 'settings', 'asking', 'author'] as const) {
    if (step === 'world') {
      await page.locator('.world-page').getByRole('button', { name: 'History' }).click();
      await expect(page.getByText('No changes yet')).toBeVisible();
      await page.keyboard.press('Alt+ArrowLeft');
      await expect(page.getByRole('button', { name: 'Change settings' })).toBeVisible();
    }
    if (step === 'settings') {
      await page.getByRole('button', { name: 'Change settings' }).click();
      await page.getByLabel('Announcement').fill('The council meets at the ninth lamp.');
    }
    if (step === 'asking') await page.getByRole('button', { name: 'Review change…' }).click();
    if (step === 'author') {
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Your profile' }).click();
      await expect(page.locator('.user h1')).toBeVisible();
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [320, 400, 1000]) {
        await page.setViewportSize({ width, height: 760 });
        expect(await tooWide(page), `${step}, ${width}`).toBe(0);
        if (process.env.LOOKS)
          await page.screenshot({ path: `${process.env.LOOKS}/world-${step}-${colorScheme}-${width}.png` });
      }
      expect(
        await violationLines(page, { colours: colorScheme === 'dark' }),
        `${step}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
});

test('only changed settings are sent, after showing old and new side by side, and one click undoes them', async ({
  panel,
  platform,
}) => {
  const { page } = panel;
  const onPlatform = () => platformAnswer(platform, 'GET', `world?id=${platform.worldId}&granularity=1`);
  const before = await onPlatform();
  await showOverview(page);
  await expect(page.locator('.world-page h1')).toHaveText(String(before.title));
  await page.getByRole('button', { name: 'Change settings' }).click();
  await page.getByLabel('Announcement').fill('The council meets at the ninth lamp.');
  await page.getByLabel('Subtitle').fill('A city at the end of its river');
  await page.getByRole('button', { name: 'Review 2 changes…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Subtitle' })).toContainText(
    'A city at the end of its river',
  );
  await dialog.getByRole('button', { name: 'Change 2 settings' }).click();
  await expect(page.getByText('Saved on World Anvil.')).toBeVisible();
  const after = await onPlatform();
  expect(after.globalAnnouncement).toBe('The council meets at the ninth lamp.');
  expect({ ...after, globalAnnouncement: 0, subtitle: 0, updateDate: 0 }).toEqual({
    ...before,
    globalAnnouncement: 0,
    subtitle: 0,
    updateDate: 0,
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await onPlatform()).subtitle ?? '').toBe(before.subtitle ?? '');
});

test('settings that somebody else has changed aren’t overwritten, and the input stays', async ({
  panel,
  platform,
}) => {
  const { page } = panel;
  const path = `world?id=${platform.worldId}`;
  await showOverview(page);
  await page.getByRole('button', { name: 'Change settings' }).click();
  await page.getByLabel('Copyright').fill('Mine');
  await platformAnswer(platform, 'PATCH', path, { copyright: 'Theirs', subtitle: 'Theirs too' });
  await page.getByRole('button', { name: 'Review change…' }).click();
  await page.getByRole('button', { name: 'Change setting', exact: true }).click();
  await expect(page.getByText(/Someone else changed “Copyright”/)).toBeVisible();
  await expect(page.getByLabel('Copyright')).toHaveValue('Mine');
  await expect(page.getByLabel('Subtitle')).toHaveValue('Theirs too');
  expect((await platformAnswer(platform, 'GET', `${path}&granularity=1`)).copyright).toBe('Theirs');
  // Going elsewhere and back keeps the input.
  await page.getByRole('button', { name: 'Back' }).click();
  await showOverview(page);
  await expect(page.getByLabel('Copyright')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Review change…' }).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Copyright' })).toContainText('Theirs');
  await page.getByRole('button', { name: 'Change setting', exact: true }).click();
  await expect
    .poll(async () => (await platformAnswer(platform, 'GET', `${path}&granularity=1`)).copyright)
    .toBe('Mine');
});

test('a world’s accent is chosen on its overview, colors the panel at once, and is there after a restart', async ({
  panel,
}) => {
  const { page } = panel;
  const accent = () =>
    page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--accent)';
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const own = await accent();
  await showOverview(page);
  await page.getByRole('radio', { name: 'Violet' }).check();
  await expect.poll(accent).not.toBe(own);
  const violet = await accent();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violationLines(page, { colours: true }), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  // Before anything is read from storage, too.
  await page.reload();
  expect(await accent()).toBe(violet);
  await expect(panel.box).toBeVisible();
  await expect.poll(accent).toBe(violet);

  await showOverview(page);
  await expect(page.getByRole('radio', { name: 'Violet' })).toBeChecked();
  await page.getByRole('radio', { name: 'Default' }).check();
  await expect.poll(accent).toBe(own);
  await page.reload();
  await expect(panel.box).toBeVisible();
  expect(await accent()).toBe(own);
});
