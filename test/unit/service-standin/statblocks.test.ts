import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, current, earlier, type Json } from './client.ts';
import { resources } from './resources.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());
const { create, read, list } = resources(() => platform);
const old = async (path: string): Promise<Json> => (await call(platform, 'GET', `${earlier}/${path}`)).json;

test('two statblock formats of one system, a table and a list, by the keys of their templates', async () => {
  const lampEater = await old('block/363530');
  expect(lampEater).toMatchObject({
    name: 'Lamp-Eater',
    shared: true,
    template: { id: 21, title: 'Monster', system: { id: 1, title: 'D&D 5e' } },
    data: { cr: '7', ac: '15', image: '2', templateId: '21', isShared: '1' },
    world: { id: platform.worldId },
    author: { username: 'Tidewright' },
  });
  expect(lampEater.data.actions).toContain('\r\n');
  expect((await old('block/363531')).data).toMatchObject({
    challenge_rating: '4',
    armor_class: '16 (breastplate)',
  });
  expect((await old('block/363532')).data.guns).toContain('|');
});

test("aragorn's list contains all statblocks, boromir's folders only filed ones", async () => {
  const all = await old(`world/${platform.worldId}/blocks?order_by=title&trajectory=DESC`);
  expect(all).toMatchObject({ offset: 0, limit: 50, world: { id: platform.worldId } });
  const names = all.blocks.map(({ name }: Json) => name);
  expect(names).toEqual([...names].sort().reverse());
  const folders = await list('world/blockfolders', platform.worldId);
  const filed = await Promise.all(folders.map(({ id }) => list('blockfolder/blocks', id)));
  const ids = filed.flat().map(({ id }) => id);
  expect(all.blocks).toHaveLength(6);
  expect(ids).toHaveLength(4);
  expect(ids).not.toContain(363533);
  expect((await read('blockfolder', 41)).blocks).toHaveLength(3);
});

test('the list of a whole world is forbidden unless the quirk allows it', async () => {
  const path = `${current}/world/blocks?id=${platform.worldId}`;
  expect((await call(platform, 'POST', path, { body: {} })).status).toBe(403);
  platform.quirks.worldBlocks = true;
  expect((await call(platform, 'POST', path, { body: {} })).json.entities).toHaveLength(6);
  platform.quirks.worldBlocks = false;
});

test.each([{ folder: { id: 42 }, folderId: 42 }, { blockfolder: { id: 42 } }, { folderId: '42' }])(
  'a folder can be given as %j',
  async (folder) => {
    const body = { title: 'Filed', template: { id: 21 }, RPGSRD: { id: 1 }, dataParser: 'yaml', ...folder };
    const made = await create('block', {
      ...body,
      textualdata: 'cr: 3\nac: "12"\nnote: |\n  two\n  lines\n',
    });
    expect(made).toMatchObject({ folderId: '42', folder: { title: 'Ships' }, entityClass: 'Block' });
    expect((await old(`block/${made.id}`)).data).toMatchObject({ cr: '3', ac: '12', note: 'two\nlines' });
  },
);

test('a template returns its fields; the list of its parts is broken, as on World Anvil', async () => {
  const ship = await read('blocktemplate', 5104);
  expect(ship).toMatchObject({ formSchemaParser: 'yaml', RPGSRD: { title: 'Tide and Timber' } });
  expect(ship.parts.map(({ title }: Json) => title)).toContain('omens');
  const part = await read('blocktemplatepart', ship.parts[5].id);
  expect(part).toMatchObject({
    title: 'guns',
    type: 'text',
    renderer: 'table',
    description: 'Guns',
    position: 5,
  });
  const parts = `${current}/blocktemplate/blocktemplateparts?id=5104`;
  expect((await call(platform, 'POST', parts, { body: {} })).status).toBe(500);
  platform.quirks.brokenLists = false;
  expect((await call(platform, 'POST', parts, { body: {} })).json.entities).toHaveLength(8);
  platform.quirks.brokenLists = true;
  const systems = await list('rpgsystems');
  expect(systems[0]).toMatchObject({ id: 1, title: 'D&D 5e', entityClass: 'RPGSRD', url: null });
});

test('a shared sheet has a page and a plain JSON map, without credentials', async () => {
  const json = await fetch(`${platform.url}/sheet/363530/json`);
  expect(await json.json()).toMatchObject({ name: 'Lamp-Eater', cr: '7', templateId: '21' });
  for (const path of ['/sheet/363530/view', '/block/363530']) {
    const html = await (await fetch(platform.url + path)).text();
    expect(html).toContain('user-css-rpgblock');
    expect(html).toContain('data-roll="1d20+7"');
    expect(html).not.toContain('<dt>templateId');
  }
  platform.quirks.pagesForOwnersOnly = true;
  expect((await fetch(`${platform.url}/sheet/363533/json`)).status).toBe(403);
  expect((await fetch(`${platform.url}/sheet/363530/json`)).status).toBe(200);
  platform.quirks.pagesForOwnersOnly = false;
});

test('other users can read shared statblocks but not private ones', async () => {
  const token = platform.secondUser.authToken;
  const ask = (id: number) => call(platform, 'GET', `${earlier}/block/${id}`, { token });
  expect((await ask(363530)).status).toBe(200);
  expect((await ask(363533)).status).toBe(403);
  expect(
    (await call(platform, 'PATCH', `${current}/block?id=363530`, { token, body: { title: 'M' } })).status,
  ).toBe(403);
});
