import { expect, it } from 'vitest';
import { message } from '../../lib/i18n/index.ts';
import { bothVersions, refusal } from './both-versions.ts';

bothVersions('who may what', { articles: 60 }, (ground) => {
  it('a wrong key and a wrong token are told as such', async () => {
    const { as } = ground();
    for (const wrong of [{ applicationKey: 'nobody' }, { userToken: 'nobody' }]) {
      const { failure } = await refusal(as(wrong).identity());
      expect(failure).toMatchObject({ kind: 'unauthorised', sentence: message('service.keysRefused') });
    }
  });

  it('the keys may travel in the query where the headers are taken away', async () => {
    const { as, service, platform } = ground();
    expect(await as({ credentialsIn: 'query' }).identity()).toEqual(await service.identity());
    expect(platform.requests().map(({ credentials }) => credentials)).toEqual(['query', 'header']);
  });

  it('every call names the client and brings no cookie', async () => {
    const { service, platform } = ground();
    await service.worlds();
    for (const request of platform.requests())
      expect(request).toMatchObject({
        userAgent: 'Loreside ( https://project.example/, 0.1.0 )',
        cookies: null,
      });
  });

  it('somebody else sees public things only, and changes nothing', async () => {
    const { as, platform, service } = ground();
    const other = as({ userToken: platform.secondUser.authToken });
    const rows = platform.articles(platform.worldId);
    const open = rows.find(({ state, isDraft }) => state === 'public' && !isDraft);
    const draft = rows.find(({ isDraft }) => isDraft);
    expect((await other.article(open?.id ?? '')).title).toBe(open?.title);
    expect((await refusal(other.article(draft?.id ?? ''))).failure.kind).toBe('forbidden');
    const seen = (await other.articles(platform.worldId, { offset: 0 })).items;
    expect(seen.every(({ state, isDraft }) => state === 'public' && !isDraft)).toBe(true);
    const attempts = [
      () => other.patchArticle(open?.id ?? '', platform.worldId, { title: 'Mine' }),
      () => other.deleteArticle(open?.id ?? ''),
      () => other.createArticle({ worldId: platform.worldId, title: 'Mine', template: 'item' }),
      () => service.articles(platform.secondUser.privateWorldId, { offset: 0 }),
      () => service.world(platform.secondUser.privateWorldId),
    ];
    for (const attempt of attempts) expect((await refusal(attempt())).failure.kind).toBe('forbidden');
    expect(platform.articles(platform.worldId)).toEqual(rows);
  });

  it('a co-author writes in the world', async () => {
    const { as, platform } = ground();
    const coAuthor = as({ userToken: platform.coAuthor.authToken });
    const { id } = await coAuthor.createArticle({
      worldId: platform.worldId,
      title: 'Ours',
      template: 'item',
    });
    expect((await coAuthor.article(id ?? '')).title).toBe('Ours');
  });

  it('an address that is no such service is told as such', async () => {
    const { as } = ground();
    expect((await refusal(as({ segment: 'faramir' }).identity())).failure.kind).toBe('notFound');
  });
});
