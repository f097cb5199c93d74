import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readExport } from '../../../components/import/read-export.ts';
import { openExport } from '../../../lib/world-export/index.ts';
import { neverAsked, pageOf, startEmpty, titlesIn } from './readings.ts';

startEmpty();

type Files = Readonly<Record<string, string | Uint8Array>>;
const fileOf = (content: string | Uint8Array, name = 'Saltmere.bin'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const zip = (files: Files): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, one]) => [path, typeof one === 'string' ? strToU8(one) : one]),
    ),
  );
const outcomeOf = async (file: File) =>
  readExport(await openExport(file), {
    ...{ signal: new AbortController().signal, onProgress: () => {}, ask: neverAsked },
  });
async function titlesOf(file: File): Promise<string[]> {
  const outcome = await outcomeOf(file);
  if (outcome.kind !== 'read') throw new Error(`It wasn't read: ${JSON.stringify(outcome)}`);
  return titlesIn(outcome.reports[0]?.target.id ?? '');
}

/** A page as Chromium saves it with all its files as one. */
function webArchive(html: string): string {
  const boundary = '----MultipartBoundary--x7----';
  const address = 'https://www.worldanvil.com/world/saltmere/export';
  const quoted = [...new TextEncoder().encode(html)]
    .map((byte) =>
      byte === 61 || byte > 126 || (byte < 32 && byte !== 10)
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('')
    .replace(/(.{40}[^=]{4})(?=[^=]{3})/g, '$1=\r\n');
  return `From: <Saved by Blink>\r\nSnapshot-Content-Location: ${address}\r\nSubject: Export\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${boundary}"\r\n\r\n\r\n--${boundary}\r\nContent-Type: text/html\r\nContent-ID: <frame-1@mhtml.blink>\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: ${address}\r\n\r\n${quoted}\r\n--${boundary}\r\nContent-Type: text/css\r\n\r\n<div class="article-print-container">\r\n--${boundary}--\r\n`;
}

const PAGE = pageOf(1, 2).replaceAll('A2', 'Wächter “zwei”');
const TITLES = ['A1', 'People', 'Wächter “zwei”'];
const ARTICLE = JSON.stringify({
  ...{ id: '00000000-0000-4000-8000-000000000001', title: 'A1', template: 'person', content: 'x' },
});

it.each<[string, () => File]>([
  ['a page saved as one file (MHTML)', () => fileOf(webArchive(PAGE), 'Export.mhtml')],
  [
    'a page saved as one file whose boundary has no quotation marks',
    () => fileOf(webArchive(PAGE).replace(/boundary="([^"]+)"/, 'boundary=$1'), 'Export.mht'),
  ],
  [
    'a ZIP with a saved page and its files',
    () =>
      fileOf(
        zip({
          'Export.html': PAGE,
          'Export_files/frame.html': '<p>Advertisement</p>'.repeat(9_000),
          'Export_files/a.css': 'a{}',
          '__MACOSX/._Export.html': 'x',
        }),
      ),
  ],
  ['a ZIP in a ZIP', () => fileOf(zip({ 'inner.zip': zip({ 'Saltmere/Export.html': PAGE }) }))],
])('reads %s', async (_, file) => {
  expect(await titlesOf(file())).toEqual(TITLES);
});

it('reads an account export in a ZIP in a ZIP', async () => {
  const inner = zip({ 'articles/A1.json': ARTICLE });
  expect(await titlesOf(fileOf(zip({ 'Export 1.zip': inner })))).toEqual(['A1']);
});

it('opens no ZIP within the inner one, and names it', async () => {
  const inner = zip({ 'b.zip': zip({ 'articles/A1.json': ARTICLE }) });
  expect(await outcomeOf(fileOf(zip({ 'a.zip': inner })))).toEqual({ kind: 'other', format: 'ZIP (ZIP)' });
});

it.each<[string, string | Uint8Array]>([
  ['PDF', '%PDF-1.7\n%âãÏÓ'],
  ['RTF', '{\\rtf1 Saltmere}'],
  ['Word', zip({ 'word/document.xml': '<w/>', '[Content_Types].xml': '<x/>' })],
  ['EPUB', zip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<x/>' })],
  ['Markdown', zip({ 'Saltmere/Edda.md': '# Edda', 'Saltmere/.obsidian/app.json': '{}' })],
  ['PDF', zip({ 'Saltmere.pdf': '%PDF-1.7' })],
  ['PDF', '\ufeff\n%PDF-1.4'],
  ['Excel', zip({ 'xl/workbook.xml': '<x/>' })],
  ['Word', zip({ 'Chapters/One.docx': 'PK' })],
  ['ZIP (ZIP)', zip({ 'a.zip': 'PK', 'b.zip': 'PK' })],
  ['MHTML', webArchive(PAGE).replaceAll('quoted-printable', 'base64')],
  ['xz', new Uint8Array([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])],
  ['tar', `Saltmere/Edda.json${'\0'.repeat(239)}ustar`],
])('names a file that is %s', async (format, content) => {
  expect(await outcomeOf(fileOf(content))).toEqual({ kind: 'other', format });
});

it.each([ARTICLE, `\ufeff[${ARTICLE}]`])(
  'tells a single file of an account export apart: %s',
  async (json) => {
    expect(await outcomeOf(fileOf(json, 'A1.json'))).toEqual({ kind: 'other', format: null });
  },
);
