import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Clip } from '../../../lib/capture/index.ts';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openPages, type SourcePages } from '../../bench/capture/chromium.ts';
import { expect, test } from './fixtures.ts';

let pages: SourcePages;
let bundle: string;

test.beforeAll(async ({ sharedBrowser }) => {
  pages = await openPages(sharedBrowser.browser);
  bundle = await captureBundle();
});
test.afterAll(() => pages.close());

const newsroom = readFileSync(fileURLToPath(new URL('../../pages/newsroom.html', import.meta.url)), 'utf8');

async function captured(html: string, without: string[] = []): Promise<Clip> {
  const page = await pages.show(html);
  await page.evaluate(bundle);
  return page.evaluate(`loreside.capturePage(window, ${JSON.stringify(without)})`);
}

test('an article is captured without byline, buttons, teasers, notices and comments', async () => {
  const { text } = await captured(newsroom);
  expect(text.split('\n').filter(Boolean)[0]).toMatch(/^For the first time in ninety years/);
  expect(text.trim()).toMatch(/for as long as the tower stands\.$/);
  expect(text).not.toMatch(
    /Orrell|Published|Facebook|Tweet|Print|Related|Harbor master|rope makers|newsletter|appears in print|More from|Eel season|Salt prices|comments|cried|Too loud|©/,
  );
});

test('headings, quoted posts and link lists in the middle of an article stay', async () => {
  const { markup } = await captured(newsroom);
  expect(markup).toContain('[h2]What was lost in the flood[/h2]');
  expect(markup).toContain('I put down my nets.');
  expect(markup).toContain('[url:https://social.example/oth/1]9 March 2026[/url]');
  expect(markup).toContain('[li][url:https://archive.example/reel-4]Reel four, the town archive[/url][/li]');
});

test('a caption appears once', async () => {
  const { text, images } = await captured(newsroom);
  expect(text.match(/The bells before they were hung/g)).toHaveLength(1);
  expect(text.match(/Old Mercy on the quay/g)).toHaveLength(1);
  expect(images[0]).toEqual({
    url: 'https://page.example/bells.jpg',
    alt: 'The bells before they were hung',
  });
});

test('each cleanup step removes its target, and the other steps don’t', async () => {
  for (const [step, words] of [
    ['related', 'The rope makers who would not leave'],
    ['repeats', /Old Mercy on the quay[\s\S]*Old Mercy on the quay/],
    ['edges', 'appears in print'],
  ] as const) {
    expect((await captured(newsroom, [step])).text).toMatch(words);
  }
});

test('a page that consists of comments keeps them', async () => {
  const comment = (words: string): string =>
    `<div class="comment"><p>${words}, and I have thought about it for a long time before I wrote this down here.</p></div>`;
  const html = `<title>Thread</title><div class="comments">${['The first says yes', 'The second says no', 'The third says perhaps', 'The fourth says nothing', 'The fifth agrees', 'The sixth does not'].map(comment).join('')}</div>`;
  expect((await captured(html)).text).toMatch(/The first says yes[\s\S]*The sixth does not/);
});

test('line breaks preserved by CSS and styled letters are captured as shown', async () => {
  const filler =
    '<p>The keeper of the light wrote down the weather every evening, and the ships that passed.</p>';
  const { markup } = await captured(
    `<title>Log</title><article>${filler.repeat(6)}<div style="white-space:pre-wrap">Monday: fog\nTuesday: a gale from the west, and two ships lost</div><p><b style="font-weight:normal">Nobody slept that night, and the lamp was kept burning until noon.</b></p>${filler}</article>`,
  );
  expect(markup).toContain('Monday: fog[br]Tuesday');
  expect(markup).not.toContain('[b]Nobody');
});

test('a page that changes during the capture is captured in its final state', async () => {
  const html = `<title>Log</title><article id=a>${'<p>The keeper of the light wrote down the weather every evening, and the ships that passed.</p>'.repeat(3000)}</article>`;
  const page = await pages.show(html);
  await page.evaluate(bundle);
  const clip: Clip = await page.evaluate(`(() => {
    const reading = loreside.capturePage(window);
    document.querySelector('#a').replaceChildren(...Array.from({ length: 9 }, (_, at) => {
      const made = document.createElement('p');
      made.textContent = 'The second text of this page is another one, and it is number ' + at + ' of nine.';
      return made;
    }));
    return reading;
  })()`);
  expect(clip.text).not.toContain('weather');
  expect(clip.text).toMatch(/number 0 of nine[\s\S]*number 8 of nine/);
});
