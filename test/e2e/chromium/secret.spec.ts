import type { Page } from '@playwright/test';
import { violationLines } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { everythingIn } from './library-copy.ts';
import { connectAndCopy, type SearchScreen, WITH_TEXTS } from './search-screen.ts';
import { platformAnswer, someSecret, storageOf } from './secret-screen.ts';
import { worldTest } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const TITLE = 'The second stair';

async function openSecret(panel: SearchScreen, title = TITLE): Promise<Page> {
  await panel.box.fill(title);
  await panel.row(title).click();
  await expect(panel.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return panel.page;
}

worldTest(
  'a secret is hidden until it is shown, and stored nowhere afterwards',
  async ({ panel, platform }) => {
    const secret = await someSecret(panel.page, platform, TITLE);
    const page = await openSecret(panel);
    const words = secret.content.replace(/\[[^\]]*\]/g, '').slice(-25);
    const said = page.getByText(words);
    await expect(page.getByRole('heading', { name: 'Who can see it' })).toBeVisible();
    await expect(said).toHaveCount(0);

    await page.keyboard.press('s');
    await expect(said).toBeVisible();
    await expect(page.getByText('You, co-authors, and “Friends of the Ninth Crew”')).toBeVisible();
    expect(await storageOf(page)).not.toContain(words);
    expect(await everythingIn(page)).not.toContain(words);
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

    await page.getByRole('button', { name: /^Show secret/ }).click();
    await expect(said).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(said).toHaveCount(0);
    expect(await page.content()).not.toContain(words);
    expect(await everythingIn(page)).not.toContain(words);
  },
);

// A page's fake clock is its whole browser's, and is never taken away.
test('it is hidden automatically after the chosen time', async ({ ownChromium, platform }) => {
  const page = await openSecret(await connectAndCopy(ownChromium, platform));
  await page.getByText('Hide automatically').first().click();
  await page.getByLabel('Hide automatically').selectOption('after 15 seconds');
  await page.clock.install();
  await page.getByRole('button', { name: /^Show secret/ }).click();
  const text = page.locator('.secret-text');
  await expect(text).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.mouse.move(40, 300);
  await page.clock.fastForward(10_000);
  await expect(text).toBeVisible();
  await page.clock.fastForward(16_000);
  await expect(text).toHaveCount(0);
});

worldTest(
  'a change by someone else in the meantime is reported, and not overwritten',
  async ({ panel, platform }) => {
    const { id } = await someSecret(panel.page, platform, TITLE);
    const page = await openSecret(panel);
    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByRole('radio', { name: 'Everyone who can see this world' }).check();
    await page.getByRole('button', { name: 'Continue…' }).click();
    const group = await platformAnswer(platform, 'PUT', 'subscribergroup', {
      title: 'The Tidewatch',
      world: { id: platform.worldId },
    });
    await platformAnswer(platform, 'PATCH', `secret?id=${id}`, { subscribergroups: [{ id: group.id }] });
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect(page.getByText(/Someone else changed this on World Anvil/)).toBeVisible();
    const stands = await platformAnswer(platform, 'GET', `secret?id=${id}&granularity=2`);
    expect(stands.state).toBe('private');
    await page.getByRole('button', { name: 'Keep as is' }).click();
    await expect(page.getByText(/Someone else/)).toHaveCount(0);
  },
);

worldTest('no state of a secret has a flaw that axe knows, nor is it too wide', async ({ panel }) => {
  const page = await openSecret(panel);
  await page.getByRole('button', { name: /^Show secret/ }).click();
  await page.locator('.secret-text').waitFor();
  for (const step of ['shown', 'choosing', 'asking'] as const) {
    if (step === 'choosing') {
      await page.getByRole('button', { name: 'Change…' }).click();
      await page.getByRole('radio', { name: 'Everyone who can see this world' }).check();
    }
    if (step === 'asking') await page.getByRole('button', { name: 'Continue…' }).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [320, 400, 1000]) {
        await page.setViewportSize({ width, height: 760 });
        expect(await tooWide(page), `${step}, ${width}`).toBe(0);
        if (process.env.LOOKS)
          await page.screenshot({ path: `${process.env.LOOKS}/secret-${step}-${colorScheme}-${width}.png` });
      }
      expect(
        await violationLines(page, { colours: colorScheme === 'dark' }),
        `${step}, ${colorScheme}`,
      ).toEqual([]);
    }
  }
});

worldTest(
  'a secret is revealed to all, to a group, and hidden again: each step is confirmed and arrives on World Anvil',
  async ({ panel, platform }) => {
    await platformAnswer(platform, 'PUT', 'subscribergroup', {
      title: 'The Lamplighters',
      world: { id: platform.worldId },
    });
    const { id } = await someSecret(panel.page, platform, TITLE);
    const onPlatform = async () => await platformAnswer(platform, 'GET', `secret?id=${id}&granularity=2`);
    const page = await openSecret(panel);

    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByRole('radio', { name: 'Everyone who can see this world' }).check();
    await page.getByRole('button', { name: 'Continue…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reveal this secret?' });
    await expect(dialog).toContainText('Everyone who can see this world will be able to read this secret');
    await expect(dialog).toContainText('attached to an article');
    await expect(dialog).toContainText(
      'Who can see it now: You, co-authors, and “Friends of the Ninth Crew”',
    );
    expect((await onPlatform()).state).toBe('private');
    await dialog.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect(page.locator('.secret-who')).toContainText('Everyone who can see this world');
    await expect.poll(async () => (await onPlatform()).state).toBe('public');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await onPlatform()).state).toBe('private');
    await expect(page.locator('.secret-who')).toContainText('Friends of the Ninth Crew');

    await page.getByRole('button', { name: 'Change…' }).click();
    await page.getByRole('radio', { name: 'Some groups' }).check();
    await page.getByRole('checkbox', { name: 'The Lamplighters' }).check();
    await page.getByRole('button', { name: 'Continue…' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Readers in “Friends of the Ninth Crew” and “The Lamplighters” will be able to read',
    );
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect
      .poll(async () => JSON.stringify((await onPlatform()).subscribergroups))
      .toContain('The Lamplighters');
    expect((await onPlatform()).state).toBe('private');

    // One group more takes two clicks.
    await page.getByRole('button', { name: 'Reveal to “Everybody at the table”' }).click();
    await page.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect
      .poll(async () => JSON.stringify((await onPlatform()).subscribergroups))
      .toContain('Everybody at the table');
    expect(JSON.stringify((await onPlatform()).subscribergroups)).toContain('The Lamplighters');
  },
);

test('the article that it is attached to can be opened', async ({ chromium, platform }) => {
  const panel = await connectAndCopy(chromium, platform, WITH_TEXTS);
  const page = await openSecret(panel);
  await page.keyboard.press('s');
  // Once, although the article also shows it in its text.
  await expect(page.locator('.secret-text')).toBeVisible();
  await expect(page.locator('.result-title').filter({ hasText: 'The Needle' })).toHaveCount(1);
  await page.getByRole('region', { name: 'Linked from' }).getByRole('link', { name: 'The Needle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Needle' })).toBeVisible();
});
