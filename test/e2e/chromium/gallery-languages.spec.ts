import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { KIT, SCREENS } from '../../gallery/catalogue.ts';
import { brokenWords } from './broken-words.ts';
import { openSheet, useGallery } from './gallery-page.ts';
import { cutAtStart } from './lost-text.ts';
import { tooWide } from './too-wide.ts';

/** Half as long again as English, accented, from right to left. */
const PSEUDO = 'ar-XB';
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The worlds that the gallery shows: what is in them isn't translated. */
const SAMPLES = ['test/gallery', 'test/unit', 'lib/model'];

const content = SAMPLES.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8')),
)
  .join('\n')
  // Samples put the marked part of a quote between asterisks.
  .replaceAll('*', '')
  .toLowerCase();

const gallery = useGallery();

/** Texts and labels that a sheet shows: those of its stories, not the names of the stories. */
function textsShown(): Promise<string[]> {
  return gallery().page.evaluate(() => {
    const roots = document.querySelectorAll('.story-shown');
    const found = new Set<string>();
    for (const root of roots.length > 0 ? roots : [document.body]) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement?.checkVisibility()) found.add(node.nodeValue ?? '');
      for (const element of root.querySelectorAll('[title], [aria-label], [placeholder], [alt]'))
        for (const name of ['title', 'aria-label', 'placeholder', 'alt'])
          found.add(element.getAttribute(name) ?? '');
    }
    return [...found].map((text) => text.trim().replace(/\s+/g, ' '));
  });
}

/** Texts of the catalog that are cut off: an ellipsis hides part of a button or label. */
function cutOff(): Promise<string[]> {
  return gallery().page.evaluate(() =>
    [...document.querySelectorAll('.story-shown *, body > #app *')]
      .filter((element) => {
        const text = element.textContent ?? '';
        const { overflowX } = getComputedStyle(element);
        const isCut =
          element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible' && overflowX !== 'auto';
        // The second line of a row shows as much as fits.
        const isShown = !element.matches('.visually-hidden, .result-line *');
        return (
          isShown && isCut && text.includes('~') && element.clientWidth > 1 && element.children.length === 0
        );
      })
      .map((element) => element.textContent?.trim() ?? ''),
  );
}

/** What screens put together from a sample's own words and names of fields, and a name of World Anvil's. */
const COMPOSED = [
  'huge dragon',
  'medium construct',
  'about the crew',
  'the bell of',
  'an orlan',
  'worldember',
];
const isContent = (part: string) => content.includes(part) || COMPOSED.includes(part);

/** Keys with a letter, such as “J K”. */
const LETTERS = /^[A-Z](?: [A-Z])*$/;

/** A part of a text that is neither accented nor part of the sample worlds. */
const leftovers = (text: string): string[] =>
  (text.match(/[A-Za-z][A-Za-z’ ]{2,}/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && !LETTERS.test(part) && !isContent(part.toLowerCase()));

for (const [name, listings] of Object.entries({ kit: KIT, screens: SCREENS }))
  test(`${name}: every text is in the catalog and has room for a longer language`, async () => {
    test.slow();
    const { page } = gallery();
    const found: string[] = [];
    for (const { id } of listings) {
      await page.setViewportSize({ width: 320, height: 640 });
      await openSheet(gallery(), id, PSEUDO);
      for (const text of await textsShown())
        for (const part of leftovers(text)) found.push(`${id}: not in the catalog: ${part}`);
      for (const text of await cutOff()) found.push(`${id}: cut off: ${text}`);
      for (const text of await cutAtStart(page)) found.push(`${id}: cut off at its start: ${text}`);
      const over = await tooWide(page);
      if (over > 0) found.push(`${id}: ${over} px too wide`);
    }
    expect(found).toEqual([]);
  });

test('the check itself finds a text outside the catalog, and one that is cut off', async () => {
  const { page } = gallery();
  await openSheet(gallery(), 'buttons', PSEUDO);
  await page
    .locator('.story-shown')
    .first()
    .evaluate((story) => {
      const literal = document.createElement('p');
      literal.textContent = 'Nobody has translated these words';
      const cut = document.createElement('p');
      cut.textContent = '~~ a label without room ~~';
      cut.style.cssText = 'inline-size: 3rem; overflow: hidden; white-space: nowrap';
      const startless = document.createElement('p');
      startless.textContent = 'The beginning of these words is out of sight';
      startless.style.cssText =
        'inline-size: 3rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis';
      story.append(literal, cut, startless);
    });
  expect((await textsShown()).flatMap(leftovers)).toContain('Nobody has translated these words');
  expect(await cutOff()).toEqual(['~~ a label without room ~~']);
  expect(await cutAtStart(page)).toContain('The beginning of these words is out of sight');
});

const languages = readdirSync(path.join(ROOT, 'lib/i18n/languages')).map((file) => path.parse(file).name);

test('the list of keys breaks no word in any language, however long', async () => {
  const { page } = gallery();
  await page.setViewportSize({ width: 320, height: 640 });
  const found: string[] = [];
  // Japanese breaks within words.
  for (const language of languages.filter((one) => one !== 'ja')) {
    await openSheet(gallery(), 'keys', language);
    await expect(page.locator('.key-list dd').first()).toBeVisible();
    for (const word of await brokenWords(page, 40)) found.push(`${language}: ${word}`);
  }
  expect(found).toEqual([]);
});

test('in the browser’s popup, Save stands beside the other buttons in every language', async () => {
  const { page } = gallery();
  await page.setViewportSize({ width: 460, height: 600 });
  for (const language of languages) {
    await openSheet(gallery(), 'capture', language);
    const middles = await page.locator('.savebar').evaluate((bar) =>
      [...bar.querySelectorAll(':scope > button')].map((button) => {
        const { top, height } = button.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(middles.length, language).toBeGreaterThan(3);
    expect(new Set(middles).size, language).toBe(1);
  }
});

test('the keys of a shortcut keep their order in a language that runs from right to left', async () => {
  await openSheet(gallery(), 'keys', 'ar');
  const keys = gallery().page.locator('.key-list .kbd', { hasText: 'Alt+← Alt+→' });
  const places = await keys.evaluate((element) => {
    const text = element.firstChild;
    if (!text) return [];
    return [...(text.textContent ?? '')].map((_, at) => {
      const range = new Range();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places.length).toBeGreaterThan(10);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
