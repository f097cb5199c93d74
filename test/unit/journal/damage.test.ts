import { deleteDB, openDB } from 'idb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JOURNAL_DATABASE } from '../../../lib/journal/database.ts';
import {
  deleteTexts,
  keepText,
  listTexts,
  openPages,
  openTexts,
  pruneJournal,
  readText,
  settleArrived,
} from '../../../lib/journal/index.ts';
import { makeNewer, withoutStores } from '../damage.ts';

// Other test files of this process find no damage.
afterAll(() => deleteDB(JOURNAL_DATABASE));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const editor = { page: 'article:a1', worldId: 'w1', title: 'Saltmere' };
/** What a page sends. `before` goes with the first text only, and again if the background doesn't know it. */
const keep = (text: string, turn: number, before: string | null, field = 'content') =>
  keepText(editor, { visit: 'v1', field, text, html: null, before, turn }, 1_000 + turn);
const open = async () => (await openTexts(editor)).map(({ text }) => text);

describe('the journal', () => {
  beforeEach(async () => {
    await deleteTexts(null);
    await keep('A drowned', 1, 'A town.');
  });

  it('of a newer version is left alone, stores nothing, and can be deleted', async () => {
    await makeNewer(JOURNAL_DATABASE);
    await expect(openTexts(editor)).rejects.toMatchObject({ fault: 'newer' });
    await expect(keep('A drowned town.', 2, null)).rejects.toMatchObject({ fault: 'newer' });
    const db = await openDB(JOURNAL_DATABASE);
    expect(await db.getAll('texts')).toMatchObject([{ text: 'A drowned' }]);
    db.close();
    await deleteTexts(null);
    expect(await keep('A drowned town.', 2, 'A town.')).toBe(true);
    expect(await open()).toEqual(['A drowned town.']);
  });

  it.each([
    ['where its store is missing', () => withoutStores(JOURNAL_DATABASE)],
    ['where the browser has deleted it meanwhile', () => deleteDB(JOURNAL_DATABASE)],
  ])('begins again %s, once the page has said what was there before', async (_, damage) => {
    await damage();
    expect(await keep('A drowned town', 2, null)).toBe(false);
    expect(await keep('A drowned town.', 3, 'A town.')).toBe(true);
    expect(await open()).toEqual(['A drowned town.']);
  });

  it('has the other texts beside damaged records, which the next text of their field replaces', async () => {
    await keep('Wheel', 2, '', 'sidebarcontent');
    const db = await openDB(JOURNAL_DATABASE);
    await db.put('texts', { id: 'v1/content', page: 'article:a1', at: 1, size: 7, text: 7 });
    await db.put('texts', { id: 'v0/content', page: 9, at: 'never' });
    db.close();
    expect(await open()).toEqual(['Wheel']);
    expect((await listTexts()).map(({ field }) => field)).toEqual(['sidebarcontent']);
    expect(await readText('v1/content')).toBe(null);
    expect([...(await openPages())]).toContain('article:a1');
    await settleArrived({ page: 'article:a1', worldId: 'w1' }, new Map([['content', 'Else.']]));
    await pruneJournal(2_000);
    expect(await keep('A drowned town.', 3, 'A town.')).toBe(true);
    expect((await open()).toSorted()).toEqual(['A drowned town.', 'Wheel']);
  });

  it('on a full disk refuses before it writes, has what it had, and stores again once there is room', async () => {
    vi.stubEnv('FIREFOX', '');
    const disk = { quota: 1_000_000_000, usage: 999_999_000 };
    vi.stubGlobal('navigator', { storage: { estimate: async () => disk } });
    // That there was plenty of room is known for a second.
    const now = performance.now() + 5_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
    await expect(keep('A drowned town', 2, null)).rejects.toMatchObject({ fault: 'full' });
    expect(await open()).toEqual(['A drowned']);
    disk.usage = 0;
    expect(await keep('A drowned town.', 3, null)).toBe(true);
    clock.mockRestore();
    expect(await open()).toEqual(['A drowned town.']);
  });
});
