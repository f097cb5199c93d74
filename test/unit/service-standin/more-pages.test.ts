import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { resources } from './resources.ts';

let platform: Platform;
const world = '/w/saltmere-tidewright';
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
});
afterEach(() => {
  platform.quirks.pagesForOwnersOnly = false;
});
afterAll(() => platform.close());
const { create } = resources(() => platform);
const page = async (path: string) => (await fetch(platform.url + path)).text();
const status = async (path: string) => (await fetch(platform.url + path, { redirect: 'manual' })).status;
const first = (kind: string) => platform.entities(kind)[0];

test('an article shows relations, its attached sheet, and the tab of its secrets', async () => {
  const html = await page(`${world}/a/captain-isaura-venn-person`);
  expect(html).toMatch(/Relations.*<dt>organization<\/dt>.*The Ninth Crew/s);
  expect(html).toContain('data-block-id="363533"');
  expect(html).toMatch(/visibility-toggler">Secrets.*Whose daughter she is.*did not drown/s);
});

test('a stranger sees the tab of secrets and the shared sheet, but no private content', async () => {
  platform.quirks.pagesForOwnersOnly = true;
  const isaura = await page(`${world}/a/captain-isaura-venn-person`);
  expect(isaura).toContain('visibility-toggler">Secrets');
  expect(isaura).not.toContain('Whose daughter');
  expect(isaura).not.toContain('<dt>organization');
  expect(isaura).not.toContain('High concept');
  expect(await page(`${world}/a/the-heron-vehicle`)).toContain('user-css-rpgblock');
  const own = `${world}/a/the-ninth-crew-organization`;
  expect(await status(own)).toBe(403);
  expect(await status(`${own}?as=${platform.subscriber.authToken}`)).toBe(200);
  expect(await status(`${own}?as=${platform.secondUser.authToken}`)).toBe(403);
  const notebook = `/notebook/notebook/${first('notebook')?.id}/load`;
  expect(await status(notebook)).toBe(403);
  expect(await status(`${notebook}?as=${platform.authToken}`)).toBe(200);
});

test('embeds in a text: sheets, links to them, secrets, cards, dice, variables', async () => {
  const secret = await create('secret', { title: 'Nested', content: '[block:363530]' });
  const target = platform.articles(platform.worldId)[0]?.id;
  const event = first('history')?.id;
  const content = `[block:363531] [blocklink:363530] [secret:${secret.id}] [articleblock:${target}] [roll:2d6|Push] [var:tide-saltmere] [harbour:lamps] [history:${event}] [secret:none] [nioa]`;
  const { url } = await create('article', { title: 'Embeds', templateType: 'article', content });
  const html = await (await fetch(url)).text();
  expect(html).toContain('data-block-id="363531"');
  expect(html).toContain('/sheet/363530/view">Lamp-Eater</a>');
  expect(html).toMatch(/data-secret-id="[^"]+"><strong>Nested.*data-block-id="363530"/s);
  expect(html).toContain(`class="article-block" data-article-id="${target}"`);
  expect(html).toContain('data-roll="2d6">Push</span>');
  expect(html).toContain('<span class="variable">[b]falling[/b]</span>');
  expect(html).toContain(`/h/${event}">The first lamp is lit</a>`);
  expect(html).toContain('[secret:none]');
  expect(html).toContain('[nioa]');
});

test("a secret that embeds itself doesn't recurse forever", async () => {
  const secret = await create('secret', { title: 'Mirror', content: 'x' });
  await resources(() => platform).patch('secret', secret.id, { content: `again [secret:${secret.id}]` });
  const content = `[secret:${secret.id}]`;
  const { url } = await create('article', { title: 'Mirrors', templateType: 'article', content });
  expect((await (await fetch(url)).text()).split('Mirror</strong>')).toHaveLength(4);
});

test("an author's CSS and classes are applied to the article", async () => {
  const body = { displayCss: '.x { color: red } </style><script>', cssClasses: 'dark "wide' };
  const { url } = await create('article', { title: 'Styled', templateType: 'article', ...body });
  const html = await (await fetch(url)).text();
  expect(html).toContain('.x { color: red }');
  expect(html).toContain('user-css-presentation dark &quot;wide');
  expect(html).not.toContain('</style><script>');
});

test('timelines, events, maps, images and the editor have the same addresses as on World Anvil', async () => {
  const timeline = await page(`${world}/t/${first('timeline')?.slug}`);
  expect(timeline.indexOf('The first lamp is lit')).toBeLessThan(timeline.indexOf('A ledger is found'));
  expect(await page(`${world}/h/${first('history')?.id}`)).toContain('So it is told');
  expect(await page(`${world}/map/${first('map')?.id}`)).toContain('data-x="120"');
  expect(await page('/i/1')).toContain('harbour.webp');
  const secret = await create('secret', { title: 'Editable', content: '<b>' });
  const category = platform.articles(platform.worldId).find(({ categoryId }) => categoryId)?.categoryId;
  for (const path of [
    `/world/secret/${secret.id}/edit`,
    `/world/category/${category}/edit`,
    `/world/timeline/history/${first('history')?.id}/edit`,
    `/world/${platform.worldId}/edit`,
    `/world/${platform.worldId}/summary`,
    `/world/person/${platform.articles(platform.worldId)[0]?.id}/edit`,
  ]) {
    const html = await page(path);
    expect([path, html.includes(`data-world-id="${platform.worldId}"`)]).toEqual([path, true]);
  }
  expect(await page(`/world/secret/${secret.id}/edit`)).toContain('&lt;b&gt;</textarea>');
  for (const path of [
    '/sheet/1/view',
    '/i/99',
    `${world}/t/none`,
    '/world/building/new',
    '/world/nothing/edit',
  ])
    expect([path, await status(path)]).toEqual([path, 404]);
});

test("the site's editor starts a draft with the template in the address", async () => {
  const path = '/world/location/new?type=landmark&title=A%20%22quay%22';
  expect(await page(path)).toContain('value="A &quot;quay&quot;"');
  const form = new URLSearchParams({ title: 'A quay', content: 'Stone.' });
  const made = await fetch(platform.url + path, { method: 'POST', body: form, redirect: 'manual' });
  const editor = made.headers.get('location') ?? '';
  expect(editor).toMatch(/^\/world\/article\/[\w-]{36}\/edit$/);
  const row = platform.articles(platform.worldId).at(-1);
  expect(row).toMatchObject({ title: 'A quay', templateType: 'landmark', isDraft: true });
});
