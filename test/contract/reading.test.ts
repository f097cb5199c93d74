import { expect, it } from 'vitest';
import type { ArticleSummary } from '../../lib/model/index.ts';
import { bothVersions, type Ground } from './both-versions.ts';
import { strict } from './life.ts';

async function everyArticle({ service, platform }: Ground): Promise<ArticleSummary[]> {
  const all: ArticleSummary[] = [];
  for (let last = false; !last; ) {
    const page = await service.articles(platform.worldId, { offset: all.length });
    expect(page).toMatchObject({ offset: all.length, skipped: 0 });
    all.push(...page.items);
    last = page.last;
  }
  return all;
}

bothVersions('reading', { articles: 120, worlds: 3, quirks: { ...strict, crlf: false } }, (ground) => {
  it('tells who the token speaks for', async () => {
    const { service, platform } = ground();
    const identity = await service.identity();
    expect(identity).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      username: expect.stringMatching(/\w/),
    });
    expect(await service.user()).toMatchObject({ ...identity, url: expect.stringContaining(platform.url) });
  });

  it('lists the user’s worlds', async () => {
    const { service, platform } = ground();
    const worlds = await service.worlds();
    expect(worlds).toHaveLength(3);
    expect(worlds.map(({ id }) => id)).toContain(platform.worldId);
    for (const { title } of worlds) expect(title).toMatch(/\w/);
  });

  it('reads a world with its custom templates', async () => {
    const { service, platform } = ground();
    const world = await service.world(platform.worldId);
    const [summary] = (await service.worlds()).filter(({ id }) => id === platform.worldId);
    expect(world).toMatchObject({
      id: platform.worldId,
      title: summary?.title,
      slug: expect.stringMatching(/\w/),
    });
    expect(world.customTemplates.length).toBeGreaterThan(0);
    for (const { name } of world.customTemplates) expect(name).toMatch(/\w/);
  });

  it('lists the categories, with their parents', async () => {
    const { service, platform } = ground();
    const { items, last, skipped } = await service.categories(platform.worldId, 0);
    expect({ last, skipped }).toEqual({ last: true, skipped: 0 });
    const ids = new Set(items.map(({ id }) => id));
    expect(ids.size).toBe(items.length);
    expect(items.some(({ parentId }) => parentId === null)).toBe(true);
    const nested = items.filter(({ parentId }) => parentId !== null);
    expect(nested.length).toBeGreaterThan(0);
    for (const { parentId } of nested) expect(ids).toContain(parentId);
    expect((await service.categories(platform.worldId, items.length)).items).toEqual([]);
  });

  it('pages through every article of a world once, drafts included', async () => {
    const { platform, service } = ground();
    const listed = await everyArticle(ground());
    const stored = platform.articles(platform.worldId);
    expect(listed.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    for (const summary of listed) {
      const row = stored.find(({ id }) => id === summary.id);
      expect(summary).toMatchObject({
        worldId: platform.worldId,
        title: row?.title,
        template: row?.templateType,
        state: row?.state,
        isDraft: row?.isDraft,
        isWip: row?.isWip,
        categoryId: row?.categoryId ?? null,
      });
    }
    const newestFirst = [...stored].reverse().map(({ id }) => id);
    if (service.capabilities.newestFirst) expect(listed.map(({ id }) => id)).toEqual(newestFirst);
  });

  it('asks for pages in the words of its version', async () => {
    const { service, platform, version } = ground();
    await service.articles(platform.worldId, { offset: 25 });
    const [request] = platform.requests();
    if (version === 'current') {
      expect(request).toMatchObject({
        method: 'POST',
        url: expect.stringContaining(`id=${platform.worldId}&granularity=-1`),
      });
      expect(JSON.parse(request?.body ?? '')).toEqual({ limit: '50', offset: '25' });
    } else {
      expect(request).toMatchObject({ method: 'GET', body: '' });
      expect(request?.url).toMatch(/\/articles\?offset=25&order_by=creation_date&trajectory=DESC$/);
    }
  });

  it('narrows the list where the version can, and says so where it cannot', async () => {
    const { service, platform } = ground();
    const byTerm = service.articles(platform.worldId, { offset: 0, term: 'a' });
    if (service.capabilities.term) for (const { title } of (await byTerm).items) expect(title).toMatch(/a/i);
    else await expect(byTerm).rejects.toMatchObject({ sent: false, failure: { kind: 'unsupported' } });

    const categoryId = platform.articles(platform.worldId).find((row) => row.categoryId)?.categoryId ?? '';
    for (const wanted of [categoryId, null]) {
      const narrowed = service.articles(platform.worldId, { offset: 0, categoryId: wanted });
      if (!service.capabilities.byCategory) await expect(narrowed).rejects.toMatchObject({ sent: false });
      else {
        const count = platform.articles(platform.worldId).filter((row) => row.categoryId === wanted).length;
        const { items } = await narrowed;
        expect(items).toHaveLength(Math.min(count, service.capabilities.articlePage));
        for (const item of items) expect(item.categoryId).toBe(wanted);
      }
    }
  });

  it('reads an article with everything it has', async () => {
    const { service, platform } = ground();
    const row = platform.articles(platform.worldId).findLast(({ texts }) => texts.content);
    const article = await service.article(row?.id ?? '');
    expect(article).toMatchObject({
      id: row?.id,
      worldId: platform.worldId,
      title: row?.title,
      content: row?.texts.content,
      template: row?.templateType,
      createdAt: Date.parse(`${row?.creationDate.slice(0, 19).replace(' ', 'T')}Z`),
      authorName: expect.stringMatching(/\w/),
    });
    expect(article.url).toContain('/a/');
    expect(article.raw.id).toBe(row?.id);
  });
});

bothVersions(
  'reading what live servers answer instead',
  { articles: 60, quirks: { earlierCamelCase: true, crlf: true } },
  (ground) => {
    it('is the same', async () => {
      const { service, platform } = ground();
      const { items, skipped } = await service.articles(platform.worldId, { offset: 0 });
      expect(skipped).toBe(0);
      const row = platform.articles(platform.worldId).find(({ id }) => id === items[0]?.id);
      const article = await service.article(row?.id ?? '');
      expect(article).toMatchObject({
        title: row?.title,
        isDraft: row?.isDraft,
        isWip: row?.isWip,
        template: row?.templateType,
      });
      expect(article.createdAt).not.toBeNull();
      expect(article.content.replaceAll('\r\n', '\n')).toBe(row?.texts.content ?? '');
    });
  },
);
