import { get } from 'node:http';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipDamaged } from '../../../lib/archive/index.ts';
import { type ExportedItem, type ExportPart, readAccountExport } from '../../../lib/world-export/index.ts';
import { type Platform, startPlatform } from '../../service/index.ts';
import { articleId } from './export-page.ts';

const zip = (files: Readonly<Record<string, unknown>>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, value]) => [
          path,
          strToU8(typeof value === 'string' ? value : JSON.stringify(value)),
        ]),
      ),
    ),
  );

async function read(
  bytes: Uint8Array<ArrayBuffer>,
  signal = new AbortController().signal,
): Promise<ExportPart[]> {
  const parts: ExportPart[] = [];
  const options = { title: 'Export', signal, pause: async () => {} };
  for await (const part of readAccountExport(new Blob([bytes]), options)) parts.push(part);
  return parts;
}

/** What was read, by the title of its world. */
function itemsOf(parts: readonly ExportPart[]): Map<string, ExportedItem[]> {
  const worlds = new Map<string, ExportedItem[]>();
  let title = '';
  for (const part of parts) {
    if (part.part === 'world') title = part.world.title;
    if (part.part === 'items') worlds.set(title, [...(worlds.get(title) ?? []), ...part.items]);
  }
  return worlds;
}
const problemsOf = (parts: readonly ExportPart[]) =>
  parts.flatMap((part) => (part.part === 'problem' ? [`${part.problem.code} ${part.problem.title}`] : []));

const SALTMERE = { id: '10000000-0000-4000-8000-000000000001', title: 'Saltmere' };
const CATEGORY = '20000000-0000-4000-8000-000000000001';
const EDDA = {
  ...{ id: articleId(1), title: 'Edda', content: 'Keeps the light.', template: 'person', tags: 'tide,salt' },
  ...{ world: SALTMERE, category: { id: CATEGORY, title: 'People' }, isDraft: true, state: 'private' },
};

describe('an account export', () => {
  it('gives articles with the ids of the API, and their categories', async () => {
    const parts = await read(zip({ 'articles/People/Edda/metadata.json': EDDA }));
    expect(parts[0]).toMatchObject({ part: 'world', world: { ...SALTMERE, articleIds: [articleId(1)] } });
    expect(itemsOf(parts).get('Saltmere')).toMatchObject([
      { kind: 'category', isLocalId: false, category: { id: CATEGORY, title: 'People' } },
      {
        kind: 'article',
        article: {
          ...{ id: articleId(1), title: 'Edda', content: 'Keeps the light.', tags: ['tide', 'salt'] },
          ...{ isDraft: true, state: 'private', categoryId: CATEGORY },
        },
      },
    ]);
    expect(problemsOf(parts)).toEqual([]);
  });

  it('takes a text that only its HTML file has', async () => {
    const files = {
      'articles/NO_CATEGORY/Edda/metadata.json': { ...EDDA, content: undefined },
      'articles/NO_CATEGORY/Edda/content.html': `<p>Keeps <b>the</b> light at <a class="article-link" data-article-id="${articleId(2)}" data-template-type="Settlement">Wick</a>.</p><script>alert(1)</script>`,
    };
    const items = itemsOf(await read(zip(files))).get('Saltmere') ?? [];
    expect(items.flatMap((item) => (item.kind === 'article' ? item.article.content : []))).toEqual([
      `Keeps [b]the[/b] light at @[Wick](settlement:${articleId(2)}).`,
    ]);
  });

  it('keeps several worlds apart, and gives what names no world to the only one', async () => {
    const lake = { id: '10000000-0000-4000-8000-000000000002', title: 'The Long Lake' };
    const block = { id: 7, title: 'Heron', data: { Wingspan: '2 m' } };
    const two = await read(
      zip({
        'articles/a.json': EDDA,
        'articles/b.json': { ...EDDA, id: articleId(2), title: 'Reed', world: lake, category: null },
        'blocks/Heron-7.json': block,
      }),
    );
    expect([...itemsOf(two)].map(([title, items]) => `${title} ${items.length}`)).toEqual([
      'Saltmere 2',
      'The Long Lake 1',
    ]);
    expect(problemsOf(two)).toEqual(['noWorld blocks/Heron-7.json']);
    const one = await read(zip({ 'articles/a.json': EDDA, 'blocks/Heron-7.json': block }));
    expect(
      itemsOf(one)
        .get('Saltmere')
        ?.map(({ kind }) => kind),
    ).toEqual(['category', 'article', 'statblock']);
  });

  it('without any world, it is named like the file', async () => {
    const parts = await read(zip({ 'articles/a.json': { ...EDDA, world: undefined } }));
    expect(parts[0]).toMatchObject({ part: 'world', world: { id: null, title: 'Export' } });
  });

  it('names what it can’t read, and reads the rest', async () => {
    const parts = await read(
      zip({
        '../escape.json': EDDA,
        'articles/broken.json': '{"id": ',
        'articles/list.json': [1, 2],
        'articles/no-id.json': { title: 'Nobody' },
        'articles/a.json': EDDA,
        'articles/again.json': EDDA,
        'blocks/none.json': { id: 'x' },
        'maps/harbor.json': { id: 1 },
        'notes.txt': 'Hello',
      }),
    );
    expect(problemsOf(parts).sort()).toEqual([
      'badFile articles/broken.json',
      'badFile articles/list.json',
      'badFile articles/no-id.json',
      'badFile blocks/none.json',
      'badPath ../escape.json',
      'notRead maps (1)',
      'repeatedId articles/again.json',
    ]);
    expect(
      itemsOf(parts)
        .get('Saltmere')
        ?.map(({ kind }) => kind),
    ).toEqual(['category', 'article']);
  });

  it('looks into no ZIP within the ZIP', async () => {
    const inner = zip({ 'articles/b.json': { ...EDDA, id: articleId(2), title: 'Reed' } });
    const files = { 'articles/inner.zip': inner, 'articles/inner.json': inner };
    const edda = strToU8(JSON.stringify(EDDA));
    const parts = await read(new Uint8Array(zipSync({ 'articles/a.json': edda, ...files })));
    expect(itemsOf(parts).get('Saltmere')).toHaveLength(2);
    expect(problemsOf(parts)).toEqual(['badFile articles/inner.json']);
  });

  it.each([
    'articles/Maps/Edda/metadata.json',
    'articles/Secrets/Edda/metadata.json',
    'articles/NO_CATEGORY/Notes/metadata.json',
    'articles/Manuscripts/A/metadata.json',
    'articles/Images/A/metadata.json',
    'articles/NO_CATEGORY/Worlds/metadata.json',
    'worlds/Notes/articles/A/metadata.json',
    'worlds/Maps/articles/Blocks/A.json',
    'account/articles/worlds/metadata.json',
    'something new/Edda.json',
  ])('reads the article in %s, whatever its category and world are called', async (path) => {
    const parts = await read(zip({ [path]: EDDA }));
    expect(
      itemsOf(parts)
        .get('Saltmere')
        ?.map(({ kind }) => kind),
    ).toEqual(['category', 'article']);
    expect(problemsOf(parts)).toEqual([]);
  });

  it('takes an id in capitals as the same article, and no category of another shape', async () => {
    const id = 'ABCDEF00-0000-4000-8000-000000000001';
    const files = { 'articles/a.json': { ...EDDA, id, category: { id: 'export-1', title: 'People' } } };
    expect(itemsOf(await read(zip(files))).get('Saltmere')).toMatchObject([
      { kind: 'article', article: { id: id.toLowerCase(), categoryId: null } },
    ]);
  });

  it('says that another ZIP is no export, and that another file is no ZIP', async () => {
    expect(problemsOf(await read(zip({ 'photo.jpg': 'x', 'package.json': { name: 'x' } })))).toEqual([
      'notExport null',
    ]);
    await expect(read(new TextEncoder().encode('Hello'))).rejects.toThrow(ZipDamaged);
    const whole = zip({ 'articles/a.json': EDDA });
    await expect(read(whole.slice(0, whole.length - 30))).rejects.toThrow(ZipDamaged);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(read(zip({ 'articles/a.json': EDDA }), controller.signal)).rejects.toThrow();
  });

  it('of 500 damaged ZIPs, none hangs, fails in another way, or shows a text under another title', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => articleId(at + 1));
    const whole = zip(
      Object.fromEntries(
        ids.map((id, at) => [
          `articles/${at}.json`,
          { ...EDDA, id, title: `T${at}`, content: `Text of T${at}` },
        ]),
      ),
    );
    const byte = fc.record({ at: fc.nat({ max: whole.length - 1 }), value: fc.nat({ max: 255 }) });
    const cut = fc.option(fc.nat({ max: whole.length }), { freq: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(byte, { maxLength: 6 }), cut, async (bytes, end) => {
        const damaged = whole.slice(0, end ?? whole.length);
        for (const { at, value } of bytes) if (at < damaged.length) damaged[at] = value;
        let parts: ExportPart[] = [];
        try {
          parts = await read(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(ZipDamaged);
        }
        for (const items of itemsOf(parts).values())
          for (const item of items)
            if (
              item.kind === 'article' &&
              /^T\d+$/.test(item.article.title) &&
              /^Text of T\d+$/.test(item.article.content)
            )
              expect(item.article.content).toBe(`Text of ${item.article.title}`);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the stand-in’s account export', () => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await startPlatform({ articles: 60 });
  });
  afterAll(() => platform.close());

  /** Node's own request: that of a page is subject to its rules of origins. */
  const downloaded = (layout: string) =>
    new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      const headers = { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken };
      get(`${platform.url}/account-export.zip?layout=${layout}`, { headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
      }).on('error', reject);
    });

  it.each(['folders', 'flat'])(
    'is read in the layout “%s”, with every article that it has',
    async (layout) => {
      const parts = await read(await downloaded(layout));
      expect(problemsOf(parts)).toEqual(layout === 'flat' ? ['notRead maps (1)'] : []);
      const items = [...itemsOf(parts).values()].flat();
      const texts = new Map(
        items.flatMap((item) =>
          item.kind === 'article' ? [[item.article.id, item.article.content] as const] : [],
        ),
      );
      const stored = platform.articles(platform.worldId);
      // In folders, articles with the same name in one category overwrite each other.
      const names = new Set(stored.map(({ categoryId, title }) => `${categoryId} ${title}`));
      const found = stored.filter(({ id }) => texts.has(id));
      expect(found.length).toBeGreaterThanOrEqual(layout === 'flat' ? stored.length : names.size);
      for (const { id, texts: own } of found)
        expect(texts.get(id)?.replaceAll('\r\n', '\n')).toBe((own.content ?? '').replaceAll('\r\n', '\n'));
      const kinds = new Set(items.map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual(
        layout === 'flat'
          ? ['article', 'category', 'image']
          : ['article', 'category', 'manuscript', 'statblock'],
      );
    },
  );
});
