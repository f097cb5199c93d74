import { afterAll, beforeAll, expect, it } from 'vitest';
import { bothVersions } from './both-versions.ts';

const CHECK = 'NODE_TLS_REJECT_UNAUTHORIZED';
const before = process.env[CHECK];

// The stand-in's certificate is self-signed. No request leaves this machine.
beforeAll(() => {
  process.env[CHECK] = '0';
});
afterAll(() => {
  if (before === undefined) delete process.env[CHECK];
  else process.env[CHECK] = before;
});

bothVersions('creating over HTTPS', { articles: 5, https: true }, (ground) => {
  it('sends the body as a stream once a call that changes nothing has shown that one arrives', async () => {
    const { as, platform } = ground();
    const service = as({ address: platform.httpsUrl ?? '' });
    const arrived = platform.articles();
    const article = {
      worldId: platform.worldId,
      title: 'Streamed ✓',
      template: 'item',
      content: 'é'.repeat(10_000),
    };
    const { id } = await service.createArticle(article);
    const [probe, create, ...more] = platform.requests();
    expect(more).toEqual([]);
    expect(probe).toMatchObject({ committed: false, secure: true });
    expect(create).toMatchObject({ committed: true, articleId: id, secure: true });
    for (const request of [probe, create]) expect(request?.headers).not.toHaveProperty('content-length');
    expect((await service.article(id ?? '')).content).toBe(article.content);
    expect(platform.articles()).toHaveLength(arrived.length + 1);
  });

  it('sends it plainly where there is no encryption', async () => {
    const { service, platform } = ground();
    await service.createArticle({ worldId: platform.worldId, title: 'Plain', template: 'item' });
    const [create, ...more] = platform.requests();
    expect(more).toEqual([]);
    expect(create?.headers).toHaveProperty('content-length');
  });
});
