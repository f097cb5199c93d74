import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, current } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
afterAll(() => platform.close());

const create = async (body: Record<string, unknown>) =>
  (
    await call(platform, 'PUT', `${current}/article`, {
      body: { world: { id: platform.worldId }, title: 'T', templateType: 'item', ...body },
    })
  ).json;
const page = async (url: string) => (await fetch(url, { redirect: 'manual' })).text();

test('a new draft can be opened at its address, with its state, text, footnotes and tags', async () => {
  const { url } = await create({
    title: 'A lamp',
    content: '[h2]Use[/h2]\nIt burns.',
    footnotes: 'Taken from [url:https://example.org/a]there[/url]',
    tags: 'oil,wick',
  });
  const html = await page(url);
  expect(html).toContain('<div class="article-title"><h1>A lamp</h1></div>');
  expect(html).toContain('<li class="draft">Draft</li>');
  expect(html).toContain('<h3>Use</h3>');
  expect(html).toMatch(
    /article-footnotes.*<a href="https:\/\/example\.org\/a" rel="noopener nofollow">there<\/a>/s,
  );
  expect(html).toMatch(/class="panel tags".*oil.*wick/s);
});

const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>"\'><svg onload=alert(3)>';

test("an author's text is escaped wherever it is shown", async () => {
  const texts = {
    content: hostile,
    subheading: hostile,
    footnotes: hostile,
    sidebarcontent: hostile,
    credits: hostile,
    seeded: hostile,
  };
  const { url, id } = await create({ ...texts, title: hostile, tags: hostile, excerpt: hostile });
  for (const html of [await page(url), await page(`${platform.url}/world/article/${id}/edit`)]) {
    expect(html).not.toMatch(/<img src=x|<script|<svg/i);
    expect(html).toContain('&lt;script&gt;alert(2)');
  }
});

test('invalid markup stays text', async () => {
  const content =
    '[url:javascript:alert(1)]x[/url] [b]open [i]both [nioa] [/u] [code][b]raw[/b][/code] [color:red;x:y]c[/color] [h2|"><script>]h[/h2]';
  const html = await page((await create({ content })).url);
  expect(html).not.toMatch(/javascript:|<script/);
  expect(html).toContain('<span class="unsafe-link">x</span>');
  expect(html).toContain('[nioa] [/u]');
  expect(html).toContain('<pre><code>[b]raw[/b]</code></pre>');
  expect(html).toContain('color:inherit');
});

test('the text after the pipe is the speaker of a quote or the button of a spoiler', async () => {
  const content = '[quote]Trust the [b]lamps[/b].|a <saying>[/quote] [spoiler]It burns.|Show[/spoiler]';
  const html = await page((await create({ content })).url);
  expect(html).toContain(
    '<blockquote>Trust the <strong>lamps</strong>.<cite>a &lt;saying&gt;</cite></blockquote>',
  );
  expect(html).toContain('<details><summary>Show</summary>It burns.</details>');
});

test("mentions link to articles, and say so when they can't", async () => {
  const target = platform.articles(platform.worldId)[0];
  const { url } = await create({
    content: `@[[b]The[/b] city](Settlement:${target?.id}) and @[gone](person:00000000-0000-4000-8000-000000000000)`,
  });
  const html = await page(url);
  expect(html).toContain(`data-article-id="${target?.id}" data-article-template="settlement">The city</a>`);
  expect(html).toContain('<span class="broken-mention">gone</span>');
});

test('the editor shows the text unchanged and saves what it receives', async () => {
  const { id, url } = await create({ content: '\n<b>&amp;</b>' });
  const address = `${platform.url}/world/article/${id}/edit`;
  expect(await page(address)).toContain('name="content">\n\n&lt;b&gt;&amp;amp;&lt;/b&gt;</textarea>');
  const form = new URLSearchParams({ title: 'Edited', content: 'New text' });
  const saved = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  expect(saved.status).toBe(303);
  expect(await page(url)).toContain('New text');
});

test('worlds, categories, authors and images have pages', async () => {
  const home = await page(platform.url);
  expect(home).toContain('Saltmere');
  expect(await page(`${platform.url}/w/saltmere-tidewright`)).toContain('Orders and Guilds');
  expect(await page(`${platform.url}/w/saltmere-tidewright/c/districts-category`)).toContain('Gull Ward');
  const harbor = await fetch(`${platform.url}/uploads/images/1.webp`);
  expect(harbor.headers.get('content-type')).toBe('image/webp');
  expect(await page(`${platform.url}/w/saltmere-tidewright/a/saltmere-settlement`)).toContain(
    '<img src="/uploads/images/1.webp"',
  );
  expect((await fetch(`${platform.url}/w/nowhere`)).status).toBe(404);
});

test('with owner-only pages, strangers see neither drafts nor private worlds', async () => {
  platform.quirks.pagesForOwnersOnly = true;
  platform.quirks.hostileCss = true;
  const { url } = await create({ title: 'Hidden' });
  expect((await fetch(url)).status).toBe(403);
  const shown = await fetch(`${url}?as=${platform.authToken}`);
  expect(await shown.text()).toContain('Hidden');
  const cookie = shown.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await fetch(url, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(`${url}?as=${platform.secondUser.authToken}`)).status).toBe(403);
  const open = await page(`${platform.url}/w/saltmere-tidewright`);
  expect(open).toContain('<a href="/login">');
  expect(open).toContain('2147483647');
  expect(open).not.toContain('Hidden');
  platform.quirks.pagesForOwnersOnly = false;
});
