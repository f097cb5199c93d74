import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { current, earlier, type Json } from './client.ts';

/** Requests as sent by public clients of either version. */
let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
afterAll(() => platform.close());

const keys = () => ({ 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken });
const json = async (response: Response): Promise<Json> => response.json();

test("a tabletop module: text/plain bodies, integers in lists, credentials in aragorn's query string", async () => {
  const v2 = (path: string, body?: unknown) =>
    fetch(`${platform.url}${current}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...keys(), ...(body === undefined ? {} : { 'content-type': 'text/plain;charset=UTF-8' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then(json);
  const histories = await v2(`/world/histories?id=${platform.worldId}&granularity=0`, {
    limit: 50,
    offset: 0,
  });
  expect(histories.entities[0]).toMatchObject({ year: '-40', significance: 5 });
  const rendered = await v2('/bbcode', {
    world: { id: platform.worldId },
    renderer: 'html',
    string: '[i]x[/i]',
  });
  expect(rendered).toMatchObject({ success: true, parsedString: '<p><em>x</em></p>' });
  const query = new URLSearchParams(keys());
  const v1 = (path: string) =>
    fetch(`${platform.url}${earlier}/${path}${path.includes('?') ? '&' : '?'}${query}`).then(json);
  const me = await v1('user');
  const { worlds } = await v1(`user/${me.id}/worlds`);
  const page = await v1(`world/${worlds[0].id}/articles?limit=50&offset=0`);
  expect(page.articles).toHaveLength(50);
  expect((await v1(`world/${worlds[0].id}/categories?limit=50&offset=0`)).categories[0]).toHaveProperty(
    'children',
  );
});

test('a Python library: granularity as a string, an empty object or no body for lists', async () => {
  const post = (path: string, body?: string) =>
    fetch(`${platform.url}${current}${path}`, {
      method: 'POST',
      headers: {
        ...keys(),
        'content-type': 'application/json',
        'user-agent': 'lib ( https://example.org, 1.0 )',
      },
      ...(body === undefined ? {} : { body }),
    }).then(json);
  const identity = await fetch(`${platform.url}${current}/identity`, { headers: keys() }).then(json);
  expect(identity).toMatchObject({ success: true, userhash: expect.any(String) });
  for (const body of ['{}', undefined, '[]'])
    expect((await post(`/user/worlds?id=${identity.id}`, body)).entities.length).toBeGreaterThan(1);
  const articles = await post(
    `/world/articles?id=${platform.worldId}`,
    '{"limit":"50","offset":"0","category":{"id":"-1"}}',
  );
  expect(articles.entities.every(({ folderId }: Json) => folderId === '-1')).toBe(true);
  const user = await fetch(`${platform.url}${current}/user?id=${identity.id}&granularity=2`, {
    headers: keys(),
  }).then(json);
  expect(user).toMatchObject({ username: 'Tidewright', interfaceEditorMode: 'code' });
});

test('a multi-tool console: the second spelling of collections, a world at granularity 2, pages until one is empty', async () => {
  const get = (path: string) => fetch(`${platform.url}${current}${path}`, { headers: keys() }).then(json);
  expect(await get(`/world?id=${platform.worldId}&granularity=2`)).toMatchObject({
    countMaps: 1,
    countTimelines: 1,
  });
  const collection = platform.entities('variable_collection')[0]?.id;
  expect((await get(`/variablecollection?id=${collection}&granularity=2`)).variables).toHaveLength(3);
  const ids: string[] = [];
  for (let offset = 0; ; offset += 25) {
    const response = await fetch(`${platform.url}${current}/world/articles?id=${platform.worldId}`, {
      method: 'POST',
      headers: keys(),
      body: JSON.stringify({ limit: 25, offset }),
    });
    const { entities } = await json(response);
    if (entities.length === 0) break;
    ids.push(...entities.map(({ id }: Json) => id));
  }
  expect(new Set(ids).size).toBe(60);
});

test("a launcher: only titles, from aragorn's list, which echoes the limit", async () => {
  const url = `${platform.url}${earlier}/world/${platform.worldId}/articles?limit=50&order_by=title&trajectory=ASC&offset=50`;
  const page = await fetch(url, { headers: keys() }).then(json);
  expect(page).toMatchObject({ limit: 50, offset: 50, order_by: 'title' });
  expect(page.articles).toHaveLength(10);
  const edit = `${platform.url}/world/${page.articles[0].template_type}/${page.articles[0].id}/edit`;
  expect((await fetch(edit)).status).toBe(200);
});

test('a statblock importer: two spellings of folder, flags as numbers, YAML as text', async () => {
  const body = {
    title: 'Imported',
    template: { id: 2991 },
    RPGSRD: { id: 1 },
    world: { id: platform.worldId },
    folder: { id: 41 },
    folderId: 41,
    dataParser: 'yaml',
    textualdata: "name: 'Imported'\nchallenge_rating: '1/4'\n",
    isShared: 1,
    isSRD: '0',
    tags: 'imported',
  };
  const made = await fetch(`${platform.url}${current}/block`, {
    method: 'PUT',
    headers: keys(),
    body: JSON.stringify(body),
  }).then(json);
  expect(made).toMatchObject({ isShared: true, isSRD: false, folderId: '41' });
  const sheet = await fetch(`${platform.url}/sheet/${made.id}/json`).then(json);
  expect(sheet).toEqual({ name: 'Imported', challenge_rating: '1/4' });
});
