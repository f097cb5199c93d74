import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openDocuments } from '../../../lib/documents/index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what was chosen', () => {
  const pause = async () => {};
  const chosen = (path: string, content: BlobPart) => ({ path, file: new File([content], 'a') });
  it('is a ZIP, perhaps with one in it, without programs’ own files', async () => {
    const inner = zipSync({ 'B/b.md': bytes('b') });
    const zip = zipSync({
      'V/a.md': bytes('a'),
      'V/.obsidian/app.json': bytes('{}'),
      'V/map.png': bytes('x'),
      'V/Part-1.zip': inner,
    });
    const { sources, attachments } = await openDocuments([chosen('Vault.zip', new Uint8Array(zip))], pause);
    expect(sources.map(({ path }) => path)).toEqual(['V/a.md', 'B/b.md']);
    expect(attachments).toEqual(['V/map.png']);
    expect(new TextDecoder().decode(await sources[1]?.read())).toBe('b');
  });
  it('is a folder, whose own name says nothing', async () => {
    const files = [chosen('My vault/a.md', 'x'), chosen('My vault/NPCs/b.md', 'x')];
    const { sources } = await openDocuments(files, pause);
    expect(sources.map(({ path }) => path)).toEqual(['a.md', 'NPCs/b.md']);
  });
  it('says how many files are too many', async () => {
    const one = new File(['x'], 'a');
    const files = Array.from({ length: 50_003 }, (_, at) => ({ path: `V/${at}.md`, file: one }));
    const { sources, left } = await openDocuments(files, pause);
    expect([sources.length, left]).toEqual([50_000, 3]);
  });
  it('is a ZIP that is damaged', async () => {
    const { damaged } = await openDocuments([chosen('a.zip', 'PK\u0003\u0004')], pause);
    expect(damaged).toEqual([{ path: 'a.zip', damage: 'cutShort' }]);
  });
});
