import { expectAccessible } from './axe.ts';
import type { Firefox } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { has, openEntry, openScreen, says } from './screen.ts';

let firefox: Firefox;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ sharedFirefox: shared }) => {
  firefox = shared;
  await firefox.install();
  const welcome = await openScreen(firefox, 'welcome');
  await welcome.press('Try the sample world');
  await says(welcome, /Saltmere is on this device/);
});

test('an article is renamed in all texts, and one Undo brings its name back', async () => {
  const panel = await openScreen(firefox, 'sidepanel');
  await openEntry(panel, 'Saltmere');
  await has(panel, '.entry-more [aria-haspopup]');
  // The menu has it once the entry is read.
  await expect
    .poll(async () => {
      await panel.eval("document.querySelector('.entry-more [aria-haspopup][aria-expanded=false]')?.click()");
      return panel.text();
    })
    .toMatch(/Rename everywhere…/);
  await panel.eval(
    "[...document.querySelectorAll('[role=menuitem]')].find((one) => /^Rename/.test(one.textContent)).click()",
  );
  await says(panel, /Rename “Saltmere”/);
  await panel.fill('New name', 'Brinewater');
  await has(panel, '.rename-new');
  await expectAccessible(firefox, panel, 'renaming');
  await expect.poll(() => panel.text()).toMatch(/(\d+) of \1 selected/);
  await panel.eval("document.querySelector('.places-bar .button:last-child').click()");
  await has(panel, 'dialog[open]');
  await panel.eval(
    "[...document.querySelectorAll('dialog[open] button')].find((one) => /^Change/.test(one.textContent)).click()",
  );
  await says(panel, /(\d+) of \1 changed\./);
  await panel.eval(
    "[...document.querySelectorAll('.batch button')].find((one) => /^Undo/.test(one.textContent)).click()",
  );
  await says(panel, /(\d+) of \1 selected/);
  await says(panel, /Saltmere\s+Brinewater/);
});
