import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { type LibraryChange, openLibrary, openWriter, parseQuery } from '../../../lib/library/index.ts';
import {
  containerLengths,
  createSearcher,
  openForScreen,
  openWords,
  packIndex,
} from '../../../lib/library/search/index.ts';
import { libraryDatabase, type SegmentRow } from '../../../lib/library/store/database.ts';
import { entry } from './entry.ts';

// A large index is read by a screen in parts: what finds at once, what is shown of it beside; what only writing needs not
// at all. Whether what is shown is sound is looked at after the first answer.

const COUNT = 3_000;
const many = () =>
  Array.from({ length: COUNT }, (_, n) => entry(`a${n}`, `Lantern ${n}`, { tags: [`t${n % 7}`] }));

beforeEach(async () => (await openLibrary()).clear());

const hotRow = async (): Promise<SegmentRow> => {
  const rows = (await (await libraryDatabase()).getAll('segments')).filter(({ part }) => part === 'hot');
  const largest = rows.sort((a, b) => (b.lengths?.[0] ?? 0) - (a.lengths?.[0] ?? 0))[0];
  if (!largest) throw new Error('There is no index.');
  return largest;
};

/** The stored index with one byte of its parts turned over, as a bad disk leaves it. */
async function spoil(part: 0 | 1, share: number): Promise<void> {
  const row = await hotRow();
  if (!(row.bytes instanceof Blob)) throw new Error('The index is no blob.');
  const bytes = new Uint8Array(await row.bytes.arrayBuffer());
  const [end = 0, faces = 0] = row.lengths ?? [];
  const at = part === 0 ? Math.floor(end * share) : end + Math.floor(faces * share);
  bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  await (await libraryDatabase()).put('segments', { ...row, bytes: new Blob([bytes]) });
}

it('what a screen reads finds and shows the same as the whole', async () => {
  const packed = packIndex(many().map((one, location) => ({ ...one, location })));
  const [end = 0, faces = 0] = containerLengths(packed);
  const words = openWords(packed.slice(0, end));
  const hot = words && openForScreen(words, packed.slice(end, end + faces));
  if (!hot) return expect.unreachable('the parts do not open');
  const searcher = createSearcher([{ hot, excerpts: null }]);
  const [hit] = searcher.search(parseQuery('lantern 2999'), { limit: 1 }).hits;
  expect(hit).toMatchObject({ title: 'Lantern 2999', tags: ['t3'], ref: { id: 'a2999' } });
  expect(searcher.locate({ kind: 'article', id: 'a1234' })).toBe(1234);
});

it('what is shown of an index that is damaged is made anew after the first answer', async () => {
  vi.resetModules();
  const background = await import('../../../lib/library/index.ts');
  await background.openWriter().put('w1', many());
  await spoil(1, 0.9);
  vi.resetModules();
  const screen = await (await import('../../../lib/library/index.ts')).openLibrary();
  const changes: LibraryChange['what'][] = [];
  const stop = screen.subscribe(({ what }) => changes.push(what));
  const shown = async () => {
    const searcher = await screen.searcher('w1');
    return searcher.search(parseQuery('lantern'), { limit: COUNT }).hits.map(({ title }) => title);
  };
  expect(await shown()).toHaveLength(COUNT);
  await vi.waitFor(() => expect(changes).toContain('damage'), 10_000);
  const wanted = many().map(({ title }) => title);
  await vi.waitFor(async () => expect((await shown()).sort()).toEqual(wanted.sort()), 10_000);
  stop();
}, 30_000);

it('an index that finds wrong things is never asked: it is made anew before the first answer', async () => {
  vi.resetModules();
  await (await import('../../../lib/library/index.ts')).openWriter().put('w1', many());
  await spoil(0, 0.6);
  vi.resetModules();
  const screen = await (await import('../../../lib/library/index.ts')).openLibrary();
  const searcher = await screen.searcher('w1');
  expect(searcher.search(parseQuery('lantern 77'), { limit: 1 }).hits[0]?.title).toBe('Lantern 77');
}, 30_000);

it('faces that are damaged anywhere never make a search fail or go on without end, and are found out', () => {
  const entries = many().slice(0, 60);
  const packed = packIndex(entries.map((one, location) => ({ ...one, location })));
  const [end = 0, faces = 0] = containerLengths(packed);
  fc.assert(
    fc.property(fc.nat(faces - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const spoilt = new Uint8Array(packed.slice(end, end + faces));
      spoilt[at] = (spoilt[at] ?? 0) ^ change;
      const words = openWords(packed.slice(0, end));
      const hot = words && openForScreen(words, spoilt.buffer);
      if (!hot) return;
      const searcher = createSearcher([{ hot, excerpts: null }]);
      searcher.search(parseQuery('lantern'), { limit: 60 });
      searcher.locate({ kind: 'article', id: 'a3' });
      const looking = hot.areFacesSound();
      let step = looking.next();
      while (!step.done) step = looking.next();
      expect(step.value).toBe(false);
    }),
    { numRuns: 300 },
  );
});
