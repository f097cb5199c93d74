import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { t } from '../../../lib/i18n/index.ts';
import {
  createSampleService,
  createSampleWorld,
  deleteSampleWorld,
  SAMPLE_WORLD,
  SAMPLE_WORLD_ID as worldId,
} from '../../../lib/sample-world/index.ts';
import type { FullService, MethodName, ServiceError } from '../../../lib/service/index.ts';
import { refusal } from '../../contract/both-versions.ts';

const service: FullService = createSampleService();
const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('The network is used.'));

beforeEach(() => createSampleWorld());
afterAll(async () => {
  expect(network).not.toHaveBeenCalled();
  await deleteSampleWorld();
});

async function all<T>(list: AsyncGenerator<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of list) items.push(item);
  return items;
}

async function article(title: string) {
  const found = (await all(service.everyArticle(worldId))).find((one) => one.title === title);
  if (!found) throw new Error(`There is no ${title}`);
  return found;
}

it('belongs to its author, who has no other world', async () => {
  const identity = await service.identity();
  expect(await service.user()).toMatchObject(identity);
  expect(await service.worlds()).toEqual([SAMPLE_WORLD]);
  expect(await service.world(worldId)).toMatchObject({
    ...SAMPLE_WORLD,
    newArticleState: 'public',
    cover: { url: '/sample/harbor.webp' },
  });
});

it('tells an article with everything that its page shows', async () => {
  const { id } = await article('Captain Isaura Venn');
  const full = await service.fullArticle(id);
  expect(full).toMatchObject({
    ...{ id, worldId, template: 'person', state: 'public', tags: ['smuggler', 'captain'] },
    ...{
      authorName: 'Tidewright',
      portrait: { url: '/sample/isaura.webp' },
      statblock: { title: 'Isaura Venn' },
    },
  });
  expect(full.sections.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['firstname', 'lastname', 'seeded']),
  );
  expect(full.sections.map(({ name }) => name).filter((name) => /date/i.test(name))).toEqual([]);
  expect(full.secrets.map(({ title }) => title)).toEqual(['Whose daughter she is']);
  expect(full.relations.find(({ name }) => name === 'organization')).toMatchObject({
    shape: 'singular',
    item: { title: 'The Ninth Crew' },
  });
});

it('tells a statblock’s values by the fields of its template', async () => {
  const [first] = await all(service.everyStatblock(worldId));
  const block = await service.statblock(first?.id ?? 0);
  expect(block).toMatchObject({
    unread: null,
    template: { system: { title: 'D&D 5e' } },
    folder: { title: 'Monsters of the harbor' },
  });
  expect(block.data?.actions).toContain('[roll:1d20+7|To hit]');
  const template = await service.statblockTemplate(block.template?.id ?? 0);
  const names = template.fields.map(({ name }) => name);
  expect(Object.keys(block.data ?? {}).filter((name) => !names.includes(name))).toEqual(['name', 'image']);
});

it('lists the articles of a category, and those of none', async () => {
  const categories = await all(service.everyCategory(worldId));
  const wardens = categories.find(({ title }) => title === 'Wardens');
  const inside = async (categoryId: string | null) =>
    (await service.articles(worldId, { offset: 0, categoryId })).items.map(({ title }) => title);
  expect(await inside(wardens?.id ?? '')).toContain('Edda Marsh');
  expect(await inside(null)).toEqual([]);
  await service.deleteCategory(wardens?.id ?? '');
  expect(await inside(null)).toContain('Edda Marsh');
  expect((await service.article((await article('Edda Marsh')).id)).categoryId).toBeNull();
});

it('deletes a manuscript with its versions and their parts', async () => {
  const [manuscript] = await all(service.everyManuscript(worldId));
  const { versions, activeVersion } = await service.manuscript(manuscript?.id ?? '');
  expect(versions).toContainEqual(activeVersion);
  const [part] = await all(service.everyManuscriptPart(activeVersion?.id ?? ''));
  await service.deleteManuscript(manuscript?.id ?? '');
  expect((await refusal(service.manuscriptVersion(activeVersion?.id ?? ''))).failure.kind).toBe('notFound');
  expect((await refusal(service.manuscriptPart(part?.id ?? ''))).failure.kind).toBe('notFound');
});

it('is as it was after it has been created again', async () => {
  const { id } = await article('Saltmere');
  await service.patchArticle(id, worldId, { title: 'Sweetmere' });
  await service.createArticle({ worldId, title: 'Extra', template: 'item' });
  await createSampleWorld();
  expect((await service.article(id)).title).toBe('Saltmere');
  expect((await all(service.everyArticle(worldId))).map(({ title }) => title)).not.toContain('Extra');
});

it('ends when its caller does', async () => {
  await expect(service.world(worldId, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

describe('refuses as World Anvil does', () => {
  const fresh = { worldId, title: 'New', template: 'item' };
  const refused: [string, () => Promise<unknown>, ServiceError['failure']['kind'], string][] = [
    ['an article without a title', () => service.createArticle({ ...fresh, title: '' }), 'invalid', 'Title'],
    [
      'a title that is too long',
      () => service.createArticle({ ...fresh, title: 'x'.repeat(256) }),
      'invalid',
      'Title',
    ],
    [
      'an excerpt that is too long',
      () => service.createArticle({ ...fresh, excerpt: 'x'.repeat(256) }),
      'invalid',
      'Excerpt',
    ],
    ['an unknown template', () => service.createArticle({ ...fresh, template: 'geography' }), 'invalid', ''],
    ['an unknown category', () => service.createArticle({ ...fresh, categoryId: 'nowhere' }), 'invalid', ''],
    ['another world', () => service.createArticle({ ...fresh, worldId: 'elsewhere' }), 'forbidden', ''],
    ['an unknown article', () => service.patchArticle('nowhere', worldId, { title: 'x' }), 'notFound', ''],
    ['a list of another world', () => service.articles('elsewhere', { offset: 0 }), 'notFound', ''],
    ['a search term', () => service.articles(worldId, { offset: 0, term: 'x' }), 'unsupported', ''],
  ];

  it.each(refused)('%s', async (_name, call, kind, word) => {
    const before = (await all(service.everyArticle(worldId))).length;
    const { failure } = await refusal(call());
    expect(failure.kind).toBe(kind);
    expect(t(failure.sentence)).toContain(word);
    expect(await all(service.everyArticle(worldId))).toHaveLength(before);
  });

  it('what would be above itself', async () => {
    const { id } = await article('Saltmere');
    const below = await article('Gull Ward');
    const change = service.patchArticle(id, worldId, { articleParentId: below.id });
    expect((await refusal(change)).failure.kind).toBe('invalid');
    expect((await service.article(id)).articleParentId).toBeNull();
  });

  it('what only World Anvil can do, and says so beforehand', async () => {
    const { missing } = service.capabilities;
    expect([...missing].sort()).toEqual([
      'manuscriptExport',
      'render',
      'userImages',
      'userManuscripts',
    ] satisfies MethodName[]);
    for (const call of [
      service.render({ worldId, text: '[b]x[/b]' }),
      service.userImages('x'),
      service.userManuscripts('x'),
      service.manuscriptExport('x'),
    ])
      expect((await refusal(call)).failure.kind).toBe('unsupported');
  });
});
