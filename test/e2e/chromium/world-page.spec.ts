import { expect, type Page, test } from '@playwright/test';
import { type Platform, startPlatform } from '../../service/index.ts';
import { inWorker } from './background-state.ts';
import { Chromium } from './browser.ts';
import { connectAndCopy } from './search-screen.ts';
import {
  addressOf,
  articleCalled,
  OnPage,
  overlap,
  shifts,
  showArticle,
  waitUntilSteady,
} from './world-page-stage.ts';

let chromium: Chromium;
let platform: Platform;

// One browser with one copied world for the file. The tests build on each other; the last one revokes the permission.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  platform = await startPlatform();
  chromium = await Chromium.launch({ headed: Boolean(process.env.HEADED) });
  await (await connectAndCopy(chromium, platform)).page.close();
});
test.afterAll(async () => {
  await chromium?.close();
  await platform?.close();
});

const TITLE = 'Captain Isaura Venn';
const OTHER = 'The Needle';

/** Worse than any real style sheet: resets, moves and covers everything, and colors the browser's own additions. */
const WORST = `
  * , *::before, *::after { all: unset !important; transition: all 9s !important; }
  html { transform: rotate(1deg) !important; filter: blur(3px) !important; opacity: 0.2 !important; font-size: 3px !important; }
  div, [popover], :popover-open, [data-loreside], body ~ * { display: none !important; visibility: hidden !important; }
  div:not(#a#b#c) { z-index: -1 !important; pointer-events: none !important; animation: none 9s !important; }
  ::backdrop, *::backdrop { display: block !important; background: red !important; }
  @layer worst { div { all: revert !important; position: static !important; width: 1px !important; opacity: 0 !important; } }
  body::after { content: '' !important; position: fixed !important; inset: 0 !important; z-index: 2147483647 !important; }`;

/** Chooses an action in the bar's menu, which closes then. Whoever comes back by keyboard is at its button. */
async function choose(shown: OnPage, name: string): Promise<void> {
  if ((await shown.box('sheet')) === null) await shown.click('More');
  await shown.click(name);
  await expect.poll(() => shown.box('sheet')).toBeNull();
  expect(await shown.ask('More', '(it) => it.getRootNode().activeElement === it')).toBe(true);
}

/** Follows the bar to the switch in the panel. */
async function markInPanel(shown: OnPage, panel: Page, name: string): Promise<void> {
  await choose(shown, `${name}…`);
  const pointed = panel.getByRole('menuitemcheckbox', { name });
  await expect(pointed).toHaveAttribute('data-pointed');
  // It has no focus, so a key meant for the page does nothing, and for a moment no press counts.
  expect(await pointed.evaluate((item) => item === document.activeElement)).toBe(false);
  await panel.waitForTimeout(700);
  await pointed.click();
}

test('the bar beside the title changes an entry and undoes it, by mouse and by keyboard', async () => {
  const shown = await showArticle(chromium, platform, TITLE);
  const { page } = shown;
  const title = await page.locator('.article-title h1').boundingBox();
  const pill = await shown.seen('pill');
  expect(pill.y).toBeGreaterThanOrEqual((title?.y ?? 0) - 4);
  expect(pill.y + pill.height).toBeLessThanOrEqual((title?.y ?? 0) + (title?.height ?? 0) + 4);

  // Changes on World Anvil are made in the panel: the bar opens it there.
  await shown.click('Open in panel');
  const panel = await chromium.realPage('sidepanel');
  await markInPanel(shown, panel, 'Draft');
  await expect.poll(() => articleCalled(platform, TITLE).isDraft).toBe(true);
  await panel.getByRole('button', { name: 'Undo' }).click();
  const question = panel.getByRole('dialog', { name: 'Publish it?' });
  await expect(question).toBeVisible();
  expect(articleCalled(platform, TITLE).isDraft).toBe(true);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => articleCalled(platform, TITLE).isDraft).toBe(false);

  await choose(shown, 'Quick note…');
  await panel.getByRole('textbox', { name: 'Note' }).fill('Ask her about the lamp');
  await panel.keyboard.press('Control+Enter');
  await expect.poll(() => articleCalled(platform, TITLE).texts.scrapbook).toContain('Ask her about the lamp');
  await choose(shown, 'Tags…');
  await panel.getByRole('form', { name: 'Tags' }).getByRole('combobox').fill('lamp');
  await panel.keyboard.press('Control+Enter');
  await expect.poll(() => articleCalled(platform, TITLE).tags).toContain('lamp');

  // With the keyboard, moving along the bar with the arrow keys.
  await shown.click('Pin');
  await shown.says('Pinned');
  await page.bringToFront();
  await page.keyboard.press('Home');
  await expect.poll(() => shown.focused()).toBe('open');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown.focused()).toBe('mention');
  await page.keyboard.press('Enter');
  await shown.says('Copied a mention of');
  expect(await shown.mention()).toBe(`@[${TITLE}](person:${articleCalled(platform, TITLE).id})`);
  // Tab past the last action leaves the menu, which closes.
  await shown.click('More');
  await page.keyboard.press('End');
  await expect.poll(() => shown.focused()).toBe('history');
  await page.keyboard.press('Tab');
  await expect.poll(() => shown.box('sheet')).toBeNull();

  // The page navigates without being loaded again.
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(await addressOf(platform, OTHER))})`);
  await expect(async () => expect(await shown.mention()).toContain(OTHER)).toPass();
  await page.evaluate(`history.pushState(null, '', '/nothing')`);
  await expect.poll(() => shown.box('pill')).toBeNull();
  expect(await shifts(page)).toBe(0);
});

// Breadth first: what is in a group comes last. The group of everything else has no name, as its menu is called “More”.
const BAR = [
  ...['button Open in panel', 'button Copy mention', 'button Pin', 'button More expanded true'],
  ...['group Status', 'group New article'],
  ...['button Tags…', 'button Move to another category…', 'button Quick note…'],
  ...['button Rename everywhere…', 'button Add selection…', 'link Edit on World Anvil', 'button Copy embed'],
  ...['button Statblocks', 'button Secrets', 'button Linked from', 'button History'],
  ...['button Visibility…', 'button Draft…', 'button Work in progress…', 'button Adult content…'],
  // With the names that the page itself shows.
  ...['button New in Landmarks', 'button New under The Needle', 'button New with same template'],
];

test('a screen reader announces each button', async () => {
  const shown = await showArticle(chromium, platform, OTHER);
  await shown.click('More');
  await shown.seen('sheet');
  const heard = await shown.accessibleNames();
  expect(heard).toContain('toolbar Loreside');
  await shown.expectAccessible('sheet');
  const acts = heard.filter((one) => /^(button|link|group|textbox)/.test(one));
  expect(acts).toEqual(BAR);

  // The same actions in the palette that was opened over the page.
  const [tabId] = Object(
    await inWorker(
      chromium,
      `chrome.tabs.query({ url: '${shown.page.url()}' }).then((all) => all.map(({ id }) => id))`,
    ),
  );
  const palette = await chromium.open('palette', `?tab=${tabId}`);
  // Typing finds the action. No entry has that name, so Enter runs the action.
  await palette.getByRole('combobox', { name: 'Search the world' }).fill('adult');
  await expect(palette.getByRole('toolbar', { name: 'Actions' })).toHaveText('Adult content…');
  // Screen readers hear what was found, too.
  await expect(palette.locator('.announcer')).toHaveText('Adult content…');
  await expect(palette.getByText('No results for “adult”.')).toHaveCount(0);
  await Promise.all([palette.waitForEvent('close'), palette.keyboard.press('Enter').catch(() => {})]);
  const panel = await chromium.realPage('sidepanel');
  await expect(panel.getByRole('menuitemcheckbox', { name: 'Adult content' })).toHaveAttribute(
    'data-pointed',
  );
  await shown.page.close();
});

test('no style sheet of the page affects the bar, and it never covers the site’s own bars', async () => {
  const calm = await showArticle(chromium, platform, TITLE);
  await calm.seen('pill');
  await calm.click('More');
  const before = await calm.computedStyles();
  // Narrowing the window keeps the bar and its sheet visible.
  await calm.page.setViewportSize({ width: 320, height: 700 });
  for (const part of ['pill', 'sheet'])
    await expect
      .poll(async () => ((box) => box && box.x + box.width)(await calm.box(part)))
      .toBeLessThan(321);
  platform.quirks.hostileCss = true;
  for (const width of [320, 1000]) {
    await calm.page.setViewportSize({ width, height: 700 });
    await calm.page.reload();
    await waitUntilSteady(calm, 'pill');
    const bar = await calm.seen('pill');
    for (const other of await calm.page.locator('.site-bar, .breadcrumbs a, .edit-link a').all()) {
      const box = await other.boundingBox();
      expect(box && overlap(bar, box)).toBe(false);
    }
    await calm.click('More');
    await calm.seen('sheet');
    expect(await calm.computedStyles()).toEqual(before);
    await calm.page.keyboard.press('Escape');
    expect(await shifts(calm.page)).toBe(0);
  }
  await calm.page.addStyleTag({ content: WORST });
  await waitUntilSteady(calm, 'pill');
  await calm.click('More');
  await calm.seen('sheet');
  expect(await calm.computedStyles()).toEqual(before);
  await calm.page.reload();
  await calm.seen('pill');
  // A sticky bar of the site: ours scrolls under it with the title, never over it.
  await calm.page.addStyleTag({
    content: '.site-bar { position: sticky; top: 0; z-index: 2 } body { min-height: 300vh }',
  });
  for (const y of [0, 70, 95, 120, 160, 400]) {
    await calm.page.evaluate(`scrollTo(0, ${y})`);
    const site = await calm.page.locator('.site-bar').boundingBox();
    await expect
      .poll(async () => {
        const bar = await calm.box('pill');
        return bar !== null && site !== null && overlap(bar, site);
      })
      .toBe(false);
  }
  await calm.page.evaluate('scrollTo(0, 0)');
  await calm.seen('pill');
  // If the site covers the page with something, the bar doesn't appear above it.
  await calm.page.evaluate(`document.body.insertAdjacentHTML('beforeend',
    '<main style="position:fixed;inset:0;z-index:9;background:white"></main>')`);
  await expect.poll(() => calm.box('pill')).toBeNull();
});

test('a custom domain can be denied, allowed, and removed', async () => {
  platform.quirks.hostileCss = false;
  const domain = 'lore.example.com';
  const pattern = `https://${domain}/*`;
  // The domain serves the stand-in's pages.
  await chromium.context.route(`https://${domain}/**`, async (route) => {
    const response = await route.fetch({
      url: route.request().url().replace(`https://${domain}`, platform.url),
    });
    await route.fulfill({ response });
  });
  const shown = await OnPage.of(await chromium.context.newPage());
  await shown.page.goto((await addressOf(platform, OTHER)).replace(platform.url, `https://${domain}`));
  const options = await chromium.open('options');
  // The browser's own prompt can't be answered from here, so the request is replaced.
  await options.evaluate(`chrome.permissions.real = chrome.permissions.request`);
  await options.evaluate(`chrome.permissions.request = async () => false`);
  await options.getByLabel('Domain').fill(`https://${domain}/w/saltmere`);
  await options.getByRole('button', { name: 'Add and allow' }).click();
  await expect(options.getByText(`You didn’t allow Loreside on ${domain}.`)).toBeVisible();
  expect(await shown.box('pill')).toBeNull();

  await chromium.approveHost(pattern);
  await options.evaluate(`chrome.permissions.request = chrome.permissions.real`);
  await options.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(options.getByText(`was not allowed to let Loreside on ${domain}.`)).toBeHidden();
  await shown.page.bringToFront();
  await shown.click('Pin');
  await shown.says('Pinned');

  await options.getByRole('button', { name: 'Remove', exact: true }).click();
  await shown.isGone();
  expect(await inWorker(chromium, `chrome.permissions.contains({ origins: ['${pattern}'] })`)).toBe(false);
  await shown.page.reload();
  await shown.isGone();
  await Promise.all([shown.page.close(), options.close()]);
});

test('the bar opens things in the panel, and disappears without a trace once the site’s permission is revoked', async () => {
  platform.quirks.hostileCss = false;
  const shown = await showArticle(chromium, platform, TITLE);
  await shown.click('Open in panel');
  const panel = await chromium.realPage('sidepanel');
  await expect(panel.getByRole('heading', { name: TITLE }).first()).toBeVisible();

  // It opens the entry's history, and on the world's own page the world's.
  await shown.click('More');
  await shown.click('History');
  await expect(panel.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  await expect(panel.getByText(TITLE).first()).toBeVisible();
  await shown.page.goto(new URL((await addressOf(platform, TITLE)).replace(/\/a\/.*/, '')).href);
  await shown.click('Open in panel');
  await expect(panel.getByRole('button', { name: 'History', exact: true })).toBeVisible();
  await shown.click('More');
  // The world's page contains lists as well.
  const isOfList = (one: string) => /Select several|Status of entries/.test(one);
  expect(
    (await shown.accessibleNames()).filter((one) => /^(button|link|group)/.test(one) && !isOfList(one)),
  ).toEqual(['button Open in panel', 'button More expanded true', 'button History']);
  await shown.page.setViewportSize({ width: 400, height: 700 });
  await expect
    .poll(async () => ((box) => box && box.x + box.width)(await shown.box('sheet')))
    .toBeLessThan(401);
  await shown.click('History');
  await expect(panel.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  await expect(panel.getByText('No changes yet').first()).toBeVisible();
  await shown.page.setViewportSize({ width: 1280, height: 720 });
  await shown.page.goto(await addressOf(platform, TITLE));

  // In screen-share mode, private entries have no bar.
  await markInPanel(shown, panel, 'Draft');
  await expect.poll(() => articleCalled(platform, TITLE).isDraft).toBe(true);
  await inWorker(chromium, 'chrome.storage.session.set({ screenshare: true })');
  await expect.poll(() => shown.box('pill')).toBeNull();
  await inWorker(chromium, `chrome.storage.session.remove('screenshare')`);
  await shown.seen('pill');

  await inWorker(chromium, `chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] })`);
  await shown.isGone();
  const again = await OnPage.of(await chromium.visit(await addressOf(platform, TITLE)));
  expect(await inWorker(chromium, 'chrome.scripting.getRegisteredContentScripts()')).toEqual([]);
  await again.isGone();
});
