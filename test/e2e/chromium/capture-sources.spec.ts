import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Clip, KNOWN_ELEMENTS } from '../../../lib/capture/index.ts';
import { captureBundle } from '../../bench/capture/bundle.ts';
import { openPages, type SourcePages } from '../../bench/capture/chromium.ts';
import { SOURCE_CASES } from './capture-sources-cases.ts';
import { expect, test } from './fixtures.ts';

let pages: SourcePages;
let bundle: string;

test.beforeAll(async ({ sharedBrowser }) => {
  pages = await openPages(sharedBrowser.browser);
  bundle = await captureBundle();
});
test.afterAll(() => pages.close());

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const saved = (name: string): string => read(`test/pages/sources/${name}.html`);
const addressOf = (name: string): string => SOURCE_CASES.find(({ page }) => page === name)?.address ?? '';

async function captured(html: string, address?: string): Promise<Clip> {
  const page = await pages.show(html, address);
  await page.evaluate(bundle);
  return page.evaluate('loreside.capturePage(window)');
}

/** Captures a selection on a saved page; `act` makes the selection. */
async function selected(name: string, act: string): Promise<Clip> {
  const page = await pages.show(saved(name), addressOf(name));
  await page.evaluate(bundle);
  await page.evaluate(act);
  return page.evaluate('loreside.captureKnownSelection(window)');
}

const all = (selector: string): string =>
  `getSelection().selectAllChildren(document.querySelector(${JSON.stringify(selector)}))`;
const between = (first: string, last: string): string => `(() => {
  const text = (selector) => document.createTreeWalker(document.querySelector(selector), 4);
  const start = text(${JSON.stringify(first)}).nextNode();
  const texts = text(${JSON.stringify(last)});
  let end = texts.nextNode();
  for (let next = end; next; next = texts.nextNode()) end = next;
  getSelection().setBaseAndExtent(start, 0, end, end.data.length);
})()`;

for (const { page: name, address, title, source, markup, words } of SOURCE_CASES) {
  test(`${name}: captures title, author and text, without the page around it`, async () => {
    const clip = await captured(saved(name), address);
    expect(clip.markup).toBe(markup);
    expect(clip.title).toBe(title);
    expect(clip.source).toMatchObject(source);
  });

  test(`${name}: loses no text when the page’s class names change`, async () => {
    const renamed = saved(name)
      .replace(/\b(class|id|data-testid|data-test-id|view-context|tabindex)="[^"]*"/g, '')
      .replace(/<(\/?)(?:shreddit|faceplate)-[a-z-]+/g, '<$1div')
      .replace(/<meta [^>]*>/g, '');
    const { text } = await captured(renamed, address);
    for (const part of words) expect(text).toContain(part);
  });
}

test('the built scripts read every source like the tests do', async () => {
  const scripts = ['capture.js', 'capture-page.js'].map((file) => read(`.output/chrome-mv3/${file}`));
  for (const { page: name, address, title, markup } of SOURCE_CASES) {
    const page = await pages.show(saved(name), address);
    let clip: unknown = null;
    for (const script of scripts) clip = await page.evaluate(script);
    expect.soft(clip, name).toMatchObject({ kind: 'page', title, markup });
  }
});

test('both built scripts return the selection, and pages with rules of their own are recognized', async () => {
  const scripts = ['capture.js', 'capture-page.js'].map((file) => read(`.output/chrome-mv3/${file}`));
  for (const { page: name, address } of SOURCE_CASES) {
    const page = await pages.show(saved(name), address);
    await page.evaluate(all('body'));
    const [first, second] = scripts;
    const clip = await page.evaluate(first ?? '');
    expect.soft(clip, name).toMatchObject({ kind: 'selection' });
    // A selection on these pages gives the same result either way.
    expect
      .soft(
        await page
          .locator(KNOWN_ELEMENTS)
          .count()
          .then((count) => count > 0),
        name,
      )
      .toBe(!['fandom', 'tumblr', 'royal-road-fiction'].includes(name));
    expect.soft(await page.evaluate(second ?? ''), name).toMatchObject({ kind: 'selection' });
  }
});

test('rows of a hidden tab become facts too', async () => {
  const { facts } = await captured(saved('fandom'));
  expect(facts).toEqual([
    { label: 'Home', value: 'Ashfall Keep' },
    { label: 'Youth – Hair', value: 'Black' },
    { label: 'Exile – Hair', value: 'White' },
    { label: 'Exile – Weapon', value: 'An oar' },
  ]);
});

test('a post that is only a question is captured with its answers, each with its author', async () => {
  const page = saved('reddit').replace(
    /<div slot="post-media-container">[\s\S]*?<\/shreddit-post-text-body>/,
    '',
  );
  const { title, markup } = await captured(page, addressOf('reddit'));
  expect(title).toBe('How does your salt trade work?');
  expect(markup).toBe(
    '[b]u/BogWarden[/b]\n\nOur roads are guarded by [i]eel wardens[/i], sworn to no house.\n\nThey are paid in eels.\n\n[b]u/IlseOfTheFen[/b]\n\nSmoked or live?\n\n[b]u/OthLesser[/b]\n\nNobody guards them, and that is the trick.',
  );
});

test('a selected comment keeps its author and its own address', async () => {
  const { source, markup, title } = await selected('reddit', all('[thingid=t1_k1] > [slot=comment]'));
  expect(markup).toBe(
    'Our roads are guarded by [i]eel wardens[/i], sworn to no house.\n\nThey are paid in eels.',
  );
  expect(title).toBe('How does your salt trade work?');
  expect(source.author).toBe('u/BogWarden');
  expect(source.canonicalUrl).toBe('https://www.reddit.com/r/SaltMarches/comments/1abc2d/comment/k1/');
  const old = await selected('reddit-old', all('.comment .md'));
  expect(old.source.author).toBe('u/mudlark');
  const redesign = await selected('reddit-2018', all('#t1_m1 [data-testid=comment]'));
  expect(redesign.source).toMatchObject({
    author: 'u/BogWarden',
    canonicalUrl: 'https://www.reddit.com/r/SaltMarches/comments/3cde4f/comment/m1/',
  });
});

test('several selected comments each start with their author, without buttons and times', async () => {
  const { markup, source } = await selected(
    'reddit',
    between('[thingid=t1_k1] > [slot=comment]', '[thingid=t1_k3] > [slot=comment]'),
  );
  expect(markup).toBe(
    '[b]u/BogWarden[/b]\n\nOur roads are guarded by [i]eel wardens[/i], sworn to no house.\n\nThey are paid in eels.\n\n[b]u/IlseOfTheFen[/b]\n\nSmoked or live?\n\n[b]u/OthLesser[/b]\n\nNobody guards them, and that is the trick.',
  );
  expect(source.author).toBe('u/IlseOfTheFen');
});

test('a selected reply on other networks keeps its author', async () => {
  for (const [name, selector, author] of [
    ['x', '[data-testid=cellInnerDiv]:nth-child(4) [data-testid=tweetText]', 'Mudlark (@mudlark)'],
    ['bluesky', '[data-testid$="oth.bog.example"] [data-testid=postText]', 'Oth (@oth.bog.example)'],
    ['mastodon', '.status--first-in-thread .status__content__text', 'Oth the Lesser (@oth@bog.example)'],
  ] as const) {
    const { source } = await selected(name, all(selector));
    expect.soft(source.author, name).toBe(author);
  }
});

test('selections keep lists, boxes and ability scores, and the title of the work', async () => {
  const notion = await selected('notion', between('[data-block-id=b4]', '[data-block-id=b10]'));
  expect(notion.markup).toContain('[li]☐ Pay the ferryman[/li]\n[li]☑ Feed the donkey[/li]');
  expect(notion.markup).toContain('[ol]\n[li]Ilse[/li]');
  const docs = await selected('google-docs', between('.lst-kix_aa1-0', '.lst-kix_dd4-0'));
  expect(docs.markup).toContain('[li]to cut\n[ul]\n[li]by hand[/li]');
  const ebb = await selected('dnd-beyond-spell', all('.primary-content'));
  expect(ebb.markup).toContain('[tr][th]Level[/th][td]2nd[/td][/tr]');
  const hag = await selected('dnd-beyond', all('.mon-stat-block'));
  expect(hag.markup).toContain('[tr][td]18 (+4)[/td][td]12 (+1)[/td]');
  const work = await selected('ao3', all('.userstuff.module'));
  expect(work).toMatchObject({ title: 'The Salt Road', source: { author: 'IlseVarn, oth' } });
  expect(work.markup).not.toContain('Chapter Text');
});

test('ability scores of other statblocks become tables, whatever boxes hold them', async () => {
  const names = ['Strength', 'Dexterity', 'Constitution', 'Intelligence', 'Wisdom', 'Charisma'];
  const boxes = names.map((name, at) => [name, `${10 + at} (+${Math.floor(at / 2)})`] as const);
  const builds = {
    'six boxes': `<div class=abilities>${boxes.map(([name, score]) => `<div><h4>${name}</h4><p>${score}</p></div>`).join('')}</div>`,
    'two rows of three': `<div>${[0, 3]
      .map(
        (from) =>
          `<div>${boxes
            .slice(from, from + 3)
            .map(([name, score]) => `<div><b>${name}</b> ${score}</div>`)
            .join('')}</div>`,
      )
      .join('')}</div>`,
    terms: `<dl>${boxes.map(([name, score]) => `<dt>${name}</dt><dd>${score}</dd>`).join('')}</dl>`,
    items: `<ul>${boxes.map(([name, score]) => `<li>${name}: ${score}</li>`).join('')}</ul>`,
  };
  for (const [build, html] of Object.entries(builds)) {
    const { markup } = await captured(
      `<title>Eel</title><article><h1>Eel</h1><p>${'A long eel that lives below the ford and comes up at night. '.repeat(9)}</p>${html}<p>${'It is afraid of lanterns, as every child of the fen knows well. '.repeat(9)}</p></article>`,
    );
    expect
      .soft(markup, build)
      .toContain(
        `[tr]${names.map((name) => `[th]${name}[/th]`).join('')}[/tr]\n[tr]${boxes.map(([, score]) => `[td]${score}[/td]`).join('')}[/tr]`,
      );
  }
});

test('six boxes that aren’t ability scores stay as they are', async () => {
  const html = `<title>T</title><article><p>${'Many words about a place and the people there. '.repeat(9)}</p><div>${['Str', 'Dex', 'Con', 'Int', 'Wis', 'Wis'].map((name) => `<div>${name} 10</div>`).join('')}</div></article>`;
  const { markup } = await captured(html);
  expect(markup).not.toContain('[table]');
  expect(markup).toContain('Wis 10');
});

test('a page that only mentions these sites is captured like any other', async () => {
  const words = `<p>${'I read it on Reddit, on X and in the Archive of Our Own, and I wrote it down here. '.repeat(6)}</p>`;
  const html = `<title>My links</title><meta name=author content="Ann Lee"><article><h1>My links</h1>${words}
    <blockquote class="reddit-embed-bq"><a href="https://www.reddit.com/r/SaltMarches/comments/1/">A post</a> by u/nobody</blockquote>
    <blockquote class="twitter-tweet"><p>A tweet in a page.</p>— Someone (@someone) <a href="https://twitter.com/someone/status/1">March 1</a></blockquote>
    <p>Notion, Tumblr, Bluesky, Mastodon and Fandom are mentioned too. ${'So much has been said about them that more is not needed. '.repeat(4)}</p></article>`;
  const { title, source, text } = await captured(html);
  expect(title).toBe('My links');
  expect(source).toMatchObject({ author: 'Ann Lee', site: 'page.example' });
  for (const part of ['I read it on Reddit', 'A tweet in a page.', 'are mentioned too'])
    expect(text).toContain(part);
});

test('if a rule finds nothing to read, the general method captures the page', async () => {
  const words = `<p>${'The keeper of the light wrote down the weather every evening. '.repeat(9)}</p>`;
  const empty = {
    ao3: `<div id=workskin><div id=chapters></div></div>`,
    notion: '<div class="notion-page-content"></div>',
    reddit: '<shreddit-post view-context="CommentsPage"></shreddit-post>',
    mastodon: '<div class="detailed-status"><div class="status__content"></div></div>',
  };
  for (const [name, html] of Object.entries(empty)) {
    const { text } = await captured(`<title>Log</title>${html}<article><h1>Log</h1>${words}</article>`);
    expect.soft(text, name).toContain('wrote down the weather');
  }
});

test('if a rule throws, the general method captures the page and the selection', async () => {
  for (const { page: name, address } of SOURCE_CASES.filter(
    ({ page }) => page === 'ao3' || page === 'reddit',
  )) {
    const page = await pages.show(saved(name), address);
    await page.evaluate(bundle);
    const calls: number = await page.evaluate(`(() => {
      const original = Element.prototype.matches;
      globalThis.thrown = 0;
      Element.prototype.matches = function (selector) {
        if (!selector.includes('.landmark') && !selector.includes('faceplate')) return original.call(this, selector);
        globalThis.thrown++;
        throw new Error('The rule does not fit.');
      };
      return globalThis.thrown;
    })()`);
    expect(calls).toBe(0);
    const whole: Clip = await page.evaluate('loreside.capturePage(window)');
    await page.evaluate(all('body'));
    const selection: Clip = await page.evaluate('loreside.captureKnownSelection(window)');
    expect(await page.evaluate('globalThis.thrown'), name).toBeGreaterThanOrEqual(2);
    const { words } = SOURCE_CASES.find((one) => one.page === name) ?? { words: [] };
    for (const word of words) {
      expect.soft(whole.text, name).toContain(word);
      expect.soft(selection.text, name).toContain(word);
    }
  }
});
