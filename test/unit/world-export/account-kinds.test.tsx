import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ExportPart, fileText, readAccountExport } from '../../../lib/world-export/index.ts';
import { articleId } from './export-page.ts';
import { itemsOf, problemsOf as problemsIn } from './reading.ts';

async function read(files: Readonly<Record<string, unknown>>): Promise<ExportPart[]> {
  const packed = Object.entries(files).map(
    ([path, value]) => [path, value instanceof Uint8Array ? value : strToU8(JSON.stringify(value))] as const,
  );
  const blob = new Blob([new Uint8Array(zipSync(Object.fromEntries(packed)))]);
  const parts: ExportPart[] = [];
  const options = { title: 'Export', signal: new AbortController().signal, pause: async () => {} };
  for await (const part of readAccountExport(blob, options)) parts.push(part);
  return parts;
}
const problemsOf = (parts: readonly ExportPart[]) =>
  problemsIn(parts).map(({ code, title }) => `${code} ${title}`);

const WORLD = { id: '10000000-0000-4000-8000-000000000001', title: 'Saltmere', slug: 'saltmere-mira' };
const PEOPLE = '20000000-0000-4000-8000-000000000001';
const ALL = '20000000-0000-4000-8000-000000000002';
const EDDA = {
  ...{ id: articleId(1), title: 'Edda', content: 'Keeps the light.', entityClass: 'Person', world: WORLD },
  category: { id: PEOPLE, title: 'People' },
};
const category = (id: string, title: string, parent: unknown = null) => ({
  ...{ id, title, entityClass: 'Category', description: `About ${title}.`, parent, world: WORLD },
});
/** What was read: titles of articles with their templates, and categories with their parents. */
function shown(parts: readonly ExportPart[]) {
  const items = itemsOf(parts);
  const titles = new Map<string | null, string>();
  for (const item of items) if (item.kind === 'category') titles.set(item.category.id, item.category.title);
  const categories = items.flatMap((item) => (item.kind === 'category' ? item.category : []));
  return {
    articles: items.flatMap((item) =>
      item.kind === 'article' ? `${item.article.title} ${item.article.template}` : [],
    ),
    tree: [...new Map(categories.map((one) => [one.id, one])).values()]
      .map(({ title, parentId }) => `${title} < ${titles.get(parentId) ?? null}`)
      .sort(),
  };
}
const EXPECTED = { articles: ['Edda person'], tree: ['Everyone < null', 'People < Everyone'] };

describe('what a file of an account export is', () => {
  it.each(['categories', 'articles', 'everything'])(
    'is said by its class, in a folder “%s”',
    async (folder) => {
      const parts = await read({
        'World-Saltmere/articles/Person-Edda.json': EDDA,
        [`World-Saltmere/${folder}/Category-People.json`]: category(PEOPLE, 'People', { id: ALL }),
        [`World-Saltmere/${folder}/Category-Everyone.json`]: category(ALL, 'Everyone'),
        'World-Saltmere/World-Saltmere.json': { ...WORLD, entityClass: 'World', state: 'public' },
      });
      expect(shown(parts)).toEqual(EXPECTED);
      expect(problemsOf(parts)).toEqual([]);
      expect(parts).toContainEqual(
        expect.objectContaining({ part: 'world', world: expect.objectContaining(WORLD) }),
      );
      const people = itemsOf(parts).findLast(
        (item) => item.kind === 'category' && item.category.id === PEOPLE,
      );
      expect(people).toMatchObject({ isLocalId: false, category: { description: 'About People.' } });
    },
  );

  it('is said by its class with its namespace, and never by a template of another program', async () => {
    const parts = await read({
      'World-Saltmere/articles/Edda.json': { ...EDDA, category: null, entityClass: 'App\\Entity\\Person' },
      'World-Saltmere/x/All.json': { ...category(ALL, 'Everyone'), entityClass: 'App\\Entity\\Category' },
      'World-Saltmere/calendars/Tides.json': { id: articleId(2), title: 'Tides', templateType: 'calendar' },
    });
    expect(shown(parts)).toEqual({ articles: ['Edda person'], tree: ['Everyone < null'] });
  });

  it('names the kinds that aren’t read, with their numbers', async () => {
    const other = (entityClass: string, at: number) => ({ ...EDDA, entityClass, id: articleId(100 + at) });
    const parts = await read({
      'articles/Edda.json': { ...EDDA, category: null },
      'articles/Reckoning.json': other('Calendar', 1),
      'things/Moons.json': other('Calendar', 2),
      'things/Names.json': other('VariableCollection', 3),
      'maps/Harbor.json': { id: 1 },
      'secrets/Who.json': { id: 2 },
    });
    expect(shown(parts).articles).toEqual(['Edda person']);
    expect(problemsOf(parts).sort()).toEqual([
      'notRead Calendar (2)',
      'notRead VariableCollection (1)',
      'notRead maps (1)',
      'notRead secrets (1)',
    ]);
  });

  it('takes the world’s slug from the address of an article, if nothing else says it', async () => {
    const { slug: _slug, ...world } = WORLD;
    const url = 'https://www.worldanvil.com/w/saltmere-mira/a/edda-person';
    const parts = await read({ 'articles/Edda.json': { ...EDDA, world, url } });
    expect(parts[0]).toMatchObject({ world: { slug: 'saltmere-mira' } });
  });
});

describe('a file that isn’t UTF-8', () => {
  const TEXT = 'They’re “late”, and the café is shut.';
  const json = JSON.stringify({ ...EDDA, content: TEXT });
  const OLD = new Map([...'’“”é'].map((letter, at) => [letter, [0x92, 0x93, 0x94, 0xe9][at] ?? 0]));
  const old = (text: string) => Uint8Array.from(text, (letter) => OLD.get(letter) ?? letter.charCodeAt(0));
  const wide = (text: string, isLittle: boolean, mark: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * (text.length + Number(mark))));
    [...(mark ? '\ufeff' : ''), ...text].forEach((letter, at) => {
      view.setUint16(2 * at, letter.charCodeAt(0), isLittle);
    });
    return new Uint8Array(view.buffer);
  };
  const ENCODED: [string, (text: string) => Uint8Array<ArrayBuffer>, boolean][] = [
    ['Windows-1252', old, true],
    ['UTF-16 with its mark', (text) => wide(text, true, true), false],
    ['UTF-16 of another order, with its mark', (text) => wide(text, false, true), false],
    ['UTF-16 without a mark', (text) => wide(text, true, false), false],
    ['UTF-16 of another order, without a mark', (text) => wide(text, false, false), false],
    ['UTF-8 with its mark', (text) => new Uint8Array(strToU8(`\ufeff${text}`)), false],
  ];

  it.each(ENCODED)('keeps its letters in a ZIP: %s', async (_, encode, isGuessed) => {
    const parts = await read({ 'articles/Edda.json': encode(json) });
    expect(itemsOf(parts).at(-1)).toMatchObject({ article: { content: TEXT } });
    expect(problemsOf(parts)).toEqual(isGuessed ? ['encoding articles/Edda.json'] : []);
  });

  it.each(ENCODED)('keeps its letters as a page: %s', async (_, encode, isGuessed) => {
    const html = `<html><body><p>${TEXT.repeat(3_000)}</p></body></html>`;
    let guessed = false;
    const chunks: string[] = [];
    for await (const chunk of fileText(new Blob([encode(html)]), () => {
      guessed = true;
    }))
      chunks.push(chunk);
    expect(chunks.join('').replace('\ufeff', '') === html).toBe(true);
    expect(guessed).toBe(isGuessed);
  });

  it('keeps the letters of UTF-8 around another byte', async () => {
    const [before = '', after = ''] = JSON.stringify({ ...EDDA, content: '“Dämmer” @' }).split('@');
    const mixed = new Uint8Array([...strToU8(before), 0xe9, ...strToU8(after)]);
    const parts = await read({ 'articles/Edda.json': mixed });
    expect(itemsOf(parts).at(-1)).toMatchObject({ article: { content: '“Dämmer” é' } });
    expect(problemsOf(parts)).toEqual(['encoding articles/Edda.json']);
  });
});
