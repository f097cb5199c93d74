import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { withJournal } from '../../../lib/journal/database.ts';
import {
  deleteTexts,
  keepText,
  listTexts,
  openTexts,
  pruneJournal,
  readText,
  settleArrived,
  settleText,
} from '../../../lib/journal/index.ts';

const editor = { page: 'article:a1', worldId: 'w1', title: 'Saltmere' };
const newEditor = { page: '/world/landmark/new', worldId: 'w1', title: null };
const DAY = 86_400_000;

const typed = (text: string, turn: number, more: object = {}) => ({
  ...{ visit: 'v1', field: 'content', text, html: null, before: 'A town.', turn },
  ...more,
});
const keep = (text: string, turn: number, more: object = {}, at = 1_000 + turn) =>
  keepText(editor, typed(text, turn, more), at);
const open = async () => (await openTexts(editor)).map(({ text }) => text);

beforeEach(() => deleteTexts(null));

describe('the journal', () => {
  it('has what a field has now, with what World Anvil had', async () => {
    expect(await keep('A drowned', 1)).toBe(true);
    expect(await keep('A drowned town.', 2, { before: null })).toBe(true);
    expect(await open()).toEqual(['A drowned town.']);
    expect(await readText('v1/content')).toMatchObject({ text: 'A drowned town.', before: 'A town.' });
    expect(await listTexts()).toMatchObject([{ worldId: 'w1', title: 'Saltmere', field: 'content' }]);
  });

  it('has the newest text, in whichever order they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 1 }), async (turns) => {
        await deleteTexts(null);
        for (const turn of turns) await keep(`Text ${turn}`, turn);
        expect(await open()).toEqual([`Text ${Math.max(...turns)}`]);
      }),
    );
  });

  it('asks for the text before, if it lost that', async () => {
    expect(await keep('A drowned town.', 2, { before: null })).toBe(false);
    expect(await open()).toEqual([]);
  });

  it('never replaces texts of an earlier visit', async () => {
    await keep('The evening’s notes.', 1);
    await keep('Something else.', 2, { visit: 'v2' });
    expect(await open()).toEqual(['Something else.', 'The evening’s notes.']);
  });

  it('has a text that was removed at once, without offering it', async () => {
    const notes = 'The evening’s notes. '.repeat(10);
    await keep(notes, 1);
    await keep('x', 2);
    expect(await open()).toEqual(['x']);
    const items = await listTexts();
    const texts = await Promise.all(items.map(({ id }) => readText(id)));
    expect(texts.map((one) => one?.text)).toEqual(['x', notes]);
  });

  it('removes what arrived, and no longer offers what was dismissed', async () => {
    await keep('One.', 1);
    await keep('Two.', 2, { visit: 'v2' });
    await settleText(editor, 'v1/content', 'arrived');
    await settleText(editor, 'v2/content', 'dismissed');
    expect(await open()).toEqual([]);
    expect((await listTexts()).map(({ id }) => id)).toEqual(['v2/content']);
  });

  it('lets no page settle texts of another one', async () => {
    await keep('One.', 1);
    await settleText({ page: 'article:a2', worldId: 'w1', title: null }, 'v1/content', 'arrived');
    expect(await open()).toEqual(['One.']);
  });

  it('removes what a sync has read, typed in a new entry too', async () => {
    await keep('Salt.', 1);
    await keep('Smoke.', 2, { visit: 'v2' });
    await keepText(newEditor, typed('Salt.', 1, { visit: 'v3', before: '' }), 1_000);
    await settleArrived(editor, new Map([['content', 'Salt.']]));
    expect((await listTexts()).map(({ id }) => id)).toEqual(['v2/content']);
  });

  it('forgets texts after 30 days, and the oldest beyond 500', async () => {
    await keep('Old.', 1);
    await withJournal(async (db) => {
      const { store, done } = db.transaction('texts', 'readwrite');
      const row = await store.get('v1/content');
      for (let at = 0; at < 505; at++) void store.put({ ...Object(row), id: `v${at}`, at: 2_000 + at });
      await done;
    });
    await pruneJournal(3_000);
    expect(await listTexts()).toHaveLength(500);
    await keep('New.', 1, { visit: 'new' }, 31 * DAY);
    expect((await listTexts()).map(({ id }) => id)).toEqual(['new/content']);
    await pruneJournal(62 * DAY);
    expect(await listTexts()).toEqual([]);
  });

  it('leaves out damaged records, and stores new ones', async () => {
    await keep('Salt.', 1);
    await withJournal(async (db) => {
      const { store, done } = db.transaction('texts', 'readwrite');
      await store.put(Object.assign(Object(await store.get('v1/content')), { text: 7 }));
      await done;
    });
    expect(await open()).toEqual([]);
    expect(await keep('Salt and smoke.', 2)).toBe(true);
    expect(await open()).toEqual(['Salt and smoke.']);
  });
});
