import { expectAccessible } from './axe.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { requestsSeen, watchRequests } from './requests.ts';
import { ask, has, heading, openEntry, openScreen, pressFirst, says } from './screen.ts';
import type { Tab } from './tab.ts';
import { settings } from './welcome.ts';

const SAMPLE_WORLD_ID = '5a17e2e0-1a4b-4c9d-8e10-0009b8a3f301';
const BOX = 'Search the world';
const ENTER = '\uE007';
const ESCAPE = '\uE00C';
const CONTROL = '\uE009';
const [ALT, LEFT, DOWN] = ['\uE00A', '\uE012', '\uE015'];

let firefox: Firefox;
let welcome: Tab;
let panel: Tab;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  await firefox.install();
  await watchRequests(firefox);
});
test.afterAll(() => firefox.closeTab(panel));

const show = (title: string): Promise<void> => openEntry(panel, title);

/** The id of the entry that a search for its title finds first. */
async function idOf(title: string): Promise<string> {
  const key = () =>
    panel.eval(`(({ textContent = '', dataset }) => textContent.includes(${JSON.stringify(title)}) && dataset.key)(
      document.querySelector('[role=option][aria-selected=true]') ?? { dataset: {} })`);
  await panel.fill(BOX, title);
  await expect.poll(key).toBeTruthy();
  return (
    String(await key())
      .split(' ')
      .at(-1) ?? ''
  );
}

test('one click on the welcome page gives a world to search and read', async () => {
  welcome = await openScreen(firefox, 'welcome');
  await welcome.press('Try the sample world');
  await says(welcome, /Saltmere is on this device/);
  await expectAccessible(firefox, welcome, 'with the sample world');
  panel = await openScreen(firefox, 'sidepanel');
  await says(panel, /Sample world, nothing is sent/);
  await show('Edda Marsh');
  await expect.poll(() => panel.eval("document.querySelector('.article img')?.naturalWidth > 0")).toBe(true);
  await show('Drowned Warden');
  await pressFirst(panel, '1d20+5');
  await says(panel, /1 roll/);
});

test('a secret is shown on request, and a manuscript is read', async () => {
  await show('What the bell is for');
  const secret = () => panel.eval("document.querySelector('.secret-text')?.innerText ?? ''");
  expect(await secret()).toBe('');
  await panel.press('Show secret');
  await expect.poll(secret).not.toBe('');
  await panel.press('Hide');
  await expect.poll(secret).toBe('');

  await show('Trust the Lamps');
  await panel.press('Read this version');
  await says(panel, /A quiet table/);
});

test('what links to an entry stands below it, and leads to the place in the text', async () => {
  await show('Edda Marsh');
  // Sentences are read once their rows are in sight.
  await has(panel, '.linked-row');
  await panel.eval("document.querySelector('.linked-rows').scrollIntoView()");
  // One that mentions her in its text.
  const row = `document.querySelector('.linked-row:has(mark) a.result-title')`;
  await expect.poll(() => panel.eval(`${row} !== null`)).toBe(true);
  await says(panel, /Linked from/);
  await expectAccessible(firefox, panel, 'linked from');
  const title = await panel.eval(`${row}.textContent`);
  await panel.eval(`${row}.focus()`);
  await panel.keys(ENTER);
  await expect.poll(() => heading(panel)).toBe(title);
  const reached = `document.activeElement.matches('.article a[data-arrived]')`;
  await expect.poll(() => panel.eval(reached)).toBe(true);
});

test('the link map is drawn by its workers, and its list works by keyboard', async () => {
  await panel.fill(BOX, 'x');
  await panel.keys(ESCAPE);
  await pressFirst(panel, 'Link map');
  // Pages behind others draw nothing.
  await panel.activate();
  await has(panel, '.map-body[data-unfinished=false]');
  await has(panel, '.map-picture[data-drawn]');
  // What it shows can only be read from a copy.
  const painted = `(() => {
    const picture = document.querySelector('.map-picture');
    const copy = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const context = copy.getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, copy.width, copy.height).data.some((value) => value > 0);
  })()`;
  await expect.poll(() => panel.eval(painted)).toBe(true);
  await expectAccessible(firefox, panel, 'the link map');

  await panel.eval(`document.querySelector('.map-list').focus()`);
  await panel.keys(DOWN);
  await has(panel, '.map-row[aria-selected=true] .map-title');
  const title = await panel.eval(
    `document.querySelector('.map-row[aria-selected=true] .map-title').textContent`,
  );
  await panel.keys(' ');
  await expect.poll(() => panel.eval(`document.querySelector('.map-selected h2')?.textContent`)).toBe(title);
  await panel.eval(`document.querySelector('.map-overlay').focus()`);
  await panel.keys(`${LEFT}+-0`);
  await panel.keys(ENTER);
  await expect.poll(() => heading(panel)).toBe(title);
  expect(await firefox.consoleErrors()).toEqual([]);
  // Where a worker can't run, the page would do its work and report that.
  const reported = `browser.storage.session.get().then((all) =>
    Object.entries(all).filter(([key]) => key.startsWith('diagnostics.error.')).map(([, entry]) => entry))`;
  expect(await panel.eval(reported)).toEqual([]);
});

/** The texts of its articles by their titles, as stored. */
const textsOf = (tab: Tab) =>
  tab.eval(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('loreside-sample');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('resources').objectStore('resources').index('order')
        .getAll(IDBKeyRange.bound(['article'], ['article', []]));
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => resolve(reading.result.map(({ fields }) => [fields.title, fields.content]));
      opening.result.close();
    };
  })`);

test('a name without links is linked everywhere, and one Undo restores every text to the byte', async () => {
  await panel.chord(ALT, 'r');
  await has(panel, '.tab-strip [role=tab]:nth-child(2)');
  await panel.eval("document.querySelector('.tab-strip [role=tab]:nth-child(2)').click()");
  await has(panel, '.mention-place .place-quote mark');
  await expectAccessible(firefox, panel, 'unlinked mentions');
  await panel.eval(`document.querySelector('.place-entry').click()`);
  const marked = "String([...(CSS.highlights.get('loreside-arrived') ?? [])][0] ?? '')";
  await expect.poll(() => panel.eval(marked)).not.toBe('');
  await panel.chord(ALT, LEFT);
  const button = `[...document.querySelectorAll('.mention-group [data-act=link]')].find(({ textContent }) => /^Link \\d+$/.test(textContent))`;
  await expect.poll(() => panel.eval(`${button} !== undefined`)).toBe(true);
  const before = await textsOf(panel);
  const name = await panel.eval(
    `${button}.closest('.mention-group').querySelector('.fold-title').textContent`,
  );
  await panel.eval(`${button}.click()`);
  const confirm = "document.querySelector('dialog[open] .button[data-tone=primary]')";
  await expect.poll(() => panel.eval(`${confirm}?.textContent ?? ''`)).toMatch(/^Link \d+$/);
  await panel.eval(`${confirm}.click()`);
  await has(panel, '.mention-state[data-tone=good]');
  const changed = await textsOf(panel);
  expect(changed).not.toEqual(before);
  expect(JSON.stringify(changed)).toContain(`@[${name}](`);
  await panel.eval(`[...document.querySelectorAll('.batch-actions .button:has(.icon)')].at(-1).click()`);
  await expect.poll(() => textsOf(panel)).toEqual(before);
});

test('an entry is changed and the change undone', async () => {
  await show('The Needle');
  await has(panel, '.entry-more [aria-haspopup]');
  await panel.keys('e');
  await has(panel, '[role=menu]');
  await panel.keys('w');
  await says(panel, /in progress/i);
  await panel.chord(CONTROL, 'z');
  await says(panel, /Undone\./);
});

test('its first changes are in the history, and one is undone', async () => {
  const path = () => panel.eval("document.querySelector('.detail-path')?.innerText ?? ''");
  await show('Candle Crab');
  await expect.poll(path).toMatch(/Sea Lore/);
  await panel.fill(BOX, 'x');
  await panel.keys(ESCAPE);
  await panel.press('History');
  await says(panel, /Moved to “Sea Lore”/);
  await expectAccessible(firefox, panel, 'the history');
  await panel.press('Undo: Moved to “Sea Lore”, Candle Crab');
  await show('Candle Crab');
  await expect.poll(path).toMatch(/Things/);
});

test('the findings say how many there are, and show a contradiction that is written into it', async () => {
  const id = await idOf('Edda Marsh');
  await panel.keys(ESCAPE);
  await panel.chord(ALT, 'r');
  const tab = "[...document.querySelectorAll('[role=tab]')].find((one) => one.textContent === 'Findings')";
  await expect.poll(() => panel.eval(`${tab} !== undefined`)).toBe(true);
  await panel.eval(`${tab}.click()`);
  await says(panel, /The Tide Gate is gone before it is founded or built/);
  await says(panel, /4 findings in 4 entries/);
  await expectAccessible(firefox, panel, 'the findings');
  const request = {
    edit: {
      ref: { worldId: SAMPLE_WORLD_ID, kind: 'article', id },
      ...{ title: 'Edda Marsh', cause: 'append', seen: null },
      changes: { content: 'She kept the lamps.\n\n[b]Born:[/b] 412 AE\n[b]Died:[/b] 398 AE' },
    },
  };
  expect(await ask(panel, 'history.change', request)).toMatchObject({ ok: true });
  await says(panel, /Show 1 new/);
  await panel.press('Show 1 new');
  await says(panel, /Edda Marsh dies before being born/);
  await pressFirst(panel, 'Edda Marsh dies before being born');
  const marked = () =>
    panel.eval("[...document.querySelectorAll('.evidence mark')].map((one) => one.innerText)");
  await expect.poll(marked).toEqual(['398 AE', '412 AE']);
  await expectAccessible(firefox, panel, 'a finding');
});

test('a question in a text is listed as left to write, and ticked off by key', async () => {
  const id = await idOf('The Needle');
  await panel.keys(ESCAPE);
  const edit = {
    ref: { worldId: SAMPLE_WORLD_ID, kind: 'article', id },
    ...{
      title: 'The Needle',
      cause: 'append',
      seen: null,
      changes: { scrapbook: 'TODO: who cut its steps?' },
    },
  };
  expect(await ask(panel, 'history.change', { edit })).toMatchObject({ ok: true });
  await panel.chord(ALT, 'r');
  await has(panel, '[role=tab][id$=-toWrite]');
  await panel.eval("document.querySelector('[role=tab][id$=-toWrite]').click()");
  const question = `[...document.querySelectorAll('.review-item[data-kind=question] [data-stop]')].find((one) => one.textContent.includes('who cut its steps?'))`;
  await expect.poll(() => panel.eval(`${question} !== undefined`)).toBe(true);
  await expectAccessible(firefox, panel, 'what is left to write');
  await panel.eval(`${question}.focus()`);
  await panel.keys('x');
  await expect.poll(() => panel.eval(`${question} === undefined`)).toBe(true);
});

test('a draft is saved in it, and an open view of the draft shows its article then', async () => {
  await settings(panel, { undoSeconds: 60 });
  const popup = await openScreen(firefox, 'popup');
  await popup.press('New empty draft');
  await popup.fill('Title', 'The lamp boy');
  await says(popup, /Sample world, nothing is sent/);
  await popup.chord(CONTROL, ENTER);
  await has(popup, '.receipt');
  await show('The lamp boy');
  const isPending = () => panel.eval("document.querySelector('.entry .flag[data-tone=warn]') !== null");
  await expect.poll(isPending).toBe(true);
  await panel.press('Pin');
  await has(panel, '.entry-pin[aria-pressed=true]');

  await popup.activate();
  await popup.press('Save now');
  await says(popup, /Saved in Saltmere/);
  await firefox.closeTab(popup);
  await expect.poll(isPending).toBe(false);
  // Only an article can be inserted.
  await says(panel, /Insert/);
  const title = () => heading(panel);
  await expect.poll(title).toBe('The lamp boy');
  await has(panel, '.entry-pin[aria-pressed=true]');
  await panel.fill(BOX, 'Edda Marsh');
  await panel.chord(ALT, LEFT);
  await expect.poll(title).toBe('The lamp boy');
});

test('it is removed, and nothing was requested meanwhile', async () => {
  await panel.chord(ALT, 'w');
  await says(panel, /Remove “Saltmere”/);
  await panel.press('Remove “Saltmere”');
  await says(panel, /Remove “Saltmere” from this device\?/);
  await panel.eval(`[...document.querySelectorAll('dialog[open] button')]
    .find(({ textContent }) => textContent === 'Remove').click()`);
  await says(panel, 'How do you want to start?');
  await says(welcome, /Try the sample world/);
  expect(await requestsSeen(firefox)).toEqual([]);
  await firefox.closeTab(welcome);
});
