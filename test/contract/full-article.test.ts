import { expect, it } from 'vitest';
import { bothVersions, type Ground } from './both-versions.ts';
import { at, idOf } from './life.ts';

const earlier = ({ as }: Ground) => as({ version: 'earlier', segment: 'aragorn' });
const current = ({ as }: Ground) => as({ version: 'current', segment: 'boromir' });

/** A character and the organization it leads, each below a parent article. */
async function household(ground: Ground) {
  const { service } = ground;
  const worldId = at(ground);
  const above = idOf(await service.createArticle({ worldId, title: 'House', template: 'article' }));
  const id = idOf(
    await service.createArticle({
      worldId,
      title: 'Mira',
      template: 'person',
      content: 'A [b]smith[/b].',
      articleParentId: above,
      footnotes: 'See below',
      seeded: 'She lies',
      state: 'public',
      isDraft: false,
    }),
  );
  return { above, id };
}

bothVersions('an article in full', { articles: 20, quirks: { renderingCall: true } }, (ground) => {
  it('has its sections, of which only the earlier version tells the places', async () => {
    const { id } = await household(ground());
    const { service, version } = ground();
    const article = await service.fullArticle(id);
    const footnotes = article.sections.find(({ name }) => name === 'footnotes');
    expect(footnotes).toMatchObject({ content: 'See below' });
    expect(article.sections.find(({ name }) => name === 'seeded')?.content).toBe('She lies');
    expect(article.sections.every(({ content, contentParsed }) => content || contentParsed)).toBe(true);
    if (version === 'earlier') {
      expect(footnotes).toMatchObject({
        position: 'footnotes',
        contentParsed: expect.stringContaining('See'),
      });
      expect(article.contentParsed).toContain('smith');
      expect(article.fullRender).toContain('smith');
    } else {
      expect(article).toMatchObject({ contentParsed: null, fullRender: null });
    }
    expect(article.publishedAt).toEqual(expect.any(Number));
    expect(article).toMatchObject({ id, title: 'Mira', passcode: null, statblock: null });
  });

  it('has its empty properties too where they are asked for', async () => {
    const { id } = await household(ground());
    const { service, platform } = ground();
    platform.clearRequests();
    const few = await service.fullArticle(id);
    const all = await service.fullArticle(id, { includeEmpty: true });
    expect(all.sections.length).toBeGreaterThanOrEqual(few.sections.length);
    if (ground().version === 'earlier') {
      expect(all.sections.length).toBeGreaterThan(few.sections.length);
      expect(platform.requests().map(({ url }) => url.split('?')[1])).toEqual([
        undefined,
        'load_all_properties=true',
      ]);
    }
  });

  it('has its relations', async () => {
    const { above, id } = await household(ground());
    const article = await ground().service.fullArticle(id);
    const parent = article.relations.find(({ name }) => name === 'articleParent');
    expect(parent).toMatchObject({
      shape: ground().version === 'earlier' ? 'link' : 'singular',
      item: { id: above, title: 'House', type: 'article', isArticle: true },
    });
    const children = (await earlier(ground()).fullArticle(above)).relations;
    expect(children.find(({ shape }) => shape === 'collection')).toMatchObject({
      items: [{ id, title: 'Mira', type: 'person', isArticle: true }],
    });
  });

  it('names its secrets and what stands above it, in the current version', async () => {
    const { above, id } = await household(ground());
    const now = current(ground());
    const secret = idOf(await now.createSecret({ worldId: at(ground()), title: 'Hush', articleId: id }));
    const article = await ground().service.fullArticle(id, { ancestry: true });
    if (ground().version === 'current') {
      expect(article.secrets).toMatchObject([{ id: secret, title: 'Hush' }]);
      expect(article.ancestry[0]).toMatchObject({ id: above, title: 'House' });
    } else {
      expect(article).toMatchObject({ secrets: [], ancestry: [] });
    }
  });
});

bothVersions('a world and its people', { articles: 5 }, (ground) => {
  it('takes every field that a world has', async () => {
    const { service, platform } = ground();
    const changes = {
      title: 'Saltmere, revised',
      state: 'private',
      subtitle: 'Tides',
      description: 'A coast',
      copyright: '© us',
      globalAnnouncement: 'Hear ye',
      globalHeader: 'Top',
      globalSidebarFooter: 'Bottom',
      globalArticleIntroduction: 'Before',
      sidebarContent: 'Beside',
      displayCss: 'a{}',
      displayPanelCss: 'b{}',
      tags: ['sea', 'salt'],
    } as const;
    await service.patchWorld(at(ground()), { ...changes, tags: [...changes.tags] });
    expect(await service.worldFields(at(ground()))).toEqual(changes);
    const world = await service.world(at(ground()));
    expect(world).toMatchObject({
      title: changes.title,
      description: changes.description,
      tags: changes.tags,
    });
    const raw = await fetch(`${platform.url}/api/aragorn/world/${at(ground())}`, {
      headers: { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken },
    });
    expect(await raw.json()).toMatchObject({
      state: 'private',
      subtitle: 'Tides',
      copyright: '© us',
      global_announcement: 'Hear ye',
      global_header: 'Top',
      global_sidebar_footer: 'Bottom',
      global_article_introduction: 'Before',
      world_sidebar_content: 'Beside',
      display_css: 'a{}',
      display_panel_css: 'b{}',
    });
  });

  it('tells a user’s public side, and nothing of the rest', async () => {
    const { service, platform } = ground();
    const { id, username } = await service.identity();
    const profile = await service.userProfile(id);
    expect(profile).toMatchObject({ id, username, url: expect.stringContaining(platform.url) });
    expect(Object.keys(profile)).not.toContain('raw');
    expect((await service.userWorlds(id)).map((world) => world.id)).toContain(at(ground()));
  });
});
