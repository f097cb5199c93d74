import { beforeEach, expect, it, vi } from 'vitest';
import { type LibraryChange, openLibrary, parseQuery } from '../../../lib/library/index.ts';
import {
  containerLengths,
  createSearcher,
  openSegmentForScreen,
  packSegment,
} from '../../../lib/library/search/index.ts';
import { libraryDatabase, type SegmentRow } from '../../../lib/library/store/database.ts';
import { entry } from './entry.ts';

// Of a large segment a screen reads only the containers for matching and showing, and verifies them after the first
// answer.

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

/** Flips bits of one byte of the stored index, like a bad disk. */
async function spoil(part: 0 | 1, share: number): Promise<void> {
  const row = await hotRow();
  if (!(row.bytes instanceof Blob)) throw new Error('The index is no blob.');
  const bytes = new Uint8Array(await row.bytes.arrayBuffer());
  const [end = 0, stored = 0] = row.lengths ?? [];
  const at = part === 0 ? Math.floor(end * share) : end + Math.floor(stored * share);
  bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  await (await libraryDatabase()).put('segments', { ...row, bytes: new Blob([bytes]) });
}

it('the containers that a screen reads find and show the same as the whole segment', async () => {
  const packed = packSegment(many().map((one, location) => ({ ...one, location })));
  const [end = 0, stored = 0] = containerLengths(packed);
  const hot = openSegmentForScreen(packed.slice(0, end + stored));
  if (!hot) return expect.unreachable('the parts do not open');
  const searcher = createSearcher([{ hot, excerpts: null }]);
  const [hit] = searcher.search(parseQuery('lantern 2999'), { limit: 1 }).hits;
  expect(hit).toMatchObject({ title: 'Lantern 2999', tags: ['t3'], ref: { id: 'a2999' } });
  expect(searcher.locate({ kind: 'article', id: 'a1234' })).toBe(1234);
});

it.each([
  ['finds', 0, 0.6],
  ['is shown', 1, 0.9],
] as const)(
  'damage to what %s is repaired after the first answer',
  async (_what, part, share) => {
    vi.resetModules();
    const background = await import('../../../lib/library/index.ts');
    await background.openWriter().put('w1', many());
    await spoil(part, share);
    vi.resetModules();
    const screen = await (await import('../../../lib/library/index.ts')).openLibrary();
    const changes: LibraryChange['what'][] = [];
    const stop = screen.subscribe(({ what }) => changes.push(what));
    const shown = async () => {
      const searcher = await screen.searcher('w1');
      return searcher.search(parseQuery('lantern'), { limit: 400 }).hits.map(({ title }) => title);
    };
    // Change events arrive a moment later and reopen everything, so repeat until it is stable.
    await vi.waitFor(async () => {
      await shown();
      expect(changes).toContain('damage');
    });
    const wanted = Array.from({ length: 400 }, (_, n) => `Lantern ${n}`);
    await vi.waitFor(async () => expect((await shown()).sort()).toEqual(wanted.sort()), 10_000);
    stop();
  },
  30_000,
);

it('damage anywhere is detected and never makes a search fail or hang', () => {
  const entries = many().slice(0, 40);
  const packed = packSegment(entries.map((one, location) => ({ ...one, location })));
  const [end = 0, stored = 0] = containerLengths(packed);
  for (let at = 0; at < end + stored; at++) {
    const spoilt = new Uint8Array(packed.slice(0, end + stored));
    spoilt[at] = (spoilt[at] ?? 0) ^ ([0x01, 0x80, 0xff][at % 3] ?? 0x55);
    const hot = openSegmentForScreen(spoilt.buffer);
    if (!hot) continue;
    const searcher = createSearcher([{ hot, excerpts: null }]);
    for (const typed of ['l', 'lantern 5', 'lantren', 'tag:t3', 't4 lan'])
      searcher.search(parseQuery(typed), { limit: 60 });
    searcher.locate({ kind: 'article', id: 'a3' });
    searcher.tags('', 9);
    searcher.byTitle('Lantern 7', 5);
    searcher.startsWith('lan', [], 5);
    const looking = hot.verify();
    let step = looking.next();
    while (!step.done) step = looking.next();
    if (step.value) expect.unreachable(`byte ${at}, changed, is not found out`);
  }
});
