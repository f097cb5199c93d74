import { afterEach, expect, it } from 'vitest';
import type { Learned, LearnedCapabilities } from '../../lib/model/index.ts';
import { defaultQuirks } from '../service/quirks.ts';
import { bothVersions, type Ground, refusal } from './both-versions.ts';

/** Records what was forgotten. */
function learned(known: LearnedCapabilities): Learned & { forgotten: string[] } {
  const forgotten: string[] = [];
  return {
    known,
    forgotten,
    forget(name) {
      forgotten.push(name);
      delete known[name];
    },
  };
}

async function everyId({ as, platform }: Ground, known: Learned): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of as({ learned: known }).everyArticle(platform.worldId)) ids.push(id);
  return ids.sort();
}

bothVersions('what a live check has learned', { articles: 120 }, (ground) => {
  afterEach(() => {
    Object.assign(ground().platform.quirks, defaultQuirks);
  });
  const all = () =>
    ground()
      .platform.articles(ground().platform.worldId)
      .map(({ id }) => id)
      .sort();

  it('nothing: lists are asked for as documented', async () => {
    const known = learned({});
    expect(await everyId(ground(), known)).toEqual(all());
    for (const { url } of ground().platform.requests()) expect(url).not.toContain('limit=');
  });

  it('smaller pages than documented: every article is read, and otherwise some would be missing', async () => {
    ground().platform.quirks.pageSize = 10;
    expect(await everyId(ground(), learned({ articlePage: 10 }))).toEqual(all());
    expect(await everyId(ground(), learned({}))).toHaveLength(10);
    expect(
      await ground()
        .as({ learned: learned({ articlePage: 1 }) })
        .worlds(),
    ).toHaveLength(2);
    const { categories } = ground().as({ learned: learned({ articlePage: 10 }) });
    expect((await categories(ground().platform.worldId, 0)).last).toBe(false);
  });

  it('smaller pages, but they are as documented again: every article is read', async () => {
    expect(await everyId(ground(), learned({ articlePage: 10 }))).toEqual(all());
  });

  it('larger pages can be asked for: fewer calls, the same articles', async () => {
    const { platform, version } = ground();
    await everyId(ground(), learned({}));
    const usual = platform.requests().length;
    platform.clearRequests();
    const known = learned({ articlePage: 50 });
    expect(await everyId(ground(), known)).toEqual(all());
    expect(platform.requests().length).toBe(version === 'earlier' ? 3 : usual);
    expect(known.forgotten).toEqual([]);
  });

  it('larger pages, but the limit is ignored: every article is read, and it is forgotten', async () => {
    const { platform, version } = ground();
    platform.quirks.earlierLimit = false;
    const known = learned({ articlePage: 50 });
    expect(await everyId(ground(), known)).toEqual(all());
    expect(known.forgotten).toEqual(version === 'earlier' ? ['articlePage'] : []);
  });

  it('larger pages, but the limit is refused: every article is read, and it is forgotten', async () => {
    const { platform, version } = ground();
    if (version === 'current') return;
    platform.faults.add({ kind: 'status', status: 400, body: '', match: { path: 'limit=' } });
    const known = learned({ articlePage: 50 });
    expect(await everyId(ground(), known)).toEqual(all());
    expect(known.forgotten).toEqual(['articlePage']);
  });

  const withLinks = async (known: Learned) => {
    const { as, platform } = ground();
    const service = as({ learned: known });
    const { worldId } = platform;
    const [category] = (await service.categories(worldId, 0)).items;
    const [image] = (await service.images(worldId, 0)).items;
    const links = { categoryId: category?.id ?? null, coverId: image?.id ?? null };
    const { id } = await service.createArticle({ worldId, title: 'Linked', template: 'article', ...links });
    const clear = () => service.patchArticle(id ?? '', worldId, { categoryId: null, coverId: null });
    const stored = () => {
      const { categoryId, cover } = platform.articles().find((row) => row.id === id) ?? {};
      return { categoryId, cover };
    };
    expect(stored()).toEqual({ categoryId: links.categoryId, cover: links.coverId });
    return { clear, stored };
  };
  const BLANK = { category: 'blank', cover: 'blank' } as const;
  const cleared = { categoryId: null, cover: null };

  it('only the other way clears a reference: it is used', async () => {
    ground().platform.quirks.nullClears = false;
    const { clear, stored } = await withLinks(learned({ clearsWith: { ...BLANK } }));
    await clear();
    expect(stored()).toEqual(cleared);
    const unknown = await withLinks(learned({}));
    await unknown.clear();
    expect(unknown.stored()).not.toEqual(cleared);
  });

  it('the other way is refused: it is forgotten, and the next try clears with null', async () => {
    const { platform, version } = ground();
    const known = learned({ clearsWith: { ...BLANK } });
    const { clear, stored } = await withLinks(known);
    const before = stored();
    const method = 'PATCH';
    platform.faults.add({ kind: 'sql', match: { method, path: '/api/' }, times: 1 });
    expect((await refusal(clear())).failure.kind).toBe('invalid');
    expect(stored()).toEqual(before);
    expect(known.forgotten).toEqual(['clearsWith']);
    await clear();
    expect(stored()).toEqual(cleared);
    const sent = platform.requests().filter((request) => request.method === method);
    const blank = version === 'earlier' ? '"cover":""' : '"cover":{"id":"-1"}';
    expect(sent.map(({ body }) => [body.includes(blank), body.includes('"cover":null')])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
