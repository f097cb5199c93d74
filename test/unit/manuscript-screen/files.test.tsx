import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bookFiles, packBook } from '../../../components/manuscript/epub.ts';
import { manuscriptMarkdown } from '../../../components/manuscript/markdown.ts';
import { countWords, wordsIn } from '../../../components/manuscript/reading.tsx';
import { fileName } from '../../../components/manuscript/saving.ts';
import { partsOf } from '../../../components/manuscript/stored-schema.ts';
import { ownPayloads } from '../markup-screen/hostile.ts';
import { atOnce, book, LAMPS, node } from './book.ts';
import { flawsOfXml } from './xml.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

async function unpacked(of = book(LAMPS)): Promise<{ bytes: Uint8Array; files: Map<string, string> }> {
  const packed = packBook(await bookFiles(of, NOW, atOnce), NOW);
  const bytes = new Uint8Array(await packed.arrayBuffer());
  return {
    bytes,
    files: new Map(Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)])),
  };
}

const xmlIn = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([path]) => /\.(xml|opf|xhtml)$/.test(path));

describe('an EPUB', () => {
  test('starts with its uncompressed media type, so that readers recognize it', async () => {
    const { bytes } = await unpacked();
    expect(strFromU8(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
    // No flags, so that its size precedes it; stored; no extra field.
    for (const at of [6, 8, 28]) expect([bytes[at], bytes[at + 1]]).toEqual([0, 0]);
  });

  test('contains every file it names, each part once and in order, well-formed', async () => {
    const { files } = await unpacked();
    const pack = files.get('book/package.opf') ?? '';
    const named = [...pack.matchAll(/href="([^"]+)"/g)].map(([, file]) => `book/${file}`);
    expect(named.every((file) => files.has(file))).toBe(true);
    expect([...pack.matchAll(/idref="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'title',
      'part-1',
      'part-2',
      'part-3',
      'part-4',
      'part-5',
    ]);
    expect(pack).toContain('urn:uuid:7f0c6f6e-2d1c-4f63-9f3e-0d5b8f6a1c01');
    expect(pack).toContain('2026-03-01T12:00:00Z');
    expect(files.get('META-INF/container.xml')).toContain('full-path="book/package.opf"');
    const nav = files.get('book/nav.xhtml') ?? '';
    expect([...nav.matchAll(/part-\d/g)].map(String)).toEqual([
      'part-1',
      'part-2',
      'part-3',
      'part-4',
      'part-5',
    ]);
    expect(
      xmlIn(files).flatMap(([path, text]) => flawsOfXml(text).map((flaw) => `${path}: ${flaw}`)),
    ).toEqual([]);
    expect(files.get('book/part-2.xhtml')).toContain('<em>low</em>');
    const last = files.get('book/part-5.xhtml') ?? '';
    expect(last).toContain('a throw');
    expect(last).not.toContain('s-1');
  });

  test('stays well-formed and free of scripts, whatever the titles and texts contain', async () => {
    const bad: string[] = [];
    for (const payload of [
      ...ownPayloads,
      ']]>',
      '\0\u0008\ufffe&#0;',
      '\ud800 alone',
      '<!--',
      '&bogus;',
      '"\'><',
      '[url:javascript:alert(1)]x[/url]',
    ]) {
      const part = node('p', { title: payload, content: payload });
      const { files } = await unpacked(book([part], { title: payload, author: payload, id: payload }));
      for (const [path, text] of xmlIn(files)) {
        for (const flaw of flawsOfXml(text)) bad.push(`${path}: ${flaw} from ${payload.slice(0, 60)}`);
        if (/<script|<iframe|<object|\son\w+="|href="\s*javascript:/i.test(text))
          bad.push(`${path}: ${payload.slice(0, 60)}`);
      }
    }
    expect(bad).toEqual([]);
  });

  test('links to its title page if it has no parts', async () => {
    const { files } = await unpacked(book([]));
    expect(files.get('book/nav.xhtml')).toContain('title.xhtml');
    expect(xmlIn(files).flatMap(([, text]) => flawsOfXml(text))).toEqual([]);
  });

  test('can be stopped', async () => {
    const stop = async (done: number) => {
      if (done === 2) throw new DOMException('stopped', 'AbortError');
    };
    await expect(bookFiles(book(LAMPS), NOW, stop)).rejects.toThrow('stopped');
    await expect(manuscriptMarkdown(book(LAMPS), stop)).rejects.toThrow('stopped');
  });
});

test('in Markdown, each part has a heading of its level', async () => {
  const text = await manuscriptMarkdown(book(LAMPS), atOnce);
  const headings = text.split('\n').filter((line) => line.startsWith('#'));
  expect(headings).toEqual([
    '# Trust the Lamps',
    '## Act One',
    '### The Lantern Inn',
    '#### deep',
    '### The harbour, drawn',
    '## Afterword',
    '### Thanks',
  ]);
  expect(text).toContain('They spoke *low*, and of oil.');
  expect(text).toContain('- gulls');
});

test('words are counted in any script, by part and in total', async () => {
  expect(wordsIn('[b]Nine[/b] lamps, [url:https://x.example]eight[/url] wicks.')).toBe(4);
  expect(wordsIn('九つの灯')).toBeGreaterThan(1);
  expect(wordsIn('แปดไส้ตะเกียง')).toBeGreaterThan(1);
  const { total, counts } = await countWords(LAMPS, atOnce);
  expect(counts.get('act')).toBe(9);
  expect(counts.get('deep')).toBeGreaterThan(0);
  expect(total).toBe((counts.get('act') ?? 0) + (counts.get('after') ?? 0));
  expect(partsOf(LAMPS).map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0]);
});

test('a file name is valid on every system', () => {
  expect(fileName('Trust the Lamps', 'epub')).toBe('Trust the Lamps.epub');
  expect(fileName('../../etc/passwd', 'md')).toBe('etc passwd.md');
  expect(fileName('a<b>:"c"|?*\u202e', 'md')).toBe('a b c.md');
  expect(fileName(' ... ', 'md')).toBe('manuscript.md');
  expect(fileName('x'.repeat(500), 'md')).toHaveLength(83);
});
