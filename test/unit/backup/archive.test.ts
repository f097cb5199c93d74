import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readDirectory } from '../../../lib/archive/read-archive.ts';
import {
  Archive,
  BackupDamaged,
  type Damage,
  MANIFEST,
  type Manifest,
  openBackup,
  writeManifest,
} from '../../../lib/history/backup/index.ts';

const { signal } = new AbortController();
const quiet = { signal, onProgress: () => {} };
const NOW = new Date('2026-11-21T10:00:00Z');

async function backup(texts: Record<string, string>, change: Partial<Manifest> = {}): Promise<Blob> {
  const archive = new Archive(NOW);
  for (const [path, text] of Object.entries(texts)) await archive.add(path, text);
  const manifest = writeManifest({
    ...{
      madeBy: 'Loreside',
      world: { id: 'w', title: 'Kyr', url: null },
      source: 'account',
      service: 'current',
      withSecrets: false,
    },
    ...{
      beganAt: 1_000,
      readAt: 2_000,
      madeAt: 3_000,
      resources: [],
      versions: [],
      left: [],
      refused: [],
      files: archive.files,
    },
    ...change,
  });
  await archive.add(MANIFEST, manifest);
  return archive.finish();
}

const damageOf = (blob: Blob): Promise<Damage | 'whole' | 'other'> =>
  openBackup(blob).then(
    () => 'whole',
    (error: unknown) => (error instanceof BackupDamaged ? error.damage : 'other'),
  );
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const zip = (files: Record<string, string>): Blob =>
  new Blob([
    new Uint8Array(
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]),
        ),
      ),
    ),
  ]);

describe('a written backup', () => {
  it('returns every text unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.string({ unit: 'grapheme', maxLength: 300 })),
        async (words) => {
          const texts = Object.fromEntries(
            Object.entries(words).map(([name, text]) => [`${name}.json`, JSON.stringify(text)]),
          );
          const { json, verify } = await openBackup(await backup(texts));
          expect(await verify(quiet)).toEqual({ damaged: [], extra: [] });
          for (const [path, text] of Object.entries(texts))
            expect(await json(path)).toEqual(JSON.parse(text));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('returns a text that was compressed in several chunks', async () => {
    const long = { text: 'The bell rings by itself, and nobody hears it. '.repeat(20_000) };
    const { json, verify } = await openBackup(await backup({ 'long.json': JSON.stringify(long) }));
    expect((await verify(quiet)).damaged).toEqual([]);
    expect(await json('long.json')).toEqual(long);
  });

  it('has the same manifest after writing and reading', async () => {
    const resource = {
      kind: 'article',
      id: 'a',
      title: 'Ὀδυσσεύς',
      updatedAt: 5_000,
      readAt: 6_000,
    } as const;
    const resources = [{ ...resource, json: 'a.json', markdown: 'a.md' }];
    const { manifest } = await openBackup(await backup({ 'a.json': '{}' }, { resources, withSecrets: true }));
    expect(manifest).toMatchObject({
      resources,
      withSecrets: true,
      beganAt: 1_000,
      readAt: 2_000,
      counts: { article: 1 },
    });
  });

  it('can contain more files than a ZIP without ZIP64', async () => {
    const archive = new Archive(NOW, 3);
    for (let at = 0; at < 300; at++) await archive.add(`${at}.txt`, 'text');
    const entries = await readDirectory(archive.finish());
    expect([...entries.keys()]).toEqual(archive.files.map(({ path }) => path));
  });
});

describe('a damaged file', () => {
  it('is found by a single changed byte, and no other file is reported', async () => {
    const text = JSON.stringify({ text: 'The bell rings by itself. '.repeat(40) });
    const bytes = await bytesOf(await backup({ 'a.json': text, 'b.json': '{}' }));
    const changed = new Uint8Array(bytes);
    changed[60] = (changed[60] ?? 0) ^ 0xff;
    const { verify } = await openBackup(new Blob([changed]));
    expect((await verify(quiet)).damaged).toEqual(['a.json']);
  });

  it('is rejected wherever it was cut off', async () => {
    const bytes = await bytesOf(await backup({ 'a.json': '{"a": 1}' }));
    for (let end = 4; end < bytes.length; end += 7)
      expect(await damageOf(new Blob([bytes.slice(0, end)]))).toBe('cutShort');
  });

  it('causes nothing but an error, whatever its bytes', async () => {
    const whole = await bytesOf(await backup({ 'a.json': '{"a": 1}', 'b.md': 'text' }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 }),
        async (changes) => {
          const bytes = new Uint8Array(whole);
          for (const [at, to] of changes) bytes[at] = to;
          expect(await damageOf(new Blob([bytes]))).not.toBe('other');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('an untrusted file', () => {
  it.each([
    ['no ZIP at all', new Blob(['<html>not found</html>']), 'notZip'],
    ['nothing', new Blob([]), 'notZip'],
    ['another program’s ZIP', zip({ 'word/document.xml': '<a/>' }), 'notOurs'],
    ['another program’s manifest', zip({ [MANIFEST]: '{"manifest_version": 3}' }), 'notOurs'],
    ['a manifest that is no JSON', zip({ [MANIFEST]: '{"format": ' }), 'badManifest'],
    [
      'a manifest that lacks what it must have',
      zip({ [MANIFEST]: '{"format": "loreside-backup", "version": 1}' }),
      'badManifest',
    ],
    ['a newer one', zip({ [MANIFEST]: '{"format": "loreside-backup", "version": 9}' }), 'newer'],
    ['a path that leads outside', zip({ '../../evil.md': '', [MANIFEST]: '{}' }), 'unsafe'],
    ['a path from the root', zip({ '/etc/passwd': '', [MANIFEST]: '{}' }), 'unsafe'],
    ['a path of another system', zip({ 'C:\\evil.md': '', [MANIFEST]: '{}' }), 'unsafe'],
  ])('is refused: %s', async (_, blob, damage) => {
    expect(await damageOf(blob)).toBe(damage);
  });

  it('is rejected if it would unpack to far more than its size', async () => {
    const bytes = await bytesOf(zip({ [MANIFEST]: ' '.repeat(2_000) }));
    const view = new DataView(bytes.buffer);
    const entry = bytes.findLastIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint32(entry + 24, 4_000_000_000, true);
    expect(await damageOf(new Blob([bytes]))).toBe('tooLarge');
    // A size that is possible, and is not told the truth of, unpacks to no more than was said.
    view.setUint32(entry + 24, 1_000, true);
    expect(await damageOf(new Blob([bytes]))).toBe('badManifest');
  });

  it('is rejected if it is encrypted', async () => {
    const bytes = await bytesOf(zip({ [MANIFEST]: '{}' }));
    const view = new DataView(bytes.buffer);
    const entry = bytes.findLastIndex(
      (_, at) => at + 4 <= bytes.length && view.getUint32(at, true) === 0x02014b50,
    );
    view.setUint16(entry + 8, 1, true);
    expect(await damageOf(new Blob([bytes]))).toBe('unusual');
  });
});
