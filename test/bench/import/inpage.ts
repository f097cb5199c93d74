// Runs in the page: the real reader of an export page and the real library on a real IndexedDB.

import { strToU8, Zip, ZipDeflate } from 'fflate';
import {
  finishImport,
  importKey,
  importQueue,
  openLibrary,
  parseQuery,
  pauseNow,
  storeExportedWorld,
} from '../../../lib/library/index.ts';
import {
  type ExportPart,
  fileText,
  readAccountExport,
  readExportPage,
} from '../../../lib/world-export/index.ts';

const WORLD = 'w';
/** Milliseconds between ticks of the timer that detects long tasks. Faster ticks would distort the result. */
const BELL = 4;
/** Characters of an article's text. With all around it, an article takes about 10 kB. */
const TEXT = 9_000;
const WORDS = [
  'salt',
  'rope',
  'harbor',
  'lantern',
  'tide',
  'heron',
  'ledger',
  'widow',
  'north',
  'stair',
  'bell',
];

let page: Blob | null = null;
let archive: Blob | null = null;

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const titleOf = (number: number): string => `The ${WORDS[number % WORDS.length]} of ${number}`;

function container(number: number, size: number): string {
  const words: string[] = [];
  for (let length = 0, at = number; length < TEXT; at += 7) {
    const word = WORDS[at % WORDS.length] ?? '';
    words.push(at % 19 === 0 ? `</p><p>${word}` : word);
    length += word.length + 1;
  }
  const other = (number * 31) % size;
  const link = `<a class="article-link" data-article-id="${idOf(other)}" data-template-type="person" href="#">${titleOf(other)}</a>`;
  return `<div class="row article-print-container" id="article-${idOf(number)}"><h1 class="m-b-0">${titleOf(number)}</h1><div class="article-content-left"><section class="wa-section main-content"><p>${words.join(' ')} ${link}</p></section></div><div class="tab-pane" id="metadata"><div class="metadata-label">Article template</div><div class="metadata-value">Character</div><div class="metadata-label">Category</div><div class="metadata-value"><a href="#">Folder ${number % 40}</a></div></div><script>void 0</script></div><hr>`;
}

/** Makes the page, which isn't measured. Returns its bytes. */
export function prepare(size: number): number {
  const parts = ['<!DOCTYPE html><html><head><title>Export</title></head><body><h1>Bench</h1><ul>'];
  for (let at = 0; at < size; at += 1)
    parts.push(`<li><a href="#article-${idOf(at)}">${titleOf(at)}</a></li>`);
  parts.push('</ul>');
  for (let at = 0; at < size; at += 1) parts.push(container(at, size));
  parts.push('</body></html>');
  page = new Blob(parts);
  return page.size;
}

/** Makes a ZIP with a file for each article, whose text is that of the page. Returns its bytes. */
export async function prepareArchive(size: number): Promise<number> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const packed = Promise.withResolvers<void>();
  const zip = new Zip((error, piece, isLast) => {
    if (error) packed.reject(error);
    pieces.push(new Uint8Array(piece));
    if (isLast) packed.resolve();
  });
  for (let at = 0; at < size; at += 1) {
    const file = new ZipDeflate(`World-Bench/articles/Person-${at}.json`, { level: 1 });
    zip.add(file);
    const world = { id: '10000000-0000-4000-8000-000000000001', title: 'Bench' };
    const json = {
      id: idOf(at),
      title: titleOf(at),
      entityClass: 'Person',
      content: container(at, size),
      world,
    };
    file.push(strToU8(JSON.stringify(json)), true);
  }
  zip.end();
  await packed.promise;
  // One piece, as a file on a disk is.
  archive = new Blob([await new Blob(pieces).arrayBuffer()]);
  return archive.size;
}

/** The time that reading takes without storing: of the page, and of the ZIP with the same articles. */
export async function readBoth(): Promise<{ page: number; archive: number; longest: number }> {
  if (!page || !archive) throw new Error('There is nothing to read.');
  const [html, zip] = [page, archive];
  const options = { signal: new AbortController().signal, pause: pauseNow };
  const taken = async (parts: AsyncIterable<ExportPart>): Promise<number> => {
    const began = performance.now();
    let articles = 0;
    for await (const part of parts) if (part.part === 'items') articles += part.items.length;
    if (articles === 0) throw new Error('Nothing was read.');
    return performance.now() - began;
  };
  const ofPage = await taken(readExportPage(fileText(html), { worldId: WORLD, address: null, ...options }));
  let longest = 0;
  let last = performance.now();
  const bell = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - BELL);
    last = now;
  }, BELL);
  const ofArchive = await taken(readAccountExport(zip, { title: 'Bench', ...options }));
  clearInterval(bell);
  return { page: ofPage, archive: ofArchive, longest };
}

/** Reads the page into the library, to its end. `found`: milliseconds until its first article was found by a search. */
export async function readAll(): Promise<{
  read: number;
  ms: number;
  longest: number;
  articles: number;
  found: number;
}> {
  if (!page) throw new Error('There is no page.');
  const file = page;
  const { signal } = new AbortController();
  const seen = new Set<string>();
  let found = Number.NaN;
  const began = performance.now();
  let last = began;
  let longest = 0;
  const bell = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - BELL);
    last = now;
  }, BELL);
  const summary = { id: WORLD, title: 'Bench', slug: null, url: null, ownership: null };
  await storeExportedWorld({
    ...{ ...summary, description: '', tags: [], customTemplates: [] },
    ...{ newArticleState: null, articleCount: null },
  });
  const queue = importQueue(WORLD, 1, (entries) => {
    for (const { ref } of entries) seen.add(importKey(ref));
  });
  const options = { worldId: WORLD, address: null, signal, pause: pauseNow };
  for await (const part of readExportPage(fileText(file), options)) {
    if (part.part === 'items') await queue.add(part.items);
    if (seen.size > 0 && Number.isNaN(found)) {
      const searcher = await (await openLibrary()).searcher(WORLD);
      const { hits } = searcher.search(parseQuery(titleOf(1)), { limit: 1 });
      if (hits.length > 0) found = performance.now() - began;
    }
  }
  await queue.flush();
  const read = performance.now() - began;
  await finishImport(WORLD, { seen, kinds: ['article', 'category'], readAt: 1, signal });
  clearInterval(bell);
  const ms = performance.now() - began;
  const articles = [...seen].filter((key) => key.startsWith('article')).length;
  return { read, ms, longest, articles, found };
}
