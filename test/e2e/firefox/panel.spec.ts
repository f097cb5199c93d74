import { type Platform, startPlatform } from '../../service/index.ts';
import { breaches } from '../../unit/markup-screen/breaches.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { makeHostile } from './hostile-world.ts';
import { requestsSeen, watchRequests } from './requests.ts';
import { heading, openEntry } from './screen.ts';
import type { Tab } from './tab.ts';
import { connectAndCopy } from './welcome.ts';

const BOX = 'Search the world';
const ENTER = '\uE007';
const ESCAPE = '\uE00C';
const RIGHT = '\uE014';
const HOSTILE = 'The Needle';
/** Titles that the tests look for; all other titles are hostile too. */
const NAMED = [HOSTILE, 'Lamp-Eater', 'The second stair', 'harbour.webp', 'Trust the Lamps', 'Act One'];

let firefox: Firefox;
let platform: Platform;
let tab: Tab;

// One installation and one panel for the file, as for a reader who goes from entry to entry.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  await makeHostile(platform, HOSTILE, NAMED);
  await firefox.install();
  await watchRequests(firefox);
  await connectAndCopy(firefox, platform);
  tab = await firefox.screen('sidepanel');
});
test.afterAll(async () => {
  await platform?.close();
});

/** Elements and attributes that our rendering never produces. */
const FOREIGN_ELEMENTS = `[...document.body.querySelectorAll('*')].filter(({ localName, attributes }) =>
  /^(script|style|link|base|meta|iframe|object|embed|applet)$/.test(localName) ||
  [...attributes].some(({ name, value }) => /^on|^srcdoc$/i.test(name) || (/href$|^action$/i.test(name) && !/^(#|https?:|mailto:)/.test(value)))
).map(({ outerHTML }) => outerHTML.slice(0, 200))`;

test.afterEach(async () => {
  expect(await tab.eval(FOREIGN_ELEMENTS)).toEqual([]);
});

/**
 * Errors in the browser's console about our pages, including CSP violations. Pages that the test closed while they
 * waited for an answer don't count.
 */
const consoleErrors = () =>
  firefox.privileged(`Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError)
    .filter(({ flags, category }) => !(flags & Ci.nsIScriptError.warningFlag) || /CSP/.test(category))
    .filter(({ sourceName }) => sourceName.startsWith('moz-extension://'))
    .filter(({ errorMessage }) => !/^Promise (resolved|rejected) (after context unloaded|while context is inactive)/.test(errorMessage))
    .map(({ errorMessage }) => errorMessage)`);

const has = (css: string) => tab.eval(`document.querySelector(${JSON.stringify(css)}) !== null`);

const open = (title: string): Promise<void> => openEntry(tab, title);

/** Goes back to the empty search, and on to the list of a kind. */
async function browse(name: string): Promise<void> {
  await tab.fill(BOX, 'x');
  await tab.keys(ESCAPE);
  const button = `[...document.querySelectorAll('.destinations button')].find((one) => one.textContent.startsWith(${JSON.stringify(name)}))`;
  await expect.poll(() => tab.eval(`Boolean(${button})`)).toBe(true);
  await tab.eval(`${button}.click()`);
  await expect.poll(() => tab.eval(`document.querySelector('.entry h1')?.textContent ?? ''`)).toContain(name);
}

const storedImages = () =>
  tab.eval(`new Promise((resolve) => {
    const opening = indexedDB.open('loreside-images');
    opening.onsuccess = () => {
      const reading = opening.result.transaction(['files', 'thumbnails']);
      const files = reading.objectStore('files').count();
      const thumbnails = reading.objectStore('thumbnails').getAll();
      reading.oncomplete = () => {
        opening.result.close();
        resolve({ files: files.result, thumbnails: thumbnails.result.map(({ thumbnail }) => thumbnail.type) });
      };
    };
  })`);

test('an article with hostile markup is rendered only with our own elements', async () => {
  await open(HOSTILE);
  // It is by far the longest article of all tests, so it takes a while on a busy machine.
  await expect.poll(() => tab.text()).toContain('<script>alert(1)</script>');
  await expect.poll(() => has('.article-columns')).toBe(true);
  await tab.eval(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
  expect(await tab.eval(`(${breaches.toString()})(document.querySelector('.article'))`)).toEqual([]);
  expect(await tab.eval('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(
    0,
  );
});

test('a statblock is shown as a card with dice and hit points', async () => {
  await open('Lamp-Eater');
  await expect.poll(() => tab.text()).toContain('Large aberration, neutral evil');
  await tab.press('To hit +7');
  await expect.poll(() => tab.text()).toMatch(/1 roll\b/);
  await tab.keys('h');
  await expect
    .poll(() => tab.eval('document.activeElement?.textContent ?? ""'))
    .toContain('Count hit points');
  await tab.keys(ENTER);
  await expect.poll(() => tab.eval('document.activeElement?.placeholder ?? ""')).toBe('Amount');
  await tab.keys(`27${ENTER}`);
  await expect
    .poll(() => tab.eval(`document.querySelector('.count-left')?.textContent ?? ''`))
    .toContain('100');
});

test('a secret is shown on request, and covered again', async () => {
  await open('The second stair');
  expect(await has('.secret-text')).toBe(false);
  await tab.keys('s');
  await expect.poll(() => has('.secret-text')).toBe(true);
  await tab.keys(ESCAPE);
  await expect.poll(() => has('.secret-text')).toBe(false);
  expect(await heading(tab)).toBe('The second stair');
});

test('the tree unfolds, images and manuscripts open, and the world has its page', async () => {
  await browse('Categories');
  await expect.poll(() => has('[role=tree]')).toBe(true);
  await tab.eval(`document.querySelector('[role=tree]').focus()`);
  const lines = () => tab.eval(`document.querySelectorAll('[role=treeitem]').length`);
  const before = Number(await lines());
  await tab.keys(RIGHT);
  await expect.poll(lines).toBeGreaterThan(before);

  const asked = async () => (await requestsSeen(firefox)).filter((one) => /uploads.images/.test(one)).length;
  await browse('Images');
  expect(await asked()).toBe(0);
  await open('harbour.webp');
  await expect.poll(() => tab.text()).toContain('Images load only if you allow it.');
  expect(await asked()).toBe(0);
  // World Anvil's own host has been allowed at the connection, so the browser doesn't ask.
  await tab.press('Show images in this world');
  const width = () => tab.eval(`document.querySelector('.world-image img')?.naturalWidth ?? 0`);
  await expect.poll(width).toBe(1280);
  expect(await asked()).toBe(1);
  await expect.poll(storedImages).toEqual({ files: 1, thumbnails: ['image/webp'] });
  await firefox.privileged('Services.io.offline = true');
  await tab.eval('location.reload()').catch(() => {});
  await expect.poll(() => has('body[data-ready]')).toBe(true);
  await open('harbour.webp');
  await expect.poll(width).toBe(1280);
  expect(await asked()).toBe(1);
  await firefox.privileged('Services.io.offline = false');

  await open('Trust the Lamps');
  await expect.poll(() => tab.text()).toContain('Read this version');
  await tab.eval(`(() => {
    const choice = document.querySelector('select');
    choice.value = [...choice.options].find(({ text }) => text === 'Fair copy · Public').value;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  await expect.poll(() => tab.text()).toContain('Read this version');
  await tab.press('Read this version');
  await expect.poll(() => tab.text()).toContain('Act One');

  for (const kind of ['Articles', 'Secrets', 'Manuscripts']) {
    await browse(kind);
    expect(await tab.eval(FOREIGN_ELEMENTS)).toEqual([]);
  }
  await tab.eval(`document.querySelector('.world-switcher [aria-haspopup]').click()`);
  await tab.eval(
    `[...document.querySelectorAll('[role=menuitem]')].find(({ textContent }) => textContent.includes('World overview')).click()`,
  );
  await expect.poll(() => tab.text()).toContain('Change settings');
});

test('no errors were logged, and requests went only to World Anvil', async () => {
  expect(await consoleErrors()).toEqual([]);
  const asked = await requestsSeen(firefox);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((one) => !one.startsWith(platform.url))).toEqual([]);
});
