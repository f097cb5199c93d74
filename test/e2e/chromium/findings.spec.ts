import type { Page } from '@playwright/test';
import { SAMPLE_WORLD_ID, sampleId } from '../../../lib/sample-world/world.ts';
import { expectAccessible } from './axe.ts';
import { ask } from './background-state.ts';
import type { Chromium } from './browser.ts';
import { expect } from './fixtures.ts';
import { SearchScreen } from './search-screen.ts';
import { sampleTest as test } from './shared-world.ts';
import { tooWide } from './too-wide.ts';

const EDDA = 'Edda Marsh';
const DIES_FIRST = `${EDDA} dies before being born.`;

/** What contradicts itself in the sample world, without that. */
const MENDED: readonly (readonly [title: string, changes: object])[] = [
  [EDDA, { sidebarcontent: '', footnotes: '' }],
  ['Letters from the Rock', { sidebarcontent: '' }],
  ['The Tide Gate', { sidebarcontent: '' }],
  ['Warden of the Ninth Lamp', { content: 'A seat that is dusted every week and filled never.' }],
];

/** The sample world without contradictions in a panel, where everything logged as an error is collected. */
async function sampleWorld(chromium: Chromium) {
  const panel = await SearchScreen.open(chromium, 'sidepanel');
  const { page } = panel;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await expect(page.getByText(/^\d+ entries/)).toBeVisible();
  const edit = async (title: string, changes: object): Promise<void> => {
    const ref = { worldId: SAMPLE_WORLD_ID, kind: 'article', id: sampleId('article', title) };
    const one = { ref, title, cause: 'append', changes, seen: null };
    expect(await ask(page, 'history.change', { edit: one })).toMatchObject({ ok: true });
  };
  for (const [title, changes] of MENDED) await edit(title, changes);
  const change = (changes: object) => edit(EDDA, changes);
  const write = (content: string) => change({ content });
  return { page, errors, change, write };
}

async function openFindings(page: Page): Promise<void> {
  await page.keyboard.press('Alt+r');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await page.getByRole('tab', { name: 'Findings' }).click();
}

const findings = (page: Page) => page.getByRole('region', { name: 'Findings' });
/** The button of a finding, which shows its places. */
const finding = (page: Page, sentence: string) =>
  page.getByRole('button', { name: new RegExp(`^${sentence.replaceAll('.', '\\.')}`) });

/** Expects the shown state to be accessible, and to fit at every width. */
async function expectFine(page: Page, state: string): Promise<void> {
  for (const width of [320, 400, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tooWide(page), `${state}, ${width} px`).toBeLessThanOrEqual(0);
    if (process.env.LOOKS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.screenshot({ path: `${process.env.LOOKS}/findings-${state}-${colorScheme}-${width}.png` });
      }
  }
  await expectAccessible(page, state);
}

/** Source of a statement: nothing in the page's database can be read until it calls `letRead()`. */
const HOLD_DATABASE = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('loreside-library');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const { objectStoreNames } = opening.result;
    const store = opening.result.transaction([...objectStoreNames], 'readwrite').objectStore(objectStoreNames[0]);
    let isHeld = true;
    window.letRead = () => { isHeld = false; };
    const hold = () => {
      store.count().onsuccess = () => {
        resolve();
        if (isHeld) hold();
        else opening.result.close();
      };
    };
    hold();
  };
})`;

/** Errors that Loreside itself has recorded. */
const recorded = (page: Page): Promise<string[]> =>
  page.evaluate(`chrome.storage.session.get(null).then((all) =>
    Object.entries(all).filter(([key]) => key.startsWith('diagnostics.error.')).map(([, one]) => JSON.stringify(one)))`);

test('a contradiction is shown with both places, stays marked as intended, and is back when a place changes', async ({
  chromium,
}) => {
  const { page, write, errors } = await sampleWorld(chromium);
  await openFindings(page);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByText(/^\d+ full texts read$/)).toBeVisible();
  await expectFine(page, 'nothing');

  await write('She kept the lamps.\n\n[b]Born:[/b] 412 AE\n[b]Died:[/b] 398 AE');
  await finding(page, DIES_FIRST).click();
  const places = findings(page).getByRole('listitem', { name: EDDA });
  await expect(places.locator('mark')).toHaveText(['398 AE', '412 AE']);
  await expect(places.getByText('Died: 398 AE')).toBeVisible();
  await expectFine(page, 'found');
  await places.first().getByRole('button', { name: 'Open article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: EDDA })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(places).toHaveCount(2);

  await page.getByRole('button', { name: 'Mark as intended' }).click();
  await expect(finding(page, DIES_FIRST)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-ready', 'sidepanel');
  await openFindings(page);
  const fold = page.getByRole('button', { name: '1 marked as intended' });
  await expect(page.getByText('Nothing found')).toBeVisible();
  await fold.click();
  await expect(finding(page, DIES_FIRST)).toBeVisible();
  await expectFine(page, 'intended');

  await write('She kept the lamps.\n\n[b]Born:[/b] 412 AE\n[b]Died:[/b] 397 AE');
  await expect(findings(page).getByText(DIES_FIRST)).toBeVisible();
  await expect(fold).toHaveCount(0);
  await write('She kept the lamps.');
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(errors).toEqual([]);
  expect(await recorded(page)).toEqual([]);
});

test('a name that is nearly right is found, mended with one click, and Undo brings it back', async ({
  chromium,
}) => {
  const { page, write, errors } = await sampleWorld(chromium);
  await write('She was born in Saltmeer. The lamps of Saltmere were lit.');
  await openFindings(page);
  const slip = finding(page, '“Saltmeer” may be Saltmere.');
  await slip.click();
  const place = findings(page).getByRole('listitem', { name: EDDA });
  await expect(place.locator('mark')).toHaveText('Saltmeer');
  await expect(place.locator('blockquote')).toHaveText('She was born in Saltmeer.');
  await expectFine(page, 'near');
  await page.getByRole('button', { name: 'Change to “Saltmere”' }).click();
  await expect(page.locator('[data-toast]', { hasText: 'Changed' })).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.locator('[data-toast]').getByRole('button', { name: 'Undo' }).click();
  await slip.focus();
  await page.keyboard.press('f');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(slip).toBeVisible();

  await slip.focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: '1 marked as intended' })).toBeVisible();
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a check is turned off and on again, and an era that is named lets its dates be checked', async ({
  chromium,
}) => {
  const { page, write, errors } = await sampleWorld(chromium);
  await write('[b]Born:[/b] 412 AE\n[b]Died:[/b] 398 AE');
  await openFindings(page);
  await finding(page, DIES_FIRST).click();
  await page.getByRole('button', { name: 'Turn off this check' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.locator('.list-tools').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Checks' }).click();
  const check = page.getByRole('dialog').getByRole('switch', { name: /^Death before birth/ });
  await expect(check).not.toBeChecked();
  await expectFine(page, 'checks');
  await check.check();
  await expect(page.locator('[data-toast]', { hasText: 'is off in this world' })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(finding(page, DIES_FIRST)).toBeVisible();

  await page.keyboard.press('Alt+KeyW');
  await page.getByRole('menuitem', { name: 'World overview' }).click();
  await page.getByRole('button', { name: 'Add era' }).click();
  const form = page.getByRole('dialog', { name: 'New era' });
  await form.getByLabel('Name').fill('Age of Embers');
  await form.getByLabel('Abbreviations').fill('AE');
  await form.getByLabel('Last year (optional)').fill('400');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Age of Embers')).toBeVisible();
  await openFindings(page);
  const outside = finding(page, `A date in ${EDDA} lies outside its era.`);
  await outside.click();
  await expect(findings(page).locator('.evidence-quote').getByText('Born: 412 AE')).toHaveCount(2);
  await expectFine(page, 'era');
  expect(errors).toEqual([]);
  expect(await recorded(page)).toEqual([]);
});

test('thousands of findings are read by keyboard, copied, and covered while the screen is shared; a check can be stopped', async ({
  chromium,
}) => {
  const MISSING = 2_000;
  const { page, change, errors } = await sampleWorld(chromium);
  const ghosts = Array.from({ length: MISSING }, (_, at) => `@[Ghost ${at}](person:ghost-${at})`);
  await change({ state: 'private', content: ghosts.join(' ') });
  await openFindings(page);
  const summary = page.getByText('2,000 findings in 1 entry');
  await expect(summary).toBeVisible();
  const rows = findings(page).locator('[data-row^=finding]');
  const focused = page.locator(':focus');

  await findings(page)
    .getByRole('button', { name: /^Probably mistakes/, expanded: true })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toContainText('Ghost');
  // The last row shows more of them. Rows that nobody asks for are not drawn.
  await page.keyboard.press('End');
  await expect(focused).toHaveText('Show 50 more');
  await expect(focused).toBeInViewport();
  await expect(rows).toHaveCount(50);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(100);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const quote = findings(page).locator('.evidence-quote').first();
  await expect(quote).toBeVisible();
  await expectFine(page, 'thousands');

  const copyList = async () => {
    await page.locator('.list-tools').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Copy list' }).click();
  };
  const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
  await chromium.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyList();
  await expect.poll(async () => (await clipboard()).split('- [ ] ').length - 1).toBe(MISSING);
  expect(await clipboard()).toContain('## Probably mistakes');
  await page.keyboard.press('Alt+KeyS');
  await expect(quote).toBeHidden();
  await expect(findings(page).getByText('Ghost').filter({ visible: true })).toHaveCount(0);
  await copyList();
  await expect(page.getByText('Nothing was copied.').first()).toBeVisible();
  expect(await clipboard()).toContain('Ghost');
  // The first press says what would appear.
  await page.keyboard.press('Alt+KeyS');
  await expect(page.getByRole('dialog', { name: 'Turn off screen sharing?' })).toBeVisible();
  await page.keyboard.press('Alt+KeyS');
  await expect(quote).toBeVisible();

  await page.evaluate(HOLD_DATABASE);
  await page.locator('.list-tools').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Check again' }).click();
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(page.getByRole('progressbar', { name: 'Checking your world…' })).toBeVisible();
  await stop.click();
  await expect(page.getByText('Not checked')).toBeVisible();
  await page.evaluate('letRead()');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(summary).toBeVisible();
  expect(errors).toEqual([]);
  expect(await recorded(page)).toEqual([]);
});
