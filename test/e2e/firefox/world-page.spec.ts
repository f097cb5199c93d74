import { type Platform, startPlatform } from '../../service/index.ts';
import { addressOf, articleCalled } from '../chromium/world-page-stage.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { OnPage } from './on-page.ts';
import type { Tab } from './tab.ts';
import { connectAndCopy } from './welcome.ts';

const SHIFT = '\uE008';
const CONTROL = '\uE009';
const ALT = '\uE00A';
const END = '\uE010';
const ENTER = '\uE007';
const ESCAPE = '\uE00C';
const TITLE = 'Captain Isaura Venn';
const DOMAIN = 'lore.example.com';

let firefox: Firefox;
let platform: Platform;
/** A page of the extension in a background tab. */
let screen: Tab;

// One copied world for the file. The tests build on each other; the last one revokes the permission.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform({ https: true });
  // The custom domain resolves to this machine as well.
  await firefox.install();
  await firefox.prefer({
    'network.dns.localDomains': DOMAIN,
    'network.socket.forcePort': `443=${new URL(platform.httpsUrl ?? '').port}`,
  });
  await connectAndCopy(firefox, platform, 'opened');
  screen = await firefox.screen('options');
});
test.afterAll(async () => {
  await platform?.close();
});

async function show(address: string): Promise<{ tab: Tab; shown: OnPage }> {
  const tab = await firefox.open(address);
  return { tab, shown: new OnPage(tab) };
}

const showArticle = async (title: string) => show(await addressOf(platform, title));
const isDraft = (title: string): boolean => articleCalled(platform, title).isDraft;

/** The real side panel, or its window. BiDi can't reach it, but another page of the extension can. */
const PANEL = `[
  ...browser.extension.getViews({ type: 'sidebar' }),
  ...browser.extension.getViews({ type: 'tab' }).filter(({ location }) => location.pathname === '/sidepanel.html'),
][0]`;

const inPanel = (css: string): Promise<unknown> =>
  screen.eval(`${PANEL}?.document.querySelector(${JSON.stringify(css)})?.innerText ?? ''`);

const pressInPanel = (css: string): Promise<unknown> =>
  screen.eval(`${PANEL}.document.querySelector(${JSON.stringify(css)}).click()`);

const chooseInPanel = (css: string, value: string): Promise<unknown> =>
  screen.eval(`((list) => {
    list.value = ${JSON.stringify(value)};
    list.dispatchEvent(new list.ownerDocument.defaultView.Event('change', { bubbles: true }));
  })(${PANEL}.document.querySelector(${JSON.stringify(css)}))`);

/** The types of windows that show only the panel. */
const panelWindows = (): Promise<unknown> =>
  screen.eval(`browser.windows.getAll({ populate: true }).then((all) =>
    all.filter(({ tabs }) => tabs.some(({ url }) => url?.includes('/sidepanel.html'))).map(({ type }) => type))`);

const isPanelOpen = (): Promise<unknown> => screen.eval('browser.sidebarAction.isOpen({})');

const openPanel = async () => {
  await firefox.pressShortcut('L');
  await expect.poll(isPanelOpen).toBe(true);
};

const closePanel = async () => {
  await firefox.privileged('SidebarController.hide()');
  await expect.poll(isPanelOpen).toBe(false);
};

test('the sidebar stays closed until somebody opens it', async () => {
  expect(await isPanelOpen()).toBe(false);
});

test('the bar beside the title changes an entry and undoes it, by mouse and by keyboard', async () => {
  const { tab, shown } = await showArticle(TITLE);
  const pill = await shown.seen('pill');
  const title = Object(
    await tab.eval(`document.querySelector('.article-title h1').getBoundingClientRect().toJSON()`),
  );
  // After the title's last word, or right above or below it, depending on the font's width.
  expect(pill.y + pill.height).toBeGreaterThanOrEqual(title.top - 8);
  expect(pill.y).toBeLessThanOrEqual(title.bottom + 8);

  // Changes on World Anvil are made in the panel, where it is open.
  await openPanel();
  await shown.click('More');
  await shown.click('Draft…');
  await expect.poll(() => inPanel('[data-pointed]')).toMatch(/^Draft/);
  // For a moment no press counts there.
  await new Promise((resolve) => setTimeout(resolve, 700));
  await pressInPanel('[data-pointed]');
  await expect.poll(() => isDraft(TITLE)).toBe(true);
  await expect.poll(() => inPanel('[aria-label="Messages"]')).toContain('Undo');
  await pressInPanel('[aria-label="Messages"] button');
  // Readers could see it before and will again, so the panel asks.
  await expect.poll(() => inPanel('dialog[open]')).toContain('Publish it?');
  await pressInPanel('dialog[open] button:last-child');
  await expect.poll(() => isDraft(TITLE)).toBe(false);
  await shown.click('Copy mention');
  await shown.says('Copied a mention of');
  // The panel shows something else first: closed before it gets the request, it would be opened again as a window.
  await screen.eval(`((box) => {
    box.value = 'needle';
    box.dispatchEvent(new box.ownerDocument.defaultView.Event('input', { bubbles: true }));
  })(${PANEL}.document.getElementById('search'))`);
  await expect.poll(() => inPanel('h1[data-place-title]')).toBe('');
  await shown.click('Open in panel');
  await expect.poll(() => inPanel('h1[data-place-title]')).toBe(TITLE);
  await closePanel();
  await firefox.closeTab(tab);
});

test('links have cards, and names on a page are marked as long as the panel lists them', async () => {
  const { tab, shown } = await showArticle('Saltmere');
  await shown.seen('pill');
  const link = `[...document.querySelectorAll('a.article-link')].find((one) => one.textContent.includes('The Needle'))`;
  await shown.showCard(link);
  expect(await shown.words('link-card')).toMatch(/^The NeedleBuilding or landmark/);
  await tab.keys(ESCAPE);
  await shown.isUnseen('link-card');
  await tab.eval(`${link}.focus()`);
  await tab.chord(ALT, SHIFT, 'h');
  await shown.seen('link-card');
  await tab.keys(ESCAPE);

  await tab.eval('scrollTo(0, 0)');
  await firefox.pickFromContextMenu(tab, 'h1', 'Find my world’s names');
  await expect.poll(() => inPanel('.name-list')).toContain('Gull Ward');
  const marked = () => tab.eval('[...CSS.highlights.keys()]');
  await expect.poll(marked).toContain('loreside-names');
  await closePanel();
  await expect.poll(marked).toEqual([]);
  await firefox.closeTab(tab);
});

test('entries of a list show their status, and several are changed and undone together', async () => {
  const { tab, shown } = await show(`${platform.url}/world/article/list`);
  await expect.poll(async () => (await shown.marks()).join()).toMatch(/draft|WIP|private/);
  await tab.chord(ALT, SHIFT, 'p');
  await shown.seen('picking');
  const once = platform
    .articles(platform.worldId)
    .filter((one, _, all) => all.filter(({ title }) => title === one.title).length === 1);
  const finished = once.filter((one) => !one.isDraft).map(({ title }) => title);
  const picked: string[] = Object(
    await tab.eval(`(() => {
      const finished = ${JSON.stringify(finished)};
      const links = [...document.querySelectorAll('td a[href*="/a/"]')].filter(({ textContent }) => finished.includes(textContent));
      return links.slice(0, 3).map((link, at) => { link.classList.add('picked-' + at); return link.textContent; });
    })()`),
  );
  for (const at of [0, 1, 2]) await tab.click(`.picked-${at}`);
  await expect
    .poll(() => shown.ask('picking', `(it) => it.querySelector('output').textContent`))
    .toBe('3 selected');
  await shown.click('Change…');
  // Firefox opens its sidebar only for its own shortcut or a click; a window shows the same.
  await expect.poll(panelWindows).toEqual(['popup']);
  await expect.poll(() => inPanel('.bulk-edit h1')).toBe('Change 3 articles');
  await chooseInPanel('.bulk-edit-form select', 'draft');
  await pressInPanel('.bulk-edit-form [type=submit]');
  await expect.poll(() => inPanel('dialog[open]')).toContain('Mark as a draft: 3 articles.');
  await pressInPanel('dialog[open] button:last-child');
  await expect.poll(() => picked.map(isDraft)).toEqual([true, true, true]);
  await expect.poll(() => inPanel('.batch')).toContain('3 of 3 changed');
  await pressInPanel('.batch-actions .button:has(.icon)');
  await expect.poll(() => inPanel('dialog[open]')).toContain('Make them public again?');
  await pressInPanel('dialog[open] button:last-child');
  await expect.poll(() => picked.map(isDraft)).toEqual([false, false, false]);
  // The next request reuses the open window.
  await shown.click('Change…');
  await expect.poll(() => inPanel('.bulk-edit h1')).toBe('Change 3 articles');
  expect(await panelWindows()).toEqual(['popup']);
  await screen.eval(`browser.windows.getAll({ populate: true }).then((all) => Promise.all(
    all.filter(({ type }) => type === 'popup').map(({ id }) => browser.windows.remove(id))))`);
  await firefox.closeTab(tab);
});

test('mentions are completed by key where somebody writes, on any page', async () => {
  // On a page with our page script, and on an address without permission.
  for (const { origin } of [new URL(platform.url), new URL(platform.url.replace('127.0.0.1', 'localhost'))]) {
    const { tab, shown } = await show(
      `${origin}/world/article/${articleCalled(platform, 'Saltmere').id}/edit`,
    );
    const field = 'textarea[name=content]';
    const text = () => tab.eval(`document.querySelector('${field}').value`);
    await tab.click(field);
    await tab.chord(CONTROL, END);
    await tab.keys('\nMet by Isa');
    await expect.poll(text).toMatch(/\nMet by Isa$/);
    await firefox.pressShortcut('M');
    await shown.seen('completion');
    const row = () =>
      shown.ask('completion', `(it) => it.querySelector('[aria-selected=true] b')?.dataset.words`);
    await expect.poll(row).toContain(TITLE);
    await tab.keys(`ura${ENTER}`);
    await expect.poll(text).toMatch(/Met by @\[Captain Isaura Venn\]\(person:[\w-]+\)$/);
    await tab.chord(CONTROL, 'z');
    await expect.poll(text).toMatch(/Met by Isaura$/);
    await firefox.closeTab(tab);
  }
});

test('a custom domain can be requested, denied, allowed, and removed', async () => {
  await firefox.prefer({ 'extensions.webextOptionalPermissionPrompts': true });
  const { tab, shown } = await show(
    (await addressOf(platform, TITLE)).replace(platform.url, `https://${DOMAIN}`),
  );
  const mayBeThere = () => screen.eval(`browser.permissions.contains({ origins: ['https://${DOMAIN}/*'] })`);
  await screen.fill('Domain', DOMAIN);
  await screen.press('Add and allow');
  await expect.poll(() => firefox.answerPrompt(false)).toBe(true);
  await expect.poll(() => screen.text()).toContain(`You didn’t allow Loreside on ${DOMAIN}.`);
  expect(await mayBeThere()).toBe(false);
  expect(await shown.box('pill')).toBeNull();

  await expect(() => screen.press('Allow')).toPass();
  await expect.poll(() => firefox.answerPrompt(true)).toBe(true);
  await expect.poll(mayBeThere).toBe(true);
  await expect.poll(() => screen.text()).not.toContain('You didn’t allow');
  // The script is injected when the permission is granted, and again when it is registered; the later one replaces the
  // first.
  await expect(async () => {
    await shown.click('Pin');
    await shown.says('inned');
  }).toPass();

  await screen.press('Remove');
  await expect.poll(() => tab.eval(`document.querySelector('[data-loreside]')`)).toBeNull();
  expect(await mayBeThere()).toBe(false);
  await firefox.closeTab(tab);
});

test('nothing is shown once it is switched off or the site’s permission is revoked', async () => {
  const { tab, shown } = await showArticle(TITLE);
  await shown.seen('pill');
  const list = await firefox.open(`${platform.url}/world/article/list`);
  const listed = new OnPage(list);
  const seen = () =>
    list.eval(
      `[...document.querySelectorAll('[data-loreside]')].filter((one) => one.checkVisibility()).length`,
    );
  await expect.poll(async () => (await listed.marks()).length).toBeGreaterThan(5);
  expect(await seen()).toBe(1);
  await firefox.enable(false);
  await shown.isUnseen('pill');
  await expect.poll(seen).toBe(0);
  await firefox.enable(true);
  await shown.seen('pill');
  await expect.poll(seen).toBe(1);

  screen = await firefox.screen('options');
  await screen.eval(`browser.permissions.remove({ origins: ['http://127.0.0.1/*'] })`);
  const ours = (page: Tab) => page.eval(`document.querySelectorAll('[data-loreside]').length`);
  await expect.poll(() => ours(tab)).toBe(0);
  await expect.poll(() => ours(list)).toBe(0);
  const next = await showArticle(TITLE);
  expect(await screen.eval('browser.scripting.getRegisteredContentScripts()')).toEqual([]);
  expect(await ours(next.tab)).toBe(0);
});
