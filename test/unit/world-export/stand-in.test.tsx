// @vitest-environment happy-dom
import { get } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FullArticle } from '../../../lib/model/index.ts';
import { fileText, readExportPage } from '../../../lib/world-export/index.ts';
import { type Platform, startPlatform } from '../../service/index.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform({ articles: 60 });
});
beforeEach(() => platform.reset());
afterAll(() => platform.close());

const page = (path: string) =>
  new Promise<{ status: number | undefined; html: string }>((resolve, reject) => {
    get(platform.url + path, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve({ status: answer.statusCode, html: Buffer.concat(pieces).toString() }));
    }).on('error', reject);
  });
const address = '/world/saltmere-tidewright/export';

it('reads every article of the stand-in world from a saved export page, without a problem', async () => {
  const { html } = await page(address);
  const articles: FullArticle[] = [];
  const problems: unknown[] = [];
  const options = {
    worldId: 'w',
    address: null,
    signal: new AbortController().signal,
    pause: async () => {},
  };
  for await (const part of readExportPage(fileText(new Blob([html])), options)) {
    if (part.part === 'problem') problems.push(part.problem);
    if (part.part === 'items')
      for (const item of part.items) if (item.kind === 'article') articles.push(item.article);
  }
  expect(problems).toEqual([]);
  const stored = platform.articles(platform.worldId);
  const facts = (article: { id: string; title: string; state: unknown }) => ({
    ...{ id: article.id, title: article.title, state: article.state },
  });
  expect(articles.map(facts)).toEqual(
    stored.map((one) => facts({ ...one, title: one.title.replace(/\s+/g, ' ').trim() })),
  );
  expect(articles.map(({ template }) => template)).toEqual(
    stored.map(({ templateType }) => templateType.charAt(0).toLowerCase() + templateType.slice(1)),
  );
  expect(articles.some(({ content }) => /@\[[^\]]+\]\(\w+:[0-9a-f-]{36}\)/.test(content))).toBe(true);
});

it('shows the export page only to authors', async () => {
  platform.quirks.pagesForOwnersOnly = true;
  expect((await page(address)).status).toBe(403);
  expect((await page(`${address}?as=${platform.authToken}`)).status).toBe(200);
});

it.each([
  ['windows-1252', '<html><head><meta charset="windows-1252">', [0xdf], 'ß'],
  ['Shift_JIS', `<meta http-equiv=Content-Type content='text/html; charset=Shift_JIS'>`, [0x97, 0xb3], '竜'],
  ['UTF-8, whatever a page calls it', '\ufeff<meta charset="windows-1252">', [0xc3, 0x9f], 'ß'],
  ['UTF-8 under an unknown name', '<meta charset="utf8mb4">', [0xc3, 0x9f], 'ß'],
  ['UTF-8 that claims to be UTF-16', '<meta charset="utf-16">', [0xc3, 0x9f], 'ß'],
])('decodes %s', async (_, head, bytes, expected) => {
  let text = '';
  for await (const chunk of fileText(new Blob([head, new Uint8Array(bytes)]))) text += chunk;
  expect(text.endsWith(`>${expected}`)).toBe(true);
});

it('decodes UTF-16, which a browser may save', async () => {
  const bytes = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...'tide'].map((c) => c.charCodeAt(0))).buffer),
  ]);
  let text = '';
  for await (const chunk of fileText(new Blob([bytes]))) text += chunk;
  expect(text).toBe('tide');
});
