import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, current, earlier } from './client.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
afterAll(() => platform.close());

test("another user's private world and its contents are inaccessible", async () => {
  const { privateWorldId } = platform.secondUser;
  const inside = platform.articles(privateWorldId)[0];
  for (const [method, path, body] of [
    ['GET', `${current}/world?id=${privateWorldId}`, undefined],
    ['POST', `${current}/world/articles?id=${privateWorldId}`, {}],
    ['GET', `${earlier}/world/${privateWorldId}`, undefined],
    ['GET', `${earlier}/world/${privateWorldId}/articles`, undefined],
    ['GET', `${earlier}/article/${inside?.id}`, undefined],
    ['PUT', `${current}/article`, { title: 'T', templateType: 'item', world: { id: privateWorldId } }],
    ['POST', `${earlier}/article`, { title: 'T', template: 'item', world: privateWorldId }],
  ] as const) {
    const reply = await call(platform, method, path, { body });
    expect([path, reply.status]).toEqual([path, 403]);
    expect(reply.json).toEqual({ success: false, error: 'access_denied' });
  }
});

test("in another user's public world, public content is readable and nothing is writable", async () => {
  const token = platform.secondUser.authToken;
  const hidden = platform.articles(platform.worldId).find((article) => article.isDraft);
  const shown = platform
    .articles(platform.worldId)
    .find((article) => !article.isDraft && article.state === 'public');
  expect((await call(platform, 'GET', `${current}/article?id=${shown?.id}`, { token })).json.isEditable).toBe(
    false,
  );
  expect((await call(platform, 'GET', `${current}/article?id=${hidden?.id}`, { token })).status).toBe(403);
  expect(
    (await call(platform, 'PATCH', `${earlier}/article/${shown?.id}`, { token, body: { title: 'Mine' } }))
      .status,
  ).toBe(403);
  expect((await call(platform, 'DELETE', `${current}/article?id=${shown?.id}`, { token })).status).toBe(403);
  const list = await call(platform, 'POST', `${current}/world/articles?id=${platform.worldId}`, {
    token,
    body: {},
  });
  expect(list.json.entities.some((entity: { isDraft: boolean }) => entity.isDraft)).toBe(false);
});

test('a co-author can see drafts and write', async () => {
  const token = platform.coAuthor.authToken;
  const body = { title: 'By two hands', template: 'item', world: platform.worldId };
  const { json } = await call(platform, 'POST', `${earlier}/article`, { token, body });
  expect((await call(platform, 'GET', `${current}/article?id=${json.id}`, { token })).json.isDraft).toBe(
    true,
  );
});

test("a user's list of worlds contains private ones only for that user", async () => {
  const other = (await call(platform, 'GET', `${current}/identity`, { token: platform.secondUser.authToken }))
    .json;
  const seen = await call(platform, 'GET', `${earlier}/user/${other.id}/worlds`);
  expect(seen.json.worlds.map((world: { state: string }) => world.state)).toEqual(['public']);
  const own = await call(platform, 'GET', `${earlier}/user/${other.id}/worlds`, {
    token: platform.secondUser.authToken,
  });
  expect(own.json.worlds).toHaveLength(2);
  const me = (await call(platform, 'GET', `${current}/identity`)).json;
  const mine = await call(platform, 'POST', `${current}/user/worlds?id=${me.id}`, { body: {} });
  expect(mine.json.entities[0]).toMatchObject({
    id: platform.worldId,
    ownership: 'owner',
    entityClass: 'World',
  });
});
