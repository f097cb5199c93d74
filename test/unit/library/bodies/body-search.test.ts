import { describe, expect, it, vi } from 'vitest';
import { indexWaiting } from '../../../../lib/library/bodies/body-indexer.ts';
import { openBodySearch } from '../../../../lib/library/bodies/body-search.ts';
import { announce } from '../../../../lib/library/changes.ts';
import type { Entry } from '../../../../lib/library/search/index.ts';
import { blockOf, blockRow, emptyBlock, slotOf } from '../../../../lib/library/store/blocks.ts';
import type { LibraryDatabase } from '../../../../lib/library/store/database.ts';
import { phrase, typed, words } from '../fulltext/texts.ts';
import { freshDatabase, remove, WORLD, write } from './world.ts';

const now = () => Promise.resolve();
const refAt = (location: number) => ({ kind: 'article' as const, id: `a${location}` });

async function take(db: LibraryDatabase, texts: Record<number, string>) {
  await write(db, new Map(Object.entries(texts).map(([location, text]) => [Number(location), text])));
  await indexWaiting(db, WORLD, new AbortController().signal, now);
}

const entry = (id: string): Entry => ({
  ...{ kind: 'article', id, worldId: WORLD, title: 'A raven', aliases: [], template: null, state: null },
  ...{ isDraft: false, isWip: false, tags: [], excerpt: null, url: null, slug: null, categoryId: null },
  ...{ updatedAt: null, wordcount: null, isPending: false },
});

const open = (db: LibraryDatabase) => openBodySearch(() => Promise.resolve(db), WORLD);

describe('openBodySearch', () => {
  it('shows where the words are', async () => {
    const db = await freshDatabase();
    await take(db, { 3: 'The raven of the old harbour', 4: 'Nothing here' });
    const [hit, ...others] = await (await open(db)).search(words('harb'), { limit: 5, refAt });
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ kind: 'article', id: 'a3', location: 3 });
    expect(hit?.snippet).toEqual({ text: 'The raven of the old harbour', marks: [[21, 28]] });
  });

  it('finds a phrase only where its words are adjacent, after any number of texts that have them apart', async () => {
    const db = await freshDatabase();
    const apart = Object.fromEntries(
      Array.from({ length: 150 }, (_, at) => [at, 'road of salt, a salt and a road']),
    );
    await take(db, { ...apart, 150: `${'words '.repeat(200)} the salt road at last` });
    const search = await open(db);
    const hits = await search.search(phrase('salt road'), { limit: 2, refAt });
    expect(hits.map(({ location }) => location)).toContain(150);
    const without = await search.search(typed('salt -"salt road"'), { limit: 500, refAt });
    expect(without.map(({ location }) => location)).not.toContain(150);
  });

  it('looks up entries in the blocks without `refAt`', async () => {
    const db = await freshDatabase();
    await take(db, { 300: 'raven', 301: 'raven' });
    const entries = emptyBlock();
    entries[slotOf(300)] = entry('a300');
    await db.put('blocks', blockRow(WORLD, blockOf(300), entries));
    const hits = await (await open(db)).search(words('raven'), { limit: 5 });
    expect(hits.map(({ id, location }) => [id, location])).toEqual([['a300', 300]]);
  });

  it('leaves out deleted and disallowed entries and fills up with the next', async () => {
    const db = await freshDatabase();
    await take(db, Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, 'raven'])));
    for (let at = 0; at < 8; at++) await remove(db, at);
    const search = await open(db);
    const hits = await search.search(words('raven'), {
      limit: 4,
      refAt,
      allow: (location) => location !== 9,
    });
    expect(hits.map(({ location }) => location)).toEqual([8, 10, 11, 12]);
  });

  it('follows changes until it is closed', async () => {
    const db = await freshDatabase();
    await take(db, { 1: 'raven' });
    const search = await open(db);
    const found = async () =>
      (await search.search(words('raven'), { limit: 5, refAt })).map(({ location }) => location);
    expect(await found()).toEqual([1]);
    await take(db, { 2: 'raven raven' });
    expect(await found()).toEqual([1]);
    announce({ worldId: WORLD, what: 'bodies' });
    await vi.waitFor(async () => expect(await found()).toHaveLength(2));
    search.close();
  });
});
