import { expect, it, vi } from 'vitest';
import { openWriter, parseQuery } from '../../../lib/library/index.ts';
import { libraryDatabase } from '../../../lib/library/store/database.ts';
import { entry } from './entry.ts';

it('a searcher is rebuilt from the blocks if a segment is damaged, and the background repairs the stored one', async () => {
  const writer = openWriter();
  await writer.put('w1', [entry('1', 'Kyr'), entry('2', 'Salt Road')]);
  // From here on, the writer is another context, as the background is.
  vi.resetModules();
  const screen = await (await import('../../../lib/library/index.ts')).openLibrary();
  const db = await libraryDatabase();
  const [hot] = (await db.getAll('segments')).filter(({ part }) => part === 'hot');
  if (!hot) return expect.unreachable('there is no index');
  await db.put('segments', { ...hot, bytes: new ArrayBuffer(40) });
  const searcher = await screen.searcher('w1');
  expect(searcher.search(parseQuery('salt'), { limit: 9 }).hits).toHaveLength(1);
  await vi.waitFor(async () => {
    const rows = (await db.getAll('segments')).filter(({ part }) => part === 'hot');
    expect(rows.map(({ bytes }) => (bytes instanceof ArrayBuffer ? bytes.byteLength : 0))).not.toContain(40);
  });
});
