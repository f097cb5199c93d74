import { expect, test } from '@playwright/test';
import { KIT, type Listing, SCREENS } from '../../gallery/catalogue.ts';
import { COLOR_RULES, LOAD_SHEET_AXE, SHEET_RULES } from '../axe.ts';
import { SMALL_TARGETS } from '../touch-targets.ts';
import { violations } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { unseenInForcedColors } from './forced-colors.ts';
import { openSheet, useGallery } from './gallery-page.ts';
import { lostText, setText } from './lost-text.ts';
import { tooWide } from './too-wide.ts';

const PANEL_WIDTH = 400;
/** The narrowest window, and a wide one. */
const OTHER_WIDTHS = [1000, 320];
const PHONE_WIDTH = 360;

/** How a reader may enlarge text: its size alone, and its spacing. A zoomed window is a narrow one. */
const TEXTS = [
  { name: 'at 200 %', width: 640, percent: 200 },
  { name: 'spaced', width: 400, isSpaced: true },
] as const;

const gallery = useGallery();
const resize = (width: number) => gallery().page.setViewportSize({ width, height: 640 });

/** The violations that axe finds, by rule. */
async function flaws(name: string, asked = SHEET_RULES): Promise<string[]> {
  const found = await violations(gallery().page, ':root', asked);
  return found.map(({ id, targets }) => `${name}: ${id} at ${targets.join(', ')}`);
}

/** The dialogs of a sheet, opened one after another. */
const DIALOGS: Partial<Record<string, readonly (readonly string[])[]>> = {
  outbox: [['[data-action=sendAgain]'], ['[data-action=compare]', 'dialog .button[data-tone=danger]']],
};

/** Checks each dialog of a sheet in both schemes, and leaves it closed, in light mode. */
async function checkDialogs(id: string): Promise<string[]> {
  const { page } = gallery();
  const found: string[] = [];
  for (const clicks of DIALOGS[id] ?? []) {
    for (const clicked of clicks) {
      await page.locator(clicked).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      const name = `${id}, after a click on ${clicked}`;
      found.push(...(await flaws(name)));
      await page.emulateMedia({ colorScheme: 'dark' });
      found.push(...(await flaws(`${name} in the dark`, COLOR_RULES)));
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return found;
}

/** What a finger can't hit well on a phone. */
async function smallTargets(id: string): Promise<string[]> {
  const { page } = gallery();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate("matchMedia('(pointer: coarse) and (hover: none)').matches")).toBe(true);
  const small: string[] = await page.evaluate(SMALL_TARGETS);
  // This ends the emulation, too.
  await cdp.detach();
  return small.map((target) => `${id}, touch: ${target}`);
}

/** Opens a sheet at a panel's width, checks it with axe, then checks its width in all sizes. */
async function checkSheet({ id }: Listing, isBoth: boolean): Promise<string[]> {
  const { page } = gallery();
  await resize(PANEL_WIDTH);
  await openSheet(gallery(), id);
  await page.evaluate(LOAD_SHEET_AXE);
  const found = [...(await flaws(id)), ...(await checkDialogs(id))];
  if (isBoth) {
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(...(await flaws(`${id} in the dark`, COLOR_RULES)));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  for (const width of [PANEL_WIDTH, ...OTHER_WIDTHS]) {
    await resize(width);
    const over = await tooWide(page);
    if (over > 0) found.push(`${id}: ${over} px too wide for ${width}`);
  }
  for (const word of await brokenWords(page))
    found.push(`${id}: broken at ${OTHER_WIDTHS.at(-1)} px: ${word}`);
  await resize(PHONE_WIDTH);
  found.push(...(await smallTargets(id)));
  for (const { name, width, ...text } of TEXTS) {
    await resize(width);
    await setText(page, text);
    for (const lost of await lostText(page)) found.push(`${id}, ${name}: ${lost}`);
    const over = await tooWide(page);
    if (over > 0) found.push(`${id}, ${name}: ${over} px too wide`);
  }
  await setText(page, {});
  for (const unseen of await unseenInForcedColors(page)) found.push(`${id}, forced colors: ${unseen}`);
  return found;
}

/** The kit is checked in both schemes. Whole screens are checked in light mode; their own tests cover dark mode. */
const SHEET_GROUPS = [
  { name: 'the kit', listings: KIT, isBoth: true },
  { name: 'the screens', listings: SCREENS, isBoth: false },
];

for (const { name, listings, isBoth } of SHEET_GROUPS)
  test(`${name}: passes axe, is no wider than its frame, and has room for fingers`, async () => {
    test.slow();
    const found: string[] = [];
    for (const listing of listings) found.push(...(await checkSheet(listing, isBoth)));
    expect(found).toEqual([]);
  });

test('the gallery shows each sheet in light and dark, side by side, at the chosen width', async () => {
  const { url, page } = gallery();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(url);
  const pair = page.locator('#buttons iframe');
  await expect(pair).toHaveCount(2);
  for (const [at, ground] of ['rgb(251, 250, 247)', 'rgb(22, 25, 24)'].entries()) {
    const shown = pair.nth(at).contentFrame();
    await expect(shown.getByRole('heading', { name: 'Buttons' })).toBeVisible();
    await expect(shown.locator('html')).toHaveCSS('background-color', ground);
  }
  await page.getByText('320 px').click();
  await expect(pair.first()).toHaveCSS('width', '320px');
  // The content of the frames was checked above, sheet by sheet.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  expect(await flaws('gallery')).toEqual([]);
});

/** What begins at the panel's edge, by sheet. */
const AT_EDGE = [
  ['panel-home', '.result-section .tile, .outbox-row > .tile'],
  ['panel-found', '.result > .tile'],
  ['panel-review', 'h1, .tab-strip, .result > .tile'],
  ['article', '.split, .article-name h1, .article-body > :first-child'],
] as const;

test('what the panel shows begins where its header does, in narrow and wide windows', async () => {
  const { page } = gallery();
  for (const [id, places] of AT_EDGE)
    for (const width of [PANEL_WIDTH, ...OTHER_WIDTHS]) {
      await resize(width);
      await openSheet(gallery(), id);
      await expect(page.locator('.panel-main').locator(places).first()).toBeVisible();
      const edges = await page.evaluate((places) => {
        const leftOf = (one: Element) => Math.round(one.getBoundingClientRect().left);
        const rightOf = (one: Element) => Math.round(one.getBoundingClientRect().right);
        const [tile] = document.querySelectorAll('.world-switcher .tile');
        const [search] = document.querySelectorAll('.search-box');
        const main = [...document.querySelectorAll('.panel-main')].flatMap((one) => [
          ...one.querySelectorAll(places),
        ]);
        const ages = [...document.querySelectorAll('.found .result-age, .review .result-age')];
        return {
          start: tile && leftOf(tile),
          starts: [...new Set(main.filter((one) => one.checkVisibility()).map(leftOf))],
          end: search && rightOf(search),
          ends: [...new Set(ages.filter((one) => one.checkVisibility()).map(rightOf))],
        };
      }, places);
      expect(edges.starts, `${id} at ${width} px`).toEqual([edges.start]);
      expect(
        edges.ends.filter((end) => end !== edges.end),
        `${id} at ${width} px`,
      ).toEqual([]);
    }
});

test('in the history, what was changed stands right below the title, with and without buttons beside it', async () => {
  for (const width of [PANEL_WIDTH, ...OTHER_WIDTHS]) {
    await resize(width);
    await openSheet(gallery(), 'history');
    const gaps = await gallery()
      .page.locator('.change:has(> .change-text > .change-title)')
      .evaluateAll((changes) =>
        changes.map((change) => {
          const [title, description] = ['.change-title', '.change-description'].map((line) =>
            change.querySelector(line)?.getBoundingClientRect(),
          );
          return Math.round((description?.top ?? 0) - (title?.bottom ?? 0));
        }),
      );
    expect(gaps.length).toBeGreaterThan(5);
    expect(new Set(gaps)).toEqual(new Set([0]));
  }
});

test('the check itself finds a label that enlarged text runs out of', async () => {
  const { page } = gallery();
  await page.setViewportSize({ width: 640, height: 640 });
  await openSheet(gallery(), 'buttons');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'No room for these words';
    button.style.cssText =
      'font-size: 0.875rem; inline-size: 180px; block-size: 36px; white-space: nowrap; padding: 0';
    document.body.append(button);
  });
  await setText(page, {});
  expect(await lostText(page)).toEqual([]);
  await setText(page, { percent: 200 });
  expect(await lostText(page)).toEqual(['button.: No room for these words']);
  await setText(page, { isSpaced: true });
  expect(await lostText(page)).toEqual(['button.: No room for these words']);
});
