import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openDocuments } from '../../../lib/documents/index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('what was chosen', () => {
  const pause = async () => {};
  it('is a ZIP, perhaps with one in it, without programs’ own files', async () => {
    const inner = zipSync({ 'B/b.md': bytes('b') });
    const zip = zipSync({
      'V/a.md': bytes('a'),
      'V/.obsidian/app.json': bytes('{}'),
      'V/map.png': bytes('x'),
      'V/Part-1.zip': inner,
    });
    const { sources, attachments } = await openDocuments(
      [new File([new Uint8Array(zip)], 'Vault.zip')],
      pause,
    );
    expect(sources.map(({ path }) => path)).toEqual(['V/a.md', 'B/b.md']);
    expect(attachments).toEqual(['V/map.png']);
    expect(new TextDecoder().decode(await sources[1]?.read())).toBe('b');
  });
  it('is a folder, whose own name says nothing', async () => {
    const file = (path: string) =>
      Object.defineProperty(new File(['x'], 'a'), 'webkitRelativePath', { value: path });
    const { sources } = await openDocuments([file('My vault/a.md'), file('My vault/NPCs/b.md')], pause);
    expect(sources.map(({ path }) => path)).toEqual(['a.md', 'NPCs/b.md']);
  });
  it('is a ZIP that is damaged', async () => {
    const { damaged } = await openDocuments([new File(['PK\u0003\u0004'], 'a.zip')], pause);
    expect(damaged).toEqual([{ path: 'a.zip', damage: 'cutShort' }]);
  });
});
