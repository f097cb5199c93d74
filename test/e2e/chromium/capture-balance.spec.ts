import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openPages, type SourcePages } from '../../bench/capture/chromium.ts';
import { markupish, unbalanced } from '../../unit/markup/writing.ts';
import { expect, test } from './fixtures.ts';

let pages: SourcePages;
let page: Page;

test.beforeAll(async ({ sharedBrowser }) => {
  pages = await openPages(sharedBrowser.browser);
  page = await pages.show('<!doctype html><title>Any page</title>');
  await page.evaluate(await captureBundle());
});
test.afterAll(() => pages.close());

const NAMES =
  'p div span b strong i em u s sup sub code pre a h1 h2 h6 ul ol li table tr td th caption thead blockquote details summary ruby rt br hr img q section article dl dt dd math mfrac mn'.split(
    ' ',
  );
const tag = fc
  .constantFrom(...NAMES)
  .chain((name) =>
    fc.constantFrom(
      `<${name}>`,
      `</${name}>`,
      `<${name}>`,
      `<${name} href="https://a.example/[x]|y" src="/a.png" alt="[b]|" colspan=3 rowspan=2 style="font-weight:bold">`,
    ),
  );
const words = markupish.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
const body = fc
  .array(fc.oneof({ weight: 3, arbitrary: tag }, words), { maxLength: 30 })
  .map((pieces) => pieces.join(''));

const READ = `(bodies) => bodies.map((body) => {
  const page = new DOMParser().parseFromString(body, 'text/html');
  const read = loreside.readDom(page.body, { base: 'https://page.example/' });
  const shown = loreside.shown(read.markup, read.images).textContent;
  const squeeze = (words) => words.replace(/[\\s\\u00ad\\u200b\\ufeff]+|Image: \\S*|Image/g, '');
  return { markup: read.markup, said: squeeze(page.body.textContent), shown: squeeze(shown) };
})`;

test('captured markup is balanced and has the same text, whatever a page contains', async () => {
  const bodies = fc.sample(body, { numRuns: 1_500, seed: 20_261_121 });
  const results: { markup: string; said: string; shown: string }[] = await page.evaluate(
    `(${READ})(${JSON.stringify(bodies)})`,
  );
  const open = results.filter(({ markup }) => unbalanced(markup) !== null);
  expect(open.map(({ markup }) => `${unbalanced(markup)} in ${markup}`)).toEqual([]);
  // Math adds a fraction bar, a summary precedes its details, and an image adds its alternative text.
  const letters = (text: string): string => [...text.replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
  const changed = results.filter(
    ({ said, shown }, at) =>
      !/<img|<summary|<math/.test(bodies[at] ?? '') && letters(said) !== letters(shown),
  );
  expect(changed).toEqual([]);
});

test('a page with 20,000 nested levels and a table with huge spans is captured', async () => {
  const lengths: number[] = await page.evaluate(`(() => {
    const parse = (html) => new DOMParser().parseFromString(html, 'text/html').body;
    // A hundred levels at a time: the browser compares what it appends with each element around it.
    const levels = parse('<b><span>'.repeat(50)).firstElementChild;
    const innermost = (element) => (element.firstElementChild ? innermost(element.firstElementChild) : element);
    const root = document.createElement('b');
    let deep = root;
    for (let at = 0; at < 200; at++) {
      deep.append(levels.cloneNode(true));
      deep = innermost(deep);
    }
    deep.textContent = 'deep';
    const table = parse('<table><tr><td colspan=99999>a<td>b<tr><td rowspan=99999>c<td>d</table>');
    return [root, table].map((node) => loreside.readDom(node, { base: 'https://a.example/' }).markup.length);
  })()`);
  expect(lengths[0]).toBe('[b]deep[/b]'.length);
  expect(lengths[1]).toBeLessThan(5_000);
});

test('a very long page is captured completely, or truncated at a limit, balanced and marked as truncated', async () => {
  const [whole, cut]: { markup: string; truncated: boolean }[] = await page.evaluate(`(() => {
    document.body.replaceChildren();
    for (let at = 0; at < 9000; at++) {
      const item = document.body.appendChild(document.createElement('ul')).appendChild(document.createElement('li'));
      item.append('A line of some words, long enough to fill a page when it is said again and again, number ' + at);
    }
    getSelection().selectAllChildren(document.body);
    const cut = loreside.readDom(document.body, { base: document.baseURI, limit: 400000 });
    return [loreside.captureSelection(window), cut];
  })()`);
  expect(whole?.truncated).toBe(false);
  expect(whole?.markup).toContain('number 8999[/li]');
  expect(cut?.truncated).toBe(true);
  expect(cut?.markup.length).toBeLessThan(401_000);
  for (const { markup } of [whole, cut].filter((one) => one !== undefined))
    expect(unbalanced(markup)).toBeNull();
});
