import { expect, it } from 'vitest';
import { t } from '../../lib/i18n/index.ts';
import type { NewArticle } from '../../lib/model/index.ts';
import { bothVersions, type Ground, refusal } from './both-versions.ts';
import { droppedFields } from './dropped-fields.ts';
import { strict } from './life.ts';

async function full({ platform, service }: Ground): Promise<NewArticle> {
  const [category] = (await service.categories(platform.worldId, 0)).items;
  const [custom] = (await service.world(platform.worldId)).customTemplates;
  return {
    worldId: platform.worldId,
    title: 'Ælfrún “of the Nine” 👑',
    template: 'person',
    content: 'First line\n\n[h2]Second[/h2]\nŸes & <no> "quotes"',
    tags: ['harbour', 'two words', 'ünïcode'],
    state: 'private',
    isDraft: false,
    isWip: true,
    isAdultContent: true,
    categoryId: category?.id ?? null,
    excerpt: 'Short of it',
    pronunciation: 'alf-roon',
    subheading: 'A queen',
    icon: 'fa-solid fa-crown',
    seeded: 'for the storyteller',
    sidebarcontent: 'a',
    sidepanelcontenttop: 'b',
    sidepanelcontent: 'c',
    sidebarcontentbottom: 'd',
    footnotes: 'e',
    fullfooter: 'f',
    authornotes: 'g',
    credits: 'h',
    scrapbook: 'wbx1-marker · captured',
    position: 3,
    userMetadata: '[{"k":"v"}]',
    ...(custom && { customTemplateId: custom.id }),
  };
}

bothVersions('writing', { articles: 10, quirks: strict }, (ground) => {
  it('creates an article with every field, and reads it back as it was sent', async () => {
    const { service, platform } = ground();
    const sent = await full(ground());
    const { id, url } = await service.createArticle(sent);
    expect(url === null || url.startsWith(platform.url)).toBe(true);
    const article = await service.article(id ?? '');
    expect(droppedFields(sent, article)).toEqual([]);
    const { position, userMetadata, customArticleTemplate } =
      platform.articles().find((row) => row.id === id) ?? {};
    expect({ position, userMetadata, customArticleTemplate }).toEqual({
      position: sent.position,
      userMetadata: sent.userMetadata,
      customArticleTemplate: sent.customTemplateId,
    });
  });

  it('creates with the least, and leaves the rest to the platform', async () => {
    const { service, platform } = ground();
    const { id } = await service.createArticle({
      worldId: platform.worldId,
      title: 'Least',
      template: 'item',
    });
    expect(await service.article(id ?? '')).toMatchObject({
      title: 'Least',
      template: 'item',
      isDraft: true,
      isWip: true,
      content: '',
      tags: [],
    });
    const request = platform.requests().find((entry) => entry.committed);
    expect(Object.keys(JSON.parse(request?.body ?? '')).sort()).toEqual(
      ground().version === 'current' ? ['templateType', 'title', 'world'] : ['template', 'title', 'world'],
    );
  });

  it.each(['person', 'militaryConflict', 'prose', 'law'])('takes the template %s', async (template) => {
    const { service, platform } = ground();
    expect(service.capabilities.templates).toContain(template);
    const { id } = await service.createArticle({ worldId: platform.worldId, title: template, template });
    expect((await service.article(id ?? '')).template).toBe(template);
  });

  it('puts a new article under another, which brings its category', async () => {
    const { service, platform } = ground();
    const sent = await full(ground());
    const above = await service.createArticle({ ...sent, title: 'Above' });
    const below = {
      worldId: platform.worldId,
      title: 'Below',
      template: 'person',
      articleParentId: above.id,
    };
    const { id } = await service.createArticle(below);
    const article = await service.article(id ?? '');
    expect(article.categoryId).toBe(sent.categoryId);
    expect(droppedFields(below, article)).toEqual([]);
    await service.patchArticle(article.id, platform.worldId, { articleParentId: null });
    expect(platform.articles().find((row) => row.id === id)?.articleParentId).toBeNull();
  });

  it('changes only what it is told to change', async () => {
    const { service, platform } = ground();
    const sent = await full(ground());
    const { id } = await service.createArticle(sent);
    platform.clearRequests();
    await service.patchArticle(id ?? '', platform.worldId, {
      title: 'Renamed',
      isDraft: true,
      tags: [],
      footnotes: '',
    });
    expect(Object.keys(JSON.parse(platform.requests()[0]?.body ?? '')).sort()).toEqual([
      'footnotes',
      'isDraft',
      'tags',
      'title',
    ]);
    const changed = { ...sent, title: 'Renamed', isDraft: true, tags: [], footnotes: '' };
    expect(droppedFields(changed, await service.article(id ?? ''))).toEqual([]);
  });

  it('empties a category and gives it again', async () => {
    const { service, platform } = ground();
    const sent = await full(ground());
    const { id } = await service.createArticle(sent);
    for (const categoryId of [null, sent.categoryId ?? null]) {
      await service.patchArticle(id ?? '', platform.worldId, { categoryId });
      expect((await service.article(id ?? '')).categoryId).toBe(categoryId);
    }
  });

  it('deletes an article for good', async () => {
    const { service, platform } = ground();
    const { id } = await service.createArticle({
      worldId: platform.worldId,
      title: 'Gone',
      template: 'item',
    });
    await service.deleteArticle(id ?? '');
    expect((await refusal(service.article(id ?? ''))).failure.kind).toBe('notFound');
    expect((await refusal(service.deleteArticle(id ?? ''))).failure.kind).toBe('notFound');
  });

  it('refuses an excerpt that is too long, saves nothing, and says which it was', async () => {
    const { service, platform } = ground();
    const before = platform.articles().length;
    const article = { worldId: platform.worldId, title: 'Long', template: 'item', excerpt: 'x'.repeat(257) };
    const { failure } = await refusal(service.createArticle(article));
    expect(failure).toMatchObject({
      kind: 'invalid',
      status: 422,
    });
    expect(t(failure.sentence)).toMatch(/excerpt/i);
    expect(t(failure.sentence)).not.toMatch(/SQL|column|row/);
    expect(platform.articles()).toHaveLength(before);
  });

  it('refuses a template that does not exist', async () => {
    const { service, platform } = ground();
    const article = { worldId: platform.worldId, title: 'Odd', template: 'geography' };
    expect((await refusal(service.createArticle(article))).failure.kind).toBe('invalid');
  });

  it('sends nothing for an id that is none', async () => {
    const { service, platform, version } = ground();
    if (version === 'earlier') {
      expect(await refusal(service.deleteArticle('../world/x'))).toMatchObject({ sent: false });
      expect(platform.requests()).toHaveLength(0);
    } else
      expect((await refusal(service.deleteArticle('../world/x'))).failure.kind).toMatch(/invalid|notFound/);
  });
});

bothVersions(
  'writing, answered with nothing',
  { articles: 5, quirks: { earlierWriteAnswer: 'empty' } },
  (ground) => {
    it('is done all the same', async () => {
      const { service, platform, version } = ground();
      const made = await service.createArticle({
        worldId: platform.worldId,
        title: 'Quiet',
        template: 'item',
      });
      if (version === 'earlier') expect(made).toEqual({ id: null, url: null });
      const row = platform.articles().find(({ title }) => title === 'Quiet');
      await service.patchArticle(row?.id ?? '', platform.worldId, { title: 'Quieter' });
      expect((await service.article(row?.id ?? '')).title).toBe('Quieter');
    });
  },
);
