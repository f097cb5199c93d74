import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../service/index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../service/artwork');

interface Image {
  title: string;
  url: string;
  width: number;
  height: number;
  extension: string;
}

let platform: Platform;
let images: Image[];

beforeAll(async () => {
  platform = await startPlatform({ seed: 7, articles: 60 });
  const answer = await fetch(
    `${platform.url}/api/external/boromir/world/images?id=${platform.worldId}&granularity=0`,
    {
      method: 'POST',
      headers: { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken },
      body: JSON.stringify({ limit: 50 }),
    },
  );
  images = (await answer.json()).entities;
});
afterAll(() => platform.close());

/** Width and height in the header of an extended WebP file. */
function sizeOf(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

test('the first world shows every painted picture, at the size that its entry says', async () => {
  const painted = images.filter(({ extension }) => extension === 'webp');
  const shown = new Set<string>();
  for (const { title, url, width, height } of painted) {
    const answer = await fetch(url);
    expect([title, answer.status, answer.headers.get('content-type')]).toEqual([title, 200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([title, ...sizeOf(bytes)]).toEqual([title, width, height]);
    shown.add(bytes.toString('base64'));
  }
  const files = readdirSync(FOLDER).map((name) => readFileSync(path.join(FOLDER, name)));
  expect(files.filter((bytes) => !shown.has(bytes.toString('base64')))).toEqual([]);
  expect(shown.size).toBe(files.length);
});

test('some files are SVG, which the extension doesn’t show', async () => {
  const vectors = images.filter(({ extension }) => extension === 'svg');
  expect(vectors.map(({ title }) => title)).toEqual(['signals.svg', 'tide-table.svg']);
  for (const { url } of vectors) {
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg /);
  }
});

test('places have a cover, people a portrait, and guilds a flag', async () => {
  const pictures: string[] = [];
  for (const title of ['Saltmere', 'The Needle', 'Captain Isaura Venn', 'Order of the Ebb']) {
    const id = platform.articles(platform.worldId).find((article) => article.title === title)?.id;
    const answer = await fetch(`${platform.url}/api/aragorn/article/${id}`, {
      headers: { 'x-application-key': platform.applicationKey, 'x-auth-token': platform.authToken },
    });
    const { cover, portrait, flag } = await answer.json();
    pictures.push((cover ?? portrait ?? flag).url.replace(platform.url, ''));
  }
  expect(pictures.slice(0, 2)).toEqual(['/uploads/images/1.webp', '/uploads/images/2.webp']);
  expect(new Set(pictures).size).toBe(4);
});
