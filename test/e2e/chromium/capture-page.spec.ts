import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Clip, suggestTemplate } from '../../../lib/capture/index.ts';
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

async function captured(html: string, act: string, call = 'captureSelection'): Promise<Clip> {
  const page = await pages.show(html);
  await page.evaluate(bundle);
  if (act) await page.evaluate(act);
  return page.evaluate(`loreside.${call}(window)`);
}

const saved = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../pages/${name}`, import.meta.url)), 'utf8');
const headings = (clip: Clip): string[] => clip.markup.match(/\[h\d\].*?\[\/h\d\]/g) ?? [];
const select = (what: string): string =>
  `getSelection().selectAllChildren(document.querySelector('${what}'))`;

test('a wiki article is captured whole, with headings, bold text and facts, without the site around it', async () => {
  const clip = await captured(saved('bestiary.html'), '', 'capturePage');
  expect(clip.title).toBe('Salt drake');
  expect(clip.facts).toEqual([
    { label: 'Habitat', value: 'Salt pans, marsh' },
    { label: 'Diet', value: 'Brine shrimp, Careless gulls' },
    { label: 'Lifespan', value: '40–60 years' },
  ]);
  expect(headings(clip)).toEqual(['[h2]Looks[/h2]', '[h2]Ways[/h2]', '[h3]Keeping them[/h3]']);
  expect(clip.markup).toContain('The [b]salt drake[/b] ([i]Draco salinarius[/i])');
  expect(clip.markup).not.toMatch(/edit\]|Contents|Dragons of the coast|never seen|Habitat/);
  expect(clip.hints).toEqual(expect.arrayContaining(['biota', 'Fictional creatures']));
});

test('a fan wiki page is captured with every heading, infobox row and bold word, without the site around it', async () => {
  const clip = await captured(saved('fandom.html'), '', 'capturePage');
  expect(clip.title).toBe('Ashfall Keep');
  expect(clip.facts).toEqual([
    { label: 'Founded', value: 'Year 312 (disputed)' },
    { label: 'Founders', value: 'Ilse Varn, Oth the Lesser' },
    { label: 'Ruler', value: 'House Varn, The Ash Court' },
    { label: 'Garrison', value: '240' },
    { label: 'Walls', value: 'three : nested' },
    { label: 'Height', value: '90 ft' },
    { label: 'Depth', value: '40 ft' },
    { label: 'First', value: 'Ilse' },
    { label: 'Last', value: 'Mern' },
    { label: 'Status', value: 'Ruined' },
  ]);
  expect(headings(clip)).toEqual(['[h2]History[/h2]', '[h3]The siege[/h3]', '[h2]Trivia[/h2]']);
  for (const bold of ['Ashfall Keep', 'House Varn', 'three rings of wall', 'hunger'])
    expect(clip.markup).toContain(`[b]${bold}[/b]`);
  expect(clip.markup).not.toMatch(/edit|Contents|Other Keep|Community|Founded/);
  expect(suggestTemplate(clip)[0]?.template).toBe('landmark');
});

test('an encyclopedia page in the new layout: headings in wrappers, infobox rows under their own headings', async () => {
  const clip = await captured(saved('encyclopedia.html'), '', 'capturePage');
  expect(clip.title).toBe('Harrowmere');
  expect(clip.facts).toEqual([
    { label: 'Country', value: 'Fenland' },
    { label: 'Mayor', value: 'Anneke Dray' },
    { label: 'Area – Total', value: '4.2 km2 (1.6 sq mi)' },
    { label: 'Population – Census', value: '3,412' },
    { label: 'Demonym', value: 'Merer' },
    { label: 'Known for', value: 'Eels, Reed boats' },
  ]);
  expect(headings(clip)).toEqual([
    '[h2]History[/h2]',
    '[h3]The long flood[/h3]',
    '[h2]Trade[/h2]',
    '[h2]References[/h2]',
  ]);
  expect(clip.markup).toContain('[tr][td]900[/td][td]12,000[/td][/tr]');
  expect(clip.markup).not.toMatch(/edit|citations|Towns of|Coordinates|hidden|Good article/);
  expect(suggestTemplate(clip)[0]?.template).toBe('settlement');
});

test('styles that a published document defines in its style sheet are captured', async () => {
  const { markup } = await captured(saved('published.html'), '', 'capturePage');
  expect(markup).toContain('There are [b]eleven wells[/b] in Karesh');
  expect(markup).toContain('[b][i]never spoken to again[/i][/b]');
  expect(markup).toContain('[li]The rope is [b]changed at midwinter[/b]');
  expect(markup).not.toMatch(/\[b\]There|Report abuse/);
});

test('a page that hides itself until its scripts have run is captured as written', async () => {
  const html = `<style>html{display:none}</style><article><h1>T</h1>${'<p>Some words that nobody has seen yet, quite a few of them, so that they make an article.</p>'.repeat(9)}</article>`;
  expect((await captured(html, '', 'capturePage')).text).toContain('nobody has seen yet');
});

test('the title is the nearest heading above the selection, without what the page adds to it', async () => {
  expect(await captured(saved('bestiary.html'), select('ul ol'))).toMatchObject({
    title: 'Ways',
    titles: ['Salt drake'],
  });
  expect((await captured(saved('bestiary.html'), select('pre'))).title).toBe('Keeping them');
});

test('a heading that is part of the selection becomes the title', async () => {
  const html = '<title>T - Site</title><h1>One</h1><p>a</p><div id=x><h2>Two</h2><p>b</p></div>';
  expect((await captured(html, select('#x'))).title).toBe('Two');
});

test('without a heading, the page title is used, without the site name; long titles are cut at a word', async () => {
  const html = `<title>${'A long story '.repeat(40)} | Site</title><meta property="og:site_name" content="Site"><p>words</p>`;
  const { title } = await captured(html, select('p'));
  expect(title.length).toBeLessThanOrEqual(256);
  expect(title).toMatch(/(?:long|story|A)…$/);
});

test('text selected in a field is captured as plain text, a password never', async () => {
  const html = '<textarea>one [b]\ntwo\n\nthree</textarea><input type=password value=secret>';
  const field = `(() => { const field = document.querySelector('textarea'); field.focus(); field.select(); })()`;
  expect((await captured(html, field)).markup).toBe('one [noparse][[/noparse]b][br]two\n\nthree');
  const password = `(() => { const field = document.querySelector('input'); field.focus(); field.select(); })()`;
  expect(await captured(html, password)).toBeNull();
});

test('author, date and address come from microdata and meta tags too, without tracking parameters', async () => {
  const html = `<html lang=fr><title>T</title><meta name=author content="https://social.example/x">
    <link rel=canonical href="/t?utm_source=x&id=3"><a rel=license href="https://creativecommons.org/licenses/by/4.0/">CC</a>
    <article><span itemprop=author>By Ann Lee</span><time itemprop=datePublished datetime="2024-02-03">3 Feb</time><p>words</p></article>`;
  const { source } = await captured(html, select('p'));
  expect(source).toMatchObject({
    author: 'Ann Lee',
    published: '2024-02-03',
    language: 'fr',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    canonicalUrl: 'https://page.example/t?id=3',
    url: 'https://page.example/read/',
    site: 'page.example',
  });
});

test('author and date come from the lines by the heading, if no data name them', async () => {
  const html = `<html lang=de><title>T</title><main><nav>Start</nav><p>12. März 2024</p><h1>Salz</h1><div>Von Ann Lee</div>
    <p id=x>Am 3. Mai 2020 begann es.</p></main>`;
  const { source } = await captured(html, select('#x'));
  expect(source).toMatchObject({ author: 'Ann Lee', published: '2020-05-03' });
});

test('a name that many cards share a page with is not its author', async () => {
  const card = (name: string): string => `<div><a class=author href="/author/${name}">${name} Lee</a></div>`;
  const html = `<title>T</title><h1>Texts</h1><p>words</p>${['Ann', 'Ben', 'Cid', 'Dot'].map(card).join('')}`;
  expect((await captured(html, select('p'))).source.author).toBeNull();
});

test('an old date by the heading, or one in a sentence, belongs to the text', async () => {
  const html = '<title>T</title><h1>A letter</h1><p>Varrow, 12 March 1203</p><p id=x>Dear Marn,</p>';
  expect((await captured(html, select('#x'))).source.published).toBeNull();
  const sentence = '<p id=x>They met for the first time on 3 May 2024, at the old toll house.</p>';
  expect((await captured(`<title>T</title><h1>T</h1>${sentence}`, select('#x'))).source.published).toBeNull();
});

test('broken structured data is ignored', async () => {
  const html =
    '<script type="application/ld+json">{"author":</script><script type="application/ld+json">[null,3,{"@type":"Article","author":[{"name":"A"},"B"]}]</script><p>x</p>';
  expect((await captured(html, select('p'))).source.author).toBe('A, B');
});

test('malicious markup becomes harmless elements', async () => {
  const page = await pages.show('<!doctype html>');
  await page.evaluate(bundle);
  const strings = [
    '[url:javascript:alert(1)]x[/url]',
    '[url:data:text/html,<script>alert(1)</script>]x[/url]',
    '[url:https://a.example/" onclick="alert(1)]x[/url]',
    '[url:\u0001javascript:alert(1)]x[/url]',
    '[img:javascript:alert(1)]',
    '[color:red;background:url(https://a.example/)]x[/color]',
    '[container:x" onload="y]z[/container]',
    '[youtube:"><script>alert(1)</script>]',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '[h2|"onclick=alert(1)]x[/h2]',
    '@[<b>x</b>](person:1)',
    '--<i>a</i>::<img src=x>--',
  ];
  expect(await page.evaluate(`loreside.harm(${JSON.stringify(strings)})`)).toEqual([]);
});

test('an article of an older wiki is captured without edit links, contents and caption buttons', async () => {
  const html = `<html><head><title>Reef - Wiki</title><meta name=generator content="MediaWiki 1.19.2"></head>
    <body class="mediawiki ltr"><div id=content><h1 id=firstHeading class=firstHeading>Reef</h1>
    <div id=bodyContent><div id=siteSub>From Wiki</div><div id=jump-to-nav>Jump to: navigation</div>
    <div id=mw-content-text lang=en><p>The <b>reef</b> lies low.</p>
    <table id=toc class=toc><tr><td>Contents</td></tr></table>
    <h2><span class=editsection>[<a href="/e">edit</a>]</span> <span class=mw-headline>Tides</span></h2>
    <div class="thumb tright"><div class=thumbinner><img src="/r.jpg" alt="" width=180 height=120>
    <div class=thumbcaption><div class=magnify><a href="/f">enlarge</a></div>The reef at noon</div></div></div>
    <p>They turn twice.</p></div><div class=printfooter>Retrieved</div></div></div></body></html>`;
  const { title, markup } = await captured(html, '', 'capturePage');
  expect(title).toBe('Reef');
  expect(markup).toBe(
    'The [b]reef[/b] lies low.\n\n[h2]Tides[/h2]\n\n[url:https://page.example/r.jpg]Image[/url]\n\nThe reef at noon\n\nThey turn twice.',
  );
});

test('an app that draws its text on a canvas can’t be captured; a page with a canvas in it can', async () => {
  const menus = '<div role=menubar><div role=menuitem>File</div><div role=menuitem>Edit</div></div>';
  const drawing = '<canvas style="display:block;width:90vw;height:90vh"></canvas>';
  const hasText = async (body: string): Promise<unknown> => {
    const page = await pages.show(`<!doctype html><title>Notes</title>${body}`);
    await page.evaluate(bundle);
    return page.evaluate('loreside.hasText(document)');
  };
  expect(await hasText(`${menus}<div class=kix-appview-editor><canvas></canvas></div>`)).toBe(false);
  expect(await hasText(menus + drawing)).toBe(false);
  expect(await hasText(`${drawing}<p>${'A text of some length stands below the map. '.repeat(9)}</p>`)).toBe(
    true,
  );
  expect(await hasText('<p>short</p>')).toBe(true);
});

test('a picture that is opened alone and a map that fills the window have no text to capture', async () => {
  const shape = '<path d="M0 0h9"/>'.repeat(101);
  const map = `<svg style="position:fixed;inset:0;width:100%;height:100%">${shape}</svg><div><label>Layers</label><button>Cells</button></div>`;
  const page = await pages.show(map);
  await page.evaluate(bundle);
  expect(await page.evaluate('loreside.hasText(document)')).toBe(false);
  const picture = `new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')`;
  expect(await page.evaluate(`loreside.hasText(${picture})`)).toBe(false);
});
