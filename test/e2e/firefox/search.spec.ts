import { type Platform, startPlatform } from '../../service/index.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { activeRow } from './screen.ts';
import { connectAndCopy } from './welcome.ts';

const BOX = 'Search the world';
const ENTER = '\uE007';
const DOWN = '\uE015';
const ALT = '\uE00A';
const LEFT = '\uE012';

let firefox: Firefox;
let platform: Platform | null = null;

// One installation for the file. The tests build on each other.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  platform = await startPlatform();
  await firefox.install();
});
test.afterAll(async () => {
  await platform?.close();
});

test('the sidebar copies the world, finds by a few letters, opens, and goes back', async () => {
  if (!platform) throw new Error('The platform did not start');
  await connectAndCopy(firefox, platform, 'opened');
  const tab = await firefox.screen('sidepanel');
  await tab.fill(BOX, 'isau');
  await expect.poll(() => activeRow(tab)).toContain('Captain Isaura Venn');
  await tab.keys(ENTER);
  await expect.poll(() => tab.text()).toContain('Insert');
  await tab.chord(ALT, LEFT);
  await expect.poll(() => tab.value(BOX)).toBe('isau');
  await firefox.closeTab(tab);
});

test('a row is dragged by mouse as a mention, and the search keeps the focus', async () => {
  const tab = await firefox.screen('sidepanel');
  await tab.fill(BOX, 'isau');
  await expect.poll(() => activeRow(tab)).toContain('Captain Isaura Venn');
  await tab.eval(`window.addEventListener('dragstart', ({ dataTransfer, defaultPrevented }) => {
    window.dragged = {
      isPrevented: defaultPrevented,
      types: [...dataTransfer.types],
      text: dataTransfer.getData('text/plain'),
      chip: document.querySelector('.drag-chip')?.textContent,
    };
  })`);
  await tab.drag('[role=option][aria-selected=true]');
  expect(await tab.eval('window.dragged')).toEqual({
    isPrevented: false,
    types: ['text/plain', 'text/html'],
    text: expect.stringMatching(/^@\[Captain Isaura Venn\]\(person:[\w-]+\)$/),
    chip: 'Captain Isaura Venn',
  });
  expect(await tab.eval("document.querySelector('.drag-chip') === null")).toBe(true);
  expect(await tab.eval('document.activeElement.id')).toBe('search');
  // The next click is a click again.
  await tab.click('[role=option][aria-selected=true]');
  await expect.poll(() => tab.text()).toContain('Insert');
  await firefox.closeTab(tab);
});

test('a file is taken by its drop zone, and refused elsewhere', async () => {
  // Sent by the page itself, because the driver can't drag files from outside.
  const tab = await firefox.screen('options');
  const over = (css: string, type: string) =>
    tab.eval(`(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['no archive'], 'notes.zip'));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      const event = new DragEvent(${JSON.stringify(type)}, options);
      document.querySelector(${JSON.stringify(css)}).dispatchEvent(event);
      return event.defaultPrevented;
    })()`);
  const zone = '.backup-card:has(input[type=file])';
  await expect.poll(() => tab.eval(`document.querySelector('${zone}') !== null`)).toBe(true);
  expect(await over('h1', 'dragover')).toBe(true);
  expect(await over('h1', 'drop')).toBe(true);
  expect(await tab.eval(`document.querySelector('${zone} .notice') === null`)).toBe(true);
  expect(await over(zone, 'dragover')).toBe(true);
  await expect.poll(() => tab.eval(`document.querySelector('${zone}').dataset.drop`)).toBe('zone');
  expect(await over(zone, 'drop')).toBe(true);
  await expect.poll(() => tab.eval(`document.querySelector('${zone} .notice') !== null`)).toBe(true);
  await firefox.closeTab(tab);
});

test('without background and World Anvil, the sidebar still searches', async () => {
  await platform?.close();
  platform = null;
  await firefox.terminateBackground();
  const tab = await firefox.screen('sidepanel');
  await expect.poll(() => tab.text()).toContain('Continue reading');
  await tab.fill(BOX, 'lamp ninth');
  await expect.poll(() => activeRow(tab)).toContain('Lamp');
  const first = await activeRow(tab);
  await tab.keys(DOWN);
  await expect.poll(() => activeRow(tab)).not.toBe(first);
  await firefox.closeTab(tab);
});

test('the palette works in a tab of its own', async () => {
  const tab = await firefox.screen('palette');
  await tab.fill(BOX, 'needle');
  await expect.poll(() => activeRow(tab)).toContain('The Needle');
  await firefox.closeTab(tab);
});
