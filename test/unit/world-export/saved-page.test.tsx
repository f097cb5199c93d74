import { describe, expect, it } from 'vitest';
import { readExportPage } from '../../../lib/world-export/index.ts';
import { articleId, exportPage } from './export-page.ts';
import { articlesOf, chunksOf, one, problemsOf, read } from './reading.ts';

const ADDRESS = 'https://www.worldanvil.com/world/saltmere-mira/export';
const titles = ['Edda', 'Ruan', 'Tansy'];
const world = (made: (title: string) => object = () => ({})) =>
  exportPage(
    titles.map((title, at) =>
      one({ id: articleId(at), title, heading: `__${title} (Draft)`, ...made(title) }),
    ),
  );
const linkedBy = (address: string) => world().replaceAll('href="#article-', `href="${address}#article-`);
/** As `read`, of a file. */
async function readFile(html: string) {
  const parts = [];
  const options = {
    ...{ worldId: 'w', address: null, signal: new AbortController().signal, pause: async () => {} },
  };
  for await (const part of readExportPage(chunksOf(html), options)) parts.push(part);
  return parts;
}
const shown = (parts: Awaited<ReturnType<typeof readFile>>) => ({
  titles: articlesOf(parts).map(({ article }) => article.title),
  problems: problemsOf(parts).map(({ code }) => code),
  slug: parts.flatMap((part) => (part.part === 'world' ? part.world.slug : [])),
});
const WHOLE = { titles, problems: [] };

describe('the World Codex of a saved page', () => {
  it.each([
    [
      'in a comment',
      (html: string) => html.replace('<html>', `<!-- saved from url=(0053)${ADDRESS} --><html>`),
    ],
    ['in its base', (html: string) => html.replace('<head>', `<head><base href="${ADDRESS}">`)],
    [
      'as its canonical one',
      (html: string) => html.replace('<head>', `<head><link rel="canonical" href="${ADDRESS}">`),
    ],
    ['only in these links', (html: string) => html],
  ])('is known by absolute links if the page names its address %s', async (_, naming) => {
    expect(shown(await readFile(naming(linkedBy(ADDRESS))))).toEqual({ ...WHOLE, slug: ['saltmere-mira'] });
  });

  it.each(['http://worldanvil.com/world/saltmere-mira/export/', 'Export%20of%20Saltmere.html'])(
    'is known by links to %s, too',
    async (address) => {
      const html = linkedBy(address).replace('<html>', `<!-- saved from url=(0053)${ADDRESS} --><html>`);
      expect(shown(await readFile(html))).toMatchObject(WHOLE);
    },
  );

  it.each([
    'file:///C:/Users/mira/Export.html',
    'blob:https://www.worldanvil.com/3f2a',
    'about:blank',
    `https://archive.example/web/2026/${ADDRESS}`,
  ])('is known by links to %s, which no other part of the page names', async (address) => {
    expect(shown(await readFile(linkedBy(address)))).toMatchObject(WHOLE);
  });

  it('doesn’t have links to the export of another world', async () => {
    const link = `<a href="https://www.worldanvil.com/world/other/export#article-${articleId(70)}">Other</a>`;
    const html = linkedBy(ADDRESS).replace('<html>', `<!-- saved from url=(0053)${ADDRESS} --><html>`);
    expect(shown(await readFile(html.replace('<ul>', `${link}<ul>`)))).toMatchObject(WHOLE);
  });
});

describe('a part of the page without its end', () => {
  it.each([
    ['script', (html: string) => html.replace('</script></head>', '</scr</head>')],
    [
      'style',
      (html: string) => html.replace('<h2>World', '<style>a{}<h2>World').replace('<p>Edda</p>', '</style>'),
    ],
    [
      'text field',
      (html: string) =>
        html.replace('<h2>World', '<textarea><h2>World').replace('<p>Edda</p>', '</textarea>'),
    ],
    ['comment', (html: string) => html.replace('<h2>World', '<!-- <h2>World').replace('<p>Edda</p>', '-->')],
    ['quotation mark', (html: string) => html.replace('<h2>World', "<h2 title='><h2>World")],
  ])('that swallows the World Codex and articles is noticed: a %s', async (_, torn) => {
    const page = world((title) => ({ heading: title, body: `<p>${title}</p>` }));
    expect(shown(await readFile(torn(page)))).toMatchObject({
      titles: ['Ruan', 'Tansy'],
      problems: ['torn'],
    });
    expect(shown(await readFile(page))).toMatchObject(WHOLE);
  });
});

describe('an article that something without its end cuts short is named', () => {
  const cut = (tag: string) =>
    world((title) => ({ heading: title, body: `<p>Of ${title}.</p>` })).replace('Of Ruan', `Of${tag} Ruan`);

  it.each(['<svg>', '<select>', '<form>', '<b class="x>'])('by %s', async (tag) => {
    expect(shown(await readFile(cut(tag)))).toMatchObject({ titles, problems: ['cutShort'] });
  });

  it.each(['<svg/>', '<form></form>', '<input>', '<b title="<p>">', '<select></p>'])(
    'but not by %s, which takes nothing',
    async (tag) => {
      expect(shown(await readFile(cut(tag)))).toMatchObject(WHOLE);
    },
  );
});

describe('a side panel', () => {
  const panel = (content: string) =>
    `<section data-section-id="sidepanelcontent" class="wa-section public">${content}</section>`;

  it.each([
    [
      '<dl><dt>General</dt><dd><div id="a"> </div></dd><dt>Height</dt><dd> 1317 m. </dd><div><dt>Mood</dt><dd>Foggy, 2</dd></div></dl>',
      { title: 'General', content: '[b]Height[/b]: 1317 m.\n\n[b]Mood[/b]: Foggy, 2' },
    ],
    [
      '<h2>Facts</h2><dl><dt>Height:</dt><dd>2 m</dd><dd>or more</dd></dl><dl><dt>Weight</dt><dd>40 kg</dd></dl><p>About.</p>',
      { title: 'Facts', content: '[b]Height:[/b] 2 m, or more\n\n[b]Weight[/b]: 40 kg\n\nAbout.' },
    ],
    ['<dl><dt>Height</dt><dd>2 m</dd></dl>', { title: 'Height', content: '2 m' }],
    ['<dl><dt>Height</dt><dd>2 m</dd></dl><p>At noon.</p>', { title: 'Height', content: '2 m\n\nAt noon.' }],
  ])('keeps all facts: %s', async (content, expected) => {
    const [read1] = articlesOf(await read(exportPage([one({ fields: panel(content) })])));
    expect(read1?.article.sections).toMatchObject([{ name: 'sidepanelcontent', ...expected }]);
  });

  it('has its facts beside the text, too', async () => {
    const aside = '<dl><dt>Height</dt><dd>2 m</dd><dt>Sons</dt><dd>Ulf</dd><dd>Orm</dd></dl>';
    const [read1] = articlesOf(await read(exportPage([one({ aside })])));
    expect(read1?.article.sections).toMatchObject([
      { content: '[b]Height[/b]: 2 m\n\n[b]Sons[/b]: Ulf, Orm' },
    ]);
  });
});

describe('a page in another language', () => {
  const link = (at: number, template: string, privacy: string) =>
    `<span class="article-link" data-article-id="${articleId(at)}" data-template-type="${template}" data-article-privacy="${privacy}">x</span>`;
  const metadata =
    '<div class="metadata-label">Artikelvorlage</div><div class="metadata-value">Charakter</div>';

  it('has templates and visibility from links, whether they come before or after', async () => {
    const bodies: Record<string, string> = {
      Edda: link(1, 'Settlement', 'private'),
      Ruan: 'Nothing.',
      Tansy: link(0, 'MilitaryConflict', 'public'),
    };
    const parts = await read(world((title) => ({ heading: title, metadata, body: bodies[title] })));
    const found = articlesOf(parts).map(
      ({ article: { title, template, state } }) => `${title} ${template} ${state}`,
    );
    expect(found.sort()).toEqual(['Edda militaryConflict public', 'Ruan settlement private', 'Tansy  null']);
    expect(problemsOf(parts)).toMatchObject([{ code: 'unclear', title: 'Tansy' }]);
  });
});
