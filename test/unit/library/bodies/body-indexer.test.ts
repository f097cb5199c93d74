import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexWaiting } from '../../../../lib/library/bodies/body-indexer.ts';
import { repairSegments } from '../../../../lib/library/bodies/repair-segments.ts';
import type { LibraryDatabase } from '../../../../lib/library/store/database.ts';
import { Killed, killable } from './killable.ts';
import { find, freshDatabase, remove, WORLD, write } from './world.ts';

const now = () => Promise.resolve();
const { signal } = new AbortController();
const index = (db: LibraryDatabase) => indexWaiting(db, WORLD, signal, now);

const some = (from: number, count: number, word: string) =>
  new Map(Array.from({ length: count }, (_, at) => [from + at, `${word} body${from + at} the`]));
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

async function corrupt(db: LibraryDatabase, which: number): Promise<void> {
  const rows = await db.getAll('segments');
  const row = rows.at(which);
  if (!row) throw new Error('No segment to damage');
  const bytes = row.bytes instanceof Blob ? await row.bytes.arrayBuffer() : row.bytes.slice(0);
  const words = new Uint32Array(bytes);
  words[words.length - 1] = (words.at(-1) ?? 0) ^ 0xff00;
  await db.put('segments', { ...row, bytes });
}

describe('the body indexer', () => {
  it('indexes waiting bodies, and replaces rewritten ones', async () => {
    const db = await freshDatabase();
    await write(db, some(0, 450, 'raven'));
    expect(await index(db)).toBe(450);
    expect(await db.count('unindexed')).toBe(0);
    expect(await find(db, 'raven')).toEqual(upTo(450));
    await write(db, some(100, 50, 'rook'));
    await remove(db, 7);
    expect(await index(db)).toBe(50);
    expect(await find(db, 'rook')).toEqual(upTo(50, 100));
    expect(await find(db, 'raven')).toEqual(upTo(450).filter((at) => at !== 7 && (at < 100 || at >= 150)));
    expect(await index(db)).toBe(0);
  });

  it('keeps few segments, however small the batches', async () => {
    const db = await freshDatabase();
    for (let at = 0; at < 60; at++) {
      await write(db, some(at * 3, 3, 'raven'));
      await index(db);
    }
    expect(await db.count('segments')).toBeLessThanOrEqual(4);
    expect(await find(db, 'raven')).toEqual(upTo(180));
  });

  it('keeps worlds apart', async () => {
    const db = await freshDatabase();
    await write(db, some(0, 5, 'raven'));
    await write(db, some(0, 3, 'raven'), 'w2');
    await index(db);
    expect(await find(db, 'raven')).toEqual(upTo(5));
    expect(await find(db, 'raven', 'w2')).toEqual([]);
    expect(await db.count('unindexed')).toBe(3);
  });

  it('stops when aborted and keeps what it has done', async () => {
    const db = await freshDatabase();
    await write(db, some(0, 900, 'raven'));
    const stop = new AbortController();
    let pauses = 0;
    const taken = await indexWaiting(db, WORLD, stop.signal, async () => {
      if (++pauses === 3) stop.abort();
    });
    expect(taken % 200).toBe(0);
    expect(taken + (await db.count('unindexed'))).toBe(900);
    expect(await index(db)).toBe(900 - taken);
    expect(await find(db, 'raven')).toEqual(upTo(900));
  });

  it('does not index a body in a version that was replaced meanwhile', async () => {
    const db = await freshDatabase();
    await write(db, some(0, 5, 'raven'));
    let isFirst = true;
    await indexWaiting(db, WORLD, signal, async () => {
      if (!isFirst) return;
      isFirst = false;
      await write(db, some(2, 1, 'rook'));
      await remove(db, 4);
    });
    expect(await find(db, 'raven')).toEqual([0, 1, 3]);
    expect(await find(db, 'rook')).toEqual([2]);
    expect(await db.count('unindexed')).toBe(0);
  });

  it.each([0, 1, 2, -1])('repairs a damaged segment, whichever it is (%i)', async (which) => {
    const db = await freshDatabase();
    for (const from of [0, 100, 50]) {
      await write(db, some(from, 100, from === 50 ? 'rook' : 'raven'));
      await index(db);
    }
    await corrupt(db, which);
    expect(await repairSegments(db, WORLD, now, 'full')).toBe(false);
    await index(db);
    expect(await find(db, 'rook')).toEqual(upTo(100, 50));
    expect(await find(db, 'raven')).toEqual([...upTo(50), ...upTo(50, 150)]);
    expect(await repairSegments(db, WORLD, now, 'full')).toBe(true);
  });

  it('loses and duplicates nothing, wherever it is killed', async () => {
    const kills = fc.array(fc.record({ after: fc.nat(25), inTransaction: fc.boolean() }), { maxLength: 6 });
    const writes = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 40 }), fc.boolean()), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(writes, kills, fc.option(fc.nat(3)), async (all, deaths, damage) => {
        const db = await freshDatabase();
        const texts = new Map<number, string>();
        let death = 0;
        for (const [from, count, isRook] of all) {
          const bodies = some(from, count, isRook ? 'rook' : 'raven');
          for (const [location, text] of bodies) texts.set(location, text);
          await write(db, bodies);
          const kill = deaths[death++];
          if (!kill) await index(db);
          else {
            const { dying, pause } = killable(db, kill);
            await indexWaiting(dying, WORLD, signal, pause).catch((error: unknown) => {
              if (!(error instanceof Killed) && !(error instanceof DOMException)) throw error;
            });
          }
        }
        const segments = await db.count('segments');
        if (damage !== null && segments > 0) await corrupt(db, damage % segments);
        for (const kill of deaths.slice(death)) {
          const { dying, pause } = killable(db, kill);
          await indexWaiting(dying, WORLD, signal, pause).catch(() => {});
        }
        await index(db);
        expect(await db.count('unindexed')).toBe(0);
        for (const word of ['raven', 'rook', 'the']) {
          const wanted = [...texts].flatMap(([at, text]) => (text.split(' ').includes(word) ? at : []));
          expect(await find(db, word)).toEqual(wanted.sort((a, b) => a - b));
        }
      }),
      { numRuns: 60 },
    );
  });
});
