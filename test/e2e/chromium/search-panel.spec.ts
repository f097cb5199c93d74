import { startPlatform } from '../../service/index.ts';
import { inWorker } from './background-state.ts';
import { connect } from './connect.ts';
import { expect, test } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { worldTest } from './shared-world.ts';

test('the first copy shows its progress, and can be searched and stopped meanwhile', async ({ chromium }) => {
  const platform = await startPlatform({ articles: 1_000 });
  await (await connect(chromium, platform)).close();
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  await expect(panel.page.getByText(/Syncing: [\d,.]+ of [\d,.]+/)).toBeVisible();
  await expect(panel.page.getByRole('progressbar', { name: 'Synced so far' })).toBeVisible();
  await panel.type('a');
  await expect(panel.rows.first()).toBeVisible();
  await panel.page.getByRole('button', { name: 'Pause' }).click();
  await expect(panel.page.getByText('Syncing is paused')).toBeVisible();
  await panel.page.getByRole('button', { name: 'Resume' }).click();
  await expect(panel.page.getByText(/^Syncing/)).toBeVisible();
  await platform.close();
});

test('text typed early into the static shell’s search box isn’t lost', async ({ chromium }) => {
  const page = await chromium.context.newPage();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const box = document.getElementById('search');
      if (!(box instanceof HTMLInputElement)) return;
      box.value = 'typed early';
      Reflect.set(window, 'shellBox', box);
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(chromium.url('sidepanel'));
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'sidepanel');
  const panel = new SearchScreen(page);
  expect(await panel.box.evaluate((box) => box === Reflect.get(window, 'shellBox'))).toBe(true);
  await expect(panel.box).toHaveValue('typed early');
});

worldTest('a pin stays at hand when the panel is opened again', async ({ chromium, panel }) => {
  await panel.type('merrow bell');
  await panel.press('Enter');
  await panel.page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(panel.page.getByRole('button', { name: 'Pinned', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await panel.page.close();
  const again = await SearchScreen.open(chromium, 'sidepanel');
  await expect(again.page.getByRole('group', { name: 'Pinned' })).toContainText('The Merrow Bell');
  await again.press('ArrowDown');
  await again.press('Enter');
  await expect(again.page.getByRole('heading', { name: 'The Merrow Bell' })).toBeVisible();
});

worldTest('each place is found again where it was scrolled', async ({ panel }) => {
  await panel.page.setViewportSize({ width: 360, height: 420 });
  await panel.page.getByRole('button', { name: /^Articles \d+$/ }).click();
  await expect(panel.row('Marshfolk')).toBeAttached();
  await panel.row('Marshfolk').scrollIntoViewIfNeeded();
  const before = await panel.page.evaluate('scrollY');
  expect(before).toBeGreaterThan(0);
  await panel.row('Marshfolk').click();
  await expect(panel.page.getByRole('heading', { name: 'Marshfolk' })).toBeVisible();
  await panel.page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => panel.page.evaluate('scrollY')).toBe(before);
});

worldTest(
  'the palette opens an entry in the panel, its page in a new tab, and the page below stays as it is',
  async ({ chromium, platform }) => {
    const tab = await chromium.visit(`${platform.url}/`);
    const probe = await chromium.open('options');
    const id = await probe.evaluate<number>(
      `chrome.tabs.query({}).then((tabs) => tabs.find(({ url }) => url?.startsWith(${JSON.stringify(platform.url)}))?.id)`,
    );
    const palette = await SearchScreen.open(chromium, 'palette', `?tab=${id}`);
    await expect(palette.box).toBeFocused();
    await palette.type('salt tax');
    await expect(palette.active).toContainText('The Salt Tax of 288');
    await palette.closesOn('Enter');
    const panels = `chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] }).then(({ length }) => length)`;
    await expect.poll(() => probe.evaluate<number>(panels)).toBe(1);
    const again = await SearchScreen.open(chromium, 'palette', `?tab=${id}`);
    await again.type('salt tax');
    await expect(again.active).toContainText('The Salt Tax of 288');
    const opened = chromium.context.waitForEvent('page', (page) => /salt-tax/.test(page.url()));
    await again.closesOn('Control+Enter');
    await opened;
    await expect(tab).toHaveURL(`${platform.url}/`);
  },
);

worldTest('in a tab of its own the palette answers too; Esc clears, then closes', async ({ chromium }) => {
  const palette = await SearchScreen.open(chromium, 'palette');
  await palette.type('needle');
  await expect(palette.active).toContainText('The Needle');
  await palette.press('Escape');
  await expect(palette.box).toHaveValue('');
  await palette.closesOn('Escape');
});

worldTest('the palette shows what was written, once that is named', async ({ chromium }) => {
  const palette = await SearchScreen.open(chromium, 'palette');
  const button = palette.page.getByRole('button', { name: 'Progress', exact: true });
  await expect(button).toHaveCount(0);
  await palette.type('progr');
  const opened = chromium.context.waitForEvent('page', (page) => page.url().includes('sidepanel.html'));
  await button.click();
  const panel = await opened;
  await expect(panel.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  await panel.close();
});

worldTest(
  'its key opens the palette in a small window, for the tab in front; pressed again, no second one',
  async ({ chromium }) => {
    const press = `chrome.tabs.query({}).then(([tab]) => chrome.commands.onCommand.dispatch('open-palette', tab))`;
    const opened = chromium.context.waitForEvent('page', (page) => page.url().includes('palette.html?tab='));
    await inWorker(chromium, press);
    const palette = new SearchScreen(await opened);
    await expect(palette.box).toBeFocused();
    await palette.type('needle');
    await expect(palette.active).toContainText('The Needle');
    await inWorker(chromium, press);
    await expect(palette.active).toContainText('The Needle');
    const open = chromium.context.pages().filter((page) => page.url().includes('palette.html'));
    expect(open).toHaveLength(1);
  },
);
