import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';
import { call, earlier, type Json } from './client.ts';
import { resources } from './resources.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 50 });
});
afterAll(() => platform.close());
const { create, list } = resources(() => platform);
const old = (path: string, token?: string) =>
  call(platform, 'GET', `${earlier}/${path}`, token ? { token } : {});

interface Part {
  title: string | null;
  type: string;
  content: string | null;
  children?: Record<string, Part>;
  image?: { id: number };
}
const titles = (parts: Record<string, Part>, depth = 1): string[] =>
  Object.values(parts).flatMap((part) => [
    `${depth} ${part.title}`,
    ...titles(part.children ?? {}, depth + 1),
  ]);

test('both versions return a manuscript with its versions', async () => {
  const [book] = await list('world/manuscripts', platform.worldId);
  expect(book).toMatchObject({ title: 'Trust the Lamps', tags: ['novel', 'harbour'] });
  const read = (await old(`manuscript/${book?.id}`)).json;
  expect(read).toMatchObject({
    status: 'ongoing',
    slug: book?.slug,
    description_parsed: '<p>A <strong>novel</strong> of the harbour.</p>',
    cover: { id: 1 },
    active_version: [{ title: 'Fair copy', state: 'public' }],
    versions: [{ title: 'First draft', state: 'private' }, { title: 'Fair copy' }],
  });
  expect(read.author).toEqual({ id: expect.any(String), username: 'Tidewright', url: expect.any(String) });
  const versions = await list('manuscript/manuscript_versions', book?.id);
  expect(versions.map(({ id }) => id)).toEqual(read.versions.map(({ id }: Json) => id));
  expect((await old(`manuscript/version/${versions[1]?.id}`)).json).toEqual({
    id: versions[1]?.id,
    title: 'Fair copy',
    state: 'public',
  });
});

test('the export nests parts to the fourth level and omits supporting folders', async () => {
  const version = platform.entities('manuscript_version').find(({ title }) => title === 'Fair copy');
  const { json } = await old(`manuscript/version/${version?.id}/export`);
  expect(json).toMatchObject({ manuscript: { status: 'ongoing' }, version: { title: 'Fair copy' } });
  const seen = titles(json.parts);
  expect(seen).toEqual(
    expect.arrayContaining([
      '1 Act One',
      '2 Chapter 1',
      '3 The Lantern Inn',
      '4 A quiet table',
      '4 Five levels',
    ]),
  );
  expect(seen.join()).not.toMatch(/Fifth|Struck out|Research|Tides/);
  const act: Part = Object.values<Part>(json.parts)[0] ?? expect.fail('no parts');
  const picture = Object.values(act.children ?? {})[1];
  expect(picture).toMatchObject({ type: 'image', image: { id: 3, url: expect.any(String) } });
  expect(JSON.stringify(json)).toContain('It rained on the quays.\\n\\nSomebody knocks.');
});

test('aragorn exports what boromir writes, only for the owner', async () => {
  const manuscript = await create('manuscript', { title: 'Both', state: 'public' });
  const version = await create('manuscript_version', {
    title: 'v1',
    state: 'public',
    manuscript: { id: manuscript.id },
  });
  const folder = await create('manuscript_part', { title: 'F', type: 'folder', version: { id: version.id } });
  const body = {
    title: 'T',
    type: 'text',
    version: { id: version.id },
    parent: { id: folder.id },
    content: 'a\r\nb',
  };
  const text = await create('manuscript_part', body);
  await create('manuscript_beat', { content: 'then', part: { id: text.id } });
  const path = `manuscript/version/${version.id}/export`;
  expect((await old(path)).json.parts[folder.id].children[text.id]).toEqual({
    id: text.id,
    type: 'text',
    title: 'T',
    content: 'a\r\nb\n\nthen',
  });
  for (const token of [platform.secondUser.authToken, platform.coAuthor.authToken]) {
    expect((await old(path, token)).status).toBe(403);
    expect((await old(`manuscript/${manuscript.id}`, token)).status).toBe(200);
  }
});

test("a user's list contains public manuscripts, and private ones only for that user", async () => {
  const owner = platform.entities('manuscript')[0]?.ownerId;
  const own = (await old(`user/${owner}/manuscripts`)).json;
  expect(own).toMatchObject({ id: owner, username: 'Tidewright' });
  const names = (list: Json) => list.manuscripts.map(({ name }: Json) => name);
  expect(names(own)).toContain('The Tenth Light');
  expect(own.manuscripts[0]).toMatchObject({ state: 'public', slug: expect.any(String), status: 'ongoing' });
  const others = (await old(`user/${owner}/manuscripts`, platform.secondUser.authToken)).json;
  expect(names(others)).toContain('Trust the Lamps');
  expect(names(others)).not.toContain('The Tenth Light');
});

test('a public manuscript can be read at its address', async () => {
  const book = platform.entities('manuscript')[0];
  const html = await (await fetch(`${platform.url}/community/manuscripts/read/${book?.slug}`)).text();
  expect(html).toContain('<h3>Chapter 1</h3>');
  expect(html).not.toContain('Research');
});
