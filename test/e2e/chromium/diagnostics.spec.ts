import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { worldTest } from './shared-world.ts';

async function checkAppearance(page: Page, name: string): Promise<void> {
  for (const width of [320, 400]) {
    await page.setViewportSize({ width, height: 640 });
    await expectAccessible(page, `${name} ${width}`);
  }
}

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

worldTest(
  'the options page copies the diagnostics without anything private',
  async ({ chromium, platform }) => {
    const page = await chromium.open('options');
    await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => void Promise.reject(new TypeError('Saltmere at https://saltmere.example/')));
    await page.evaluate(() => {
      setTimeout(() => {
        throw new RangeError('Saltmere');
      });
    });
    await page.getByRole('button', { name: 'Copy diagnostics' }).scrollIntoViewIfNeeded();
    const text = await copied(page);
    expect(text).toMatch(/^Loreside diagnostics\nMade: /);
    expect(text).toMatch(/^Browser: Chrome [\d.]+, \w+ /m);
    expect(text).toMatch(/^Connection: connected, API \w+, \d+ worlds, without a passphrase$/m);
    expect(text).toMatch(/^ {2}World 1: article \d+/m);
    expect(text).toMatch(/options uncaught\.error: RangeError/);
    expect(text).not.toMatch(/can’t be read|Saltmere|saltmere/);
    expect(text).not.toContain(platform.worldId);
    await checkAppearance(page, 'options');
  },
);

test('a page that can’t be rendered says so, offers a reload, and copies the diagnostics', async ({
  chromium,
}) => {
  await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await chromium.open('options');
  // Once, the section with the links can't be rendered.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('loaded')) return;
    sessionStorage.setItem('loaded', 'yes');
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const { getManifest } = runtime;
    const fail = () => {
      throw new RangeError('Saltmere');
    };
    runtime.getManifest = () => Object.defineProperty(getManifest(), 'homepage_url', { get: fail });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible();
  await checkAppearance(page, 'error');
  const text = await copied(page);
  expect(text).toMatch(/options page\.render: RangeError/);
  expect(text).not.toContain('Saltmere');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
});
