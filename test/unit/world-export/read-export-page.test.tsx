import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readExportPage } from '../../../lib/world-export/index.ts';
import { articleId, containerOf, exportPage } from './export-page.ts';
import { articlesOf, chunksOf, itemsOf, one, problemsOf, read } from './reading.ts';

it('reads the world, and each article with its id, metadata and category', async () => {
  const parts = await read(exportPage([one({}), one({ id: articleId(2), title: 'Ruan' })]), 7);
  expect(parts[0]).toEqual({
    part: 'world',
    world: {
      ...{ id: null, title: 'Saltmere', slug: 'saltmere', url: null },
      articleIds: [articleId(1), articleId(2)],
      articleCount: 2,
    },
  });
  expect(problemsOf(parts)).toEqual([]);
  const [first, second] = articlesOf(parts);
  expect(first?.article).toMatchObject({
    ...{ id: articleId(1), worldId: 'w', title: 'Edda', template: 'person', state: 'private' },
    ...{ tags: ['tide', 'salt'], content: 'Text' },
  });
  expect(first?.isWhole).toBe(true);
  const categories = itemsOf(parts).flatMap((item) => (item.kind === 'category' ? item.category : []));
  expect(categories).toMatchObject([{ title: 'People', worldId: 'w' }]);
  expect([first?.article.categoryId, second?.article.categoryId]).toEqual([
    categories[0]?.id,
    categories[0]?.id,
  ]);
  expect(parts.at(-1)).toEqual({ part: 'progress', done: 2, total: 2 });
});

it('joins dropcaps, and turns links to articles into mentions', async () => {
  const body = `<p><span class="dropcap">P</span>ASO to <a class="article-link entity-link wa-link" data-article-id="${articleId(2)}" data-template-type="Settlement" data-article-privacy="public" href="/w/s/a/x">Port [old]</a>, <span class="private-article article-unlinked entity-link" data-article-id="${articleId(3)}" data-template-type="Character" data-article-privacy="private">Hidden</span> and <strong class="article-unlinked">Nobody</strong></p>`;
  const [item] = articlesOf(await read(exportPage([one({ body })])));
  expect(item?.article.content).toBe(
    `PASO to @[Port (old)](settlement:${articleId(2)}), @[Hidden](person:${articleId(3)}) and Nobody`,
  );
});

it('reads short and long fields as sections, and keeps them out of the main text', async () => {
  const fields =
    '<hr><section class="wa-section public" data-section-id="age"><dl><dt>Age</dt><dd>41</dd></dl></section><section class="wa-section public" data-section-id="history"><h2>History</h2><p>Long</p></section>';
  const [item] = articlesOf(await read(exportPage([one({ fields })])));
  expect(item?.article.content).toBe('Text');
  expect(item?.article.sections).toMatchObject([
    { name: 'age', title: 'Age', content: '41' },
    { name: 'history', title: 'History', content: 'Long' },
  ]);
});

it.each([
  ['__Edda', 'Edda', 'Edda'],
  ['__Edda (Draft)', 'Edda', 'Edda'],
  ['Edda (the Elder)', 'Edda (the Elder)', 'Edda (the Elder)'],
  ['__init__', '__init__', '__init__'],
])('reads the heading %s with the link %s as %s', async (heading, title, expected) => {
  const parts = await read(exportPage([one({ heading, title })]));
  expect(articlesOf(parts)[0]?.article.title).toBe(expected);
  expect(problemsOf(parts)).toEqual([]);
});

it('leaves values unknown whose label or wording it does not know', async () => {
  const metadata =
    '<b class="metadata-label">Sichtbarkeit</b><i class="metadata-value">Private</i><b class="metadata-label">Article template</b><i class="metadata-value">Gizmo</i>';
  const [item] = articlesOf(await read(exportPage([one({ metadata })])));
  expect(item?.article).toMatchObject({ template: '', state: null, categoryId: null });
});

it('knows a category by its page in any language, and says whose template or visibility it doesn’t know', async () => {
  const metadata =
    '<b class="metadata-label">Vorlage</b><i class="metadata-value">Gebäude</i><b class="metadata-label">Kategorie</b><i class="metadata-value"><a href="/w/saltmere/c/haefen">Häfen</a></i><b class="metadata-label">Welt</b><i class="metadata-value"><a href="/w/saltmere">Saltmere</a></i>';
  const parts = await read(exportPage([one({ metadata }), one({ id: articleId(2), title: 'Ruan' })]));
  const categories = itemsOf(parts).flatMap((item) => (item.kind === 'category' ? item.category : []));
  // An article that isn't clear comes last: a link to it may still tell what it is.
  expect(categories).toMatchObject([
    { title: 'People' },
    { title: 'Häfen', url: 'https://www.worldanvil.com/w/saltmere/c/haefen' },
  ]);
  expect(articlesOf(parts)[1]?.article).toMatchObject({
    ...{ title: 'Edda', template: '', state: null, categoryId: categories[1]?.id },
  });
  expect(problemsOf(parts)).toEqual([{ code: 'unclear', title: 'Edda', articleId: articleId(1) }]);
});

it('takes neither title nor metadata from a text that looks like them', async () => {
  const metadata = (label: string, value: string) =>
    `<b class="metadata-label">${label}</b><i class="metadata-value">${value}</i>`;
  const body = `<h1 class="m-b-0">Evil</h1><p>Text</p><div id="metadata">${metadata('Visibility', 'Public')}</div>`;
  // An older page's headings have no class.
  const page = exportPage([one({ body })]).replace('<h1 class="m-b-0">Edda', '<h1>Edda');
  const parts = await read(page);
  expect(problemsOf(parts)).toEqual([]);
  expect(articlesOf(parts)[0]?.article).toMatchObject({
    title: 'Edda',
    state: 'private',
    template: 'person',
  });
});

it('takes the world’s name in addresses from what a browser notes in the saved file', async () => {
  const page = `<!-- saved from url=(0047)https://www.worldanvil.com/world/saltmere/export -->${exportPage([one({})])}`;
  const options = {
    worldId: 'w',
    address: null,
    signal: new AbortController().signal,
    pause: async () => {},
  };
  const { value } = await readExportPage(chunksOf(page), options).next();
  expect(value).toMatchObject({ part: 'world', world: { slug: 'saltmere' } });
});

it('says which articles are cut short, repeated, without an id or missing', async () => {
  const [first, second, third] = [1, 2, 3].map((number) =>
    one({ id: articleId(number), title: `T${number}` }),
  );
  if (!first || !second || !third) throw new Error('Three articles.');
  const page = exportPage([first, second, third]).replace(
    containerOf(second),
    containerOf({ ...second, id: 'x' }),
  );
  const cut = page.slice(0, page.lastIndexOf('article-content-right'));
  const parts = await read(cut.replace('<hr>', containerOf(first)));
  expect(problemsOf(parts)).toEqual([
    { code: 'repeatedId', title: 'T1', articleId: articleId(1) },
    { code: 'noId', title: 'T2', articleId: null },
    { code: 'cutShort', title: 'T3', articleId: articleId(3) },
    { code: 'noEnd', title: null, articleId: null },
    { code: 'missing', title: 'T2', articleId: articleId(2) },
  ]);
  expect(articlesOf(parts).map(({ isWhole }) => isWhole)).toEqual([true, false]);
});

it('a page that breaks off between two articles says so, unless its table of contents has no more', async () => {
  const page = exportPage([one({}), one({ id: articleId(2), title: 'Ruan' })]);
  const between = page.slice(0, page.indexOf('<hr>'));
  const noCodex = between.replace(/<ul>.*<\/ul>/, '');
  expect(problemsOf(await read(noCodex))).toEqual([{ code: 'noEnd', title: null, articleId: null }]);
  expect(problemsOf(await read(page.slice(0, page.indexOf('</body>'))))).toEqual([]);
});

it('an article without a text isn’t whole', async () => {
  const page = exportPage([one({})]).replace('article-content-left', 'article-body');
  const parts = await read(page);
  expect(problemsOf(parts)).toMatchObject([{ code: 'noText' }]);
  expect(articlesOf(parts)).toMatchObject([{ isWhole: false }]);
});

it('an article that a stray end tag closes too early isn’t whole, and takes no metadata from its text', async () => {
  const inText =
    '<div id="metadata"><b class="metadata-label">Visibility</b><b class="metadata-value">Public</b></div>';
  const body = `<p>Begins</p>${inText}</div></section></div><p>Ends</p>`;
  const parts = await read(exportPage([one({ body }), one({ id: articleId(2), title: 'Ruan' })]));
  expect(problemsOf(parts)).toEqual([{ code: 'cutShort', title: 'Edda', articleId: articleId(1) }]);
  expect(articlesOf(parts)).toMatchObject([
    { isWhole: false, article: { state: null, content: 'Begins\n\n[b]VisibilityPublic[/b]' } },
    { isWhole: true, article: { title: 'Ruan', state: 'private' } },
  ]);
});

it('a text whose section ends too early is read to its end', async () => {
  const body = '<p>Begins</p></section><p>goes on</p>Ends';
  const fields =
    '<hr><section class="wa-section public" data-section-id="age"><dl><dt>Age</dt><dd>41</dd></dl></section>';
  const [item] = articlesOf(await read(exportPage([one({ body, fields })])));
  expect(item?.article.content).toBe('Begins\n\ngoes on\n\nEnds');
  expect(item?.article.sections).toMatchObject([{ name: 'age', content: '41' }]);
});

it('a comment that swallows the beginning of another article joins nothing', async () => {
  const two = [
    one({ body: '<p>Edda<!--</p>' }),
    one({ id: articleId(2), title: 'Ruan', body: '<p>--> is Ruan</p>' }),
  ];
  const parts = await read(exportPage(two));
  expect(articlesOf(parts).map(({ article }) => article.content)).toEqual(['Edda']);
  expect(problemsOf(parts).map(({ code, title }) => `${code} ${title}`)).toEqual([
    'cutShort Edda',
    'missing Ruan',
  ]);
});

it('without a World Codex, what an article may have taken with it makes the page incomplete', async () => {
  const torn = async (edda: string, ruan: string) => {
    const bodies = [edda, ruan, '<p>Text</p>'];
    const page = exportPage(bodies.map((body, at) => one({ id: articleId(at), title: `T${at}`, body })));
    return problemsOf(await read(page.replace(/<ul>.*?<\/ul>/s, ''))).map(({ code }) => code);
  };
  expect(await torn('<p>Text<!--</p>', '<p>--> goes on</p>')).toEqual(['cutShort', 'torn']);
  expect(await torn('<p>Text</body></p>', '<p><textarea></p>')).toEqual(['cutShort', 'cutShort', 'torn']);
});

it('says that another page is no export', async () => {
  expect(await read('<h1>Hello</h1><p>World')).toEqual([
    { part: 'problem', problem: { code: 'notExport', title: 'Hello', articleId: null } },
  ]);
});

it('stops at elements that are nested without end, and says so', async () => {
  const article = containerOf(one({}));
  const parts = await read(
    `${article}${'<div>'.repeat(300_000)}${containerOf(one({ id: articleId(2) }))}`,
    65_536,
  );
  expect(problemsOf(parts)).toEqual([{ code: 'tooDeep', title: null, articleId: null }]);
  expect(articlesOf(parts)).toHaveLength(1);
});

it('stops when it is aborted', async () => {
  const stop = new AbortController();
  stop.abort();
  const options = { worldId: 'w', address: null, signal: stop.signal, pause: async () => {} };
  await expect(readExportPage(chunksOf('<p>'), options).next()).rejects.toThrow();
});

it('an article whose column wasn’t closed ends before the heading of the next, whose beginning is lost', async () => {
  const [edda, ruan] = ['Edda', 'Ruan'].map((name, at) =>
    one({ id: articleId(at), title: name, body: `<p>All about ${name}.</p><h1>Youth</h1>` }),
  );
  const page = exportPage([edda, ruan].flatMap((article) => article ?? []));
  const html = page
    .replace('</section></div>', '')
    .replace(/<\/div>\n<hr>\n<(?=div class="row article-print-container")/, '');
  expect(html.length).toBe(page.length - '</section></div>'.length - '</div>\n<hr>\n<'.length);
  const parts = await read(html);
  const [article, ...others] = articlesOf(parts);
  expect(others).toEqual([]);
  expect(article?.article).toMatchObject({ title: 'Edda' });
  expect(article?.article.content).toContain('Youth');
  expect(article?.article.content).not.toContain('Ruan');
  expect(problemsOf(parts)).toContainEqual({ code: 'cutShort', title: 'Edda', articleId: articleId(0) });
});

it('never gives an article the title or text of another, whatever is cut, repeated or inserted', async () => {
  const names = ['Edda', 'Ruan', 'Tansy', 'Vigil'];
  const marked = names.map((name, at) =>
    one({ id: articleId(at), title: name, body: `<p>All about ${name}.</p>`, aside: `<p>${name}</p>` }),
  );
  const page = exportPage(marked);
  const scraps = [
    '<div>',
    '</div>',
    '</section>',
    '<!--',
    '-->',
    '"',
    '<script>',
    '</script>',
    '>',
    '<',
    "'",
    '<p',
  ];
  // The World Codex before them stays: without it, nothing tells whose title is whose.
  const place = fc.integer({ min: page.indexOf('article-print-container'), max: page.length });
  const mutation = fc.record({
    from: place,
    length: fc.nat({ max: 90 }),
    scrap: fc.constantFrom('', ...scraps),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 2 }), async (mutations) => {
      let html = page;
      for (const { from, length, scrap } of mutations)
        html = html.slice(0, from) + scrap + html.slice(from + length);
      for (const { article } of articlesOf(await read(html, 400))) {
        const own = names[Number(article.id.slice(-12))];
        // Of a script that damage has turned into elements. It takes nothing from an article that is read, too.
        if (own === undefined) continue;
        const said = [
          article.title,
          article.content,
          ...article.sections.map(({ content }) => content),
        ].join();
        for (const name of names) if (name !== own) expect(said).not.toContain(name);
      }
    }),
    { numRuns: 1000 },
  );
});
