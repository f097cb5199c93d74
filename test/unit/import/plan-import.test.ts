import { describe, expect, it } from 'vitest';
import type { ReadDocument } from '../../../lib/documents/index.ts';
import { composed, type PlanOptions, planImport, type WorldFacts } from '../../../lib/import/index.ts';

const document = (path: string, made: Partial<ReadDocument> = {}): ReadDocument => ({
  path,
  title: path.replace(/^.*\//, '').replace(/\.md$/, ''),
  ...{ aliases: [], tags: [], fields: {}, markup: 'text', footnotes: '', notes: [], links: [], images: [] },
  ...{ problems: [], ...made },
});

const WORLD: WorldFacts = {
  worldId: 'w',
  isWhole: true,
  articles: [
    { id: 'a1', title: 'Saltmere', template: 'settlement' },
    { id: 'a2', title: 'Twin', template: 'article' },
    { id: 'a3', title: 'twin', template: 'article' },
  ],
  categories: [
    { id: 'c1', title: 'People', parentId: null },
    { id: 'c2', title: 'Old', parentId: 'c1' },
  ],
  images: [{ id: '7', title: 'Harbor map' }],
  texts: new Map(),
};

const planned = (documents: readonly ReadDocument[], options: Partial<PlanOptions> = {}, world = WORLD) =>
  planImport(documents, world, { rules: [], choices: {}, records: new Map(), slice: () => null, ...options });
async function rowOf(document: ReadDocument, options: Partial<PlanOptions> = {}) {
  const [row] = (await planned([document], options)).rows;
  if (!row) throw new Error('No row.');
  return row;
}

describe('what a document becomes', () => {
  it('is a draft in progress, an article in the category of its folder', async () => {
    const plan = await planned([document('People/Old/Edda.md', { tags: ['npc'] })]);
    expect(plan.rows[0]).toMatchObject({
      ...{ title: 'Edda', template: 'article', tags: ['npc'], isDraft: true, isWip: true, action: 'create' },
      category: { kind: 'existing', id: 'c2', title: 'Old' },
    });
    expect(plan.folders).toEqual([]);
  });

  it('needs a category for each folder that has none, parents first', async () => {
    const plan = await planned([document('People/New/Deep/a.md'), document('Places/b.md'), document('c.md')]);
    expect(plan.folders).toEqual([
      { folder: 'People/New', title: 'New', parent: { kind: 'existing', id: 'c1', title: 'People' } },
      {
        folder: 'People/New/Deep',
        title: 'Deep',
        parent: { kind: 'new', folder: 'People/New', title: 'New' },
      },
      { folder: 'Places', title: 'Places', parent: null },
    ]);
    expect(plan.rows[2]?.category).toBeNull();
  });

  it('follows the rules of its folders and its own choice', async () => {
    const rules = [
      { folder: '', tags: ['imported'], isWip: false },
      {
        folder: 'NPCs',
        template: 'person',
        category: { kind: 'existing', id: 'c1' } as const,
        tags: ['npc'],
      },
      { folder: 'NPCs/Trash', skip: true },
    ];
    const choices = { 'NPCs/b.md': { template: 'species', title: 'Bee' } };
    const files = [
      document('NPCs/a.md'),
      document('NPCs/b.md'),
      document('NPCs/Trash/c.md'),
      document('d.md'),
    ];
    const { rows } = await planned(files, { rules, choices });
    expect(rows[0]).toMatchObject({
      template: 'person',
      category: { id: 'c1' },
      tags: ['imported', 'npc'],
      isWip: false,
    });
    expect(rows[1]).toMatchObject({ template: 'species', title: 'Bee', tags: ['imported', 'npc'] });
    expect(rows.map(({ action }) => action)).toEqual(['create', 'create', 'skip', 'create']);
  });

  it('takes fields, template and flags from front matter, and what World Anvil lacks into the notes', async () => {
    const fields = { Type: 'Character', Pronunciation: 'ED-da', age: '[30]', draft: 'false', private: 'yes' };
    const row = await rowOf(document('a.md', { fields, notes: ['mine'], footnotes: '[ol][/ol]' }));
    expect(row).toMatchObject({ template: 'person', isDraft: false, isPrivate: true });
    expect(row.fields).toEqual({
      pronunciation: 'ED-da',
      footnotes: '[ol][/ol]',
      authornotes: 'mine\n\nage: [30]',
    });
    expect(row.lost).toEqual([{ code: 'field', detail: 'age' }]);
  });

  it('says which fields are too long, and cuts them if asked to', async () => {
    const long = document('a.md', { title: 'word '.repeat(60).trim() });
    expect(await rowOf(long)).toMatchObject({
      action: 'skip',
      tooLong: [{ field: 'title', length: 299, limit: 255 }],
    });
    const cut = await rowOf(long, { choices: { 'a.md': { cut: true } } });
    expect(cut).toMatchObject({ action: 'create', tooLong: [] });
    expect(cut.title).toMatch(/^(?:word ){49}word…$/);
  });
});

describe('documents of one title', () => {
  it('name each other, unless one is left out or named otherwise', async () => {
    const files = [document('x/a.md'), document('y/A.md'), document('b.md')];
    const twins = async (options: Partial<PlanOptions> = {}) =>
      (await planned(files, options)).rows.map(({ twin }) => twin);
    expect(await twins()).toEqual(['y/A.md', 'x/a.md', null]);
    expect(await twins({ choices: { 'x/a.md': { skip: true } } })).toEqual([null, null, null]);
    expect(await twins({ choices: { 'x/a.md': { title: 'b' } } })).toEqual(['b.md', null, 'x/a.md']);
  });
});

describe('links and images', () => {
  const link = { kind: 'wiki', heading: null, isEmbed: false } as const;
  const files = [
    document('a.md', {
      markup: '\u008d0\u0090 \u008d1\u0090 \u008d2\u0090 \u008f0\u0090 \u008f1\u0090',
      links: [
        { ...link, target: 'b', label: 'the [b]' },
        { ...link, target: 'Saltmere', label: 'town' },
        { ...link, target: 'Nobody', label: '[b]' },
      ],
      images: [
        { target: 'img/Harbor map.png', alt: '' },
        { target: 'other.png', alt: 'Other' },
      ],
    }),
    document('x/b.md'),
  ];

  it('lead to documents, else to articles; the rest stays words and is listed', async () => {
    const [row] = (await planned(files)).rows;
    if (!row) throw new Error('No row.');
    expect(row.links.map(({ to }) => to)).toEqual([
      { path: 'x/b.md' },
      { articleId: 'a1', template: 'settlement' },
      null,
    ]);
    expect(row.lost).toEqual([
      { code: 'link', detail: 'Nobody' },
      { code: 'image', detail: 'other.png' },
    ]);
    const words = '[noparse][[/noparse]b] [img:7] Image: Other';
    expect(composed(row, () => null).content).toBe(
      `the [noparse][[/noparse]b] @[town](settlement:a1) ${words}`,
    );
    expect(
      composed(row, (path) => (path === 'x/b.md' ? { id: 'n1', template: 'person' } : null)).content,
    ).toBe(`@[the (b)](person:n1) @[town](settlement:a1) ${words}`);
  });
});

describe('an article of the same title', () => {
  it('isn’t doubled unless somebody says so', async () => {
    const file = document('x/saltmere.md');
    expect(await rowOf(file)).toMatchObject({ double: { id: 'a1', title: 'Saltmere' }, action: 'skip' });
    const choices = { 'x/saltmere.md': { action: 'create' } } as const;
    expect(await rowOf(file, { choices })).toMatchObject({ action: 'create' });
  });
});

describe('a link to a document that is left out', () => {
  const link = { kind: 'wiki', heading: null, label: 'there', isEmbed: false } as const;
  const file = document('from.md', {
    links: [
      { ...link, target: 'Saltmere' },
      { ...link, target: 'Draft' },
    ],
  });
  const documents = [file, document('Saltmere.md'), document('Draft.md')];
  const linksOf = async (options: Partial<PlanOptions> = {}) => {
    const [row] = (await planned(documents, options)).rows;
    return { to: row?.links.map(({ to }) => to), lost: row?.lost.map(({ code }) => code), hash: row?.hash };
  };

  it('leads to the article of its title, or nowhere', async () => {
    const choices = { 'Draft.md': { skip: true } } as const;
    expect(await linksOf({ choices })).toMatchObject({
      to: [{ articleId: 'a1', template: expect.any(String) }, null],
      lost: ['link'],
    });
  });

  it('makes a change once the document isn’t left out any longer', async () => {
    const all = await linksOf({ choices: { 'Saltmere.md': { action: 'create' } } });
    expect(all).toMatchObject({ to: [{ path: 'Saltmere.md' }, { path: 'Draft.md' }], lost: [] });
    expect((await linksOf()).hash).not.toBe(all.hash);
  });
});

describe('a file that was imported before', () => {
  const file = document('Saltmere.md', { markup: 'text' });
  async function again(made: Partial<ReadDocument>, there: string | null) {
    const { hash } = await rowOf(file);
    const [first] = (await planned([file])).rows;
    const { textHash } = await import('../../../lib/import/hash.ts');
    const sent = { title: 'Saltmere', content: 'text' };
    const records = new Map([
      ['Saltmere.md', { path: 'Saltmere.md', articleId: 'a1', hash, textHash: textHash(sent) }],
    ]);
    expect(first?.hash).toBe(hash);
    const texts = new Map(there === null ? [] : [['a1', { title: 'Saltmere', content: there }]]);
    const [row] = (await planned([{ ...file, ...made }], { records }, { ...WORLD, texts })).rows;
    return [row?.source, row?.action, row?.double];
  }
  it.each([
    ['unchanged', {}, 'text\r\n', ['unchanged', 'skip', null]],
    ['changed here', { markup: 'new' }, 'text', ['changedHere', 'update', null]],
    ['changed there', {}, 'theirs', ['changedThere', 'skip', null]],
    ['changed on both sides', { markup: 'new' }, 'theirs', ['conflict', 'skip', null]],
    ['not read back yet', {}, null, ['unchanged', 'skip', null]],
  ])('%s', async (_, made, there, expected) => {
    expect(await again(made, there)).toEqual(expected);
  });
});
