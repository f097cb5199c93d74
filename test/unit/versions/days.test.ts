import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS_DATABASE, withVersions } from '../../../lib/versions/database.ts';
import {
  dayOf,
  deleteVersions,
  moveVersions,
  readDays,
  readSums,
  recordArrived,
  recordReplaced,
  recordText,
} from '../../../lib/versions/index.ts';
import { exportedArticle } from '../library/import/exported.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const zone = process.env.TZ;

beforeAll(() => {
  // The clocks change within the days below.
  process.env.TZ = 'Europe/Berlin';
});
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  await deleteDB(VERSIONS_DATABASE);
});
beforeEach(() => deleteVersions(null));

/** Noon of a day in March. */
const march = (day: number, hours = 0): number => Date.UTC(2026, 2, day, 12) + hours * HOUR;

const textOf = (content: string, createdAt = 0) =>
  exportedArticle('a1', 'Saltmere', { content, createdAt }).article;

const replace = (before: string, after: string | null, updatedAt: number | null, now = updatedAt ?? 0) =>
  recordReplaced(
    'w1',
    [
      {
        ref: { kind: 'article', id: 'a1' },
        before: { resource: textOf(before), readAt: 1, updatedAt: null },
        after: after === null ? null : { resource: textOf(after), updatedAt },
      },
    ],
    'sync',
    now,
  );

const arrive = (content: string, createdAt: number, updatedAt: number | null, now: number) =>
  recordArrived(
    'w1',
    [{ ref: { kind: 'article', id: 'a1' }, resource: textOf(content, createdAt), updatedAt }],
    now,
  );

const days = async (): Promise<Record<string, [number, number]>> => {
  const rows = await readDays('w1', '0000-00-00', '9999-99-99');
  const found = Object.fromEntries(
    rows.map(({ day, came, went }): [string, [number, number]] => [day, [came, went]]),
  );
  // The stored sums say the same as the rows, whatever was asked for and changed before.
  const sums = [...(await readSums('w1', '2026-02-20', '2026-06-01'))];
  expect(sums.map(([day, { came, went }]) => [day, [came, went]])).toEqual(
    Object.entries(found).filter(([, [came, went]]) => came + went > 0),
  );
  return found;
};

describe('words by day', () => {
  it('belong to the local day of World Anvil’s own change, or of the sync', async () => {
    await replace('One.', 'One two.', Date.UTC(2026, 2, 28, 23, 30), march(31));
    expect(await days()).toEqual({ '2026-03-29': [1, 0] });
    await replace('One two.', 'One two three.', null, march(31));
    expect(await days()).toEqual({ '2026-03-29': [1, 0], '2026-03-31': [1, 0] });
  });

  it('are what a day left, not what was typed and deleted within it', async () => {
    await replace('One two.', 'One two three four.', march(3));
    await replace('One two three four.', 'One two.', march(3, 1));
    expect(await days()).toEqual({ '2026-03-03': [0, 0] });
    await replace('One two.', 'Two five.', march(3, 2));
    expect((await days())['2026-03-03']).toEqual([2, 2]);
  });

  it('count once where the same text is replaced again, even by a later one', async () => {
    await replace('One.', 'One two.', march(3), march(4));
    await replace('One.', 'One two.', march(3), march(4, 1));
    expect(await days()).toEqual({ '2026-03-03': [1, 0] });
    await replace('One.', 'One two three.', march(5), march(5, 1));
    expect(await days()).toEqual({ '2026-03-03': [0, 0], '2026-03-05': [2, 0] });
  });

  it('count a whole new entry, and nothing of an old one that is only read', async () => {
    await arrive('Old words here.', march(1), march(2), march(3));
    expect(await days()).toEqual({});
    await arrive('Three new words.', march(4), march(5), march(6));
    await arrive('Three new words.', march(4), march(5), march(6, 1));
    await replace('Three new words.', 'Four quite new words.', march(5, 1), march(6, 2));
    expect(await days()).toEqual({ '2026-03-05': [4, 0] });
  });

  it('count nothing twice when the offline copy is made again', async () => {
    await arrive('A.', march(1), march(1), march(1));
    await deleteVersions(null);
    await arrive('', 0, null, march(1));
    await arrive('Three new words.', march(2), march(2), march(2));
    await replace('Three new words.', 'Three new words, more.', march(4));
    await arrive('Three new words, more.', march(2), march(4), march(9));
    expect(await days()).toEqual({ '2026-03-02': [3, 0], '2026-03-04': [1, 0] });
    await arrive('Three new words, more and more.', march(2), march(9), march(9, 1));
    expect((await days())['2026-03-09']).toEqual([2, 0]);
  });

  it('know what a deleted entry took with it, and what a manuscript got', async () => {
    await replace('One two.', null, null, march(7));
    const ref = { kind: 'manuscript', id: 'm1' } as const;
    for (const content of ['Long ago.', 'Long ago, far away.', 'Long ago, far away.'])
      await recordText('w1', ref, { title: 'M', content }, march(8));
    expect(await days()).toEqual({ '2026-03-07': [0, 2], '2026-03-08': [2, 0] });
    await moveVersions('w1', 'w2');
    expect(await days()).toEqual({});
    expect(await readDays('w2', '2026-03-08', '2026-03-08')).toMatchObject([{ id: 'm1', came: 2 }]);
    await deleteVersions('w2');
    expect(await readDays('w2', '0000-00-00', '9999-99-99')).toEqual([]);
  });

  it('read past damaged rows, which the next count replaces', async () => {
    await replace('One.', 'One two.', march(3));
    const db = await openDB(VERSIONS_DATABASE);
    await db.put('days', { worldId: 'w1', day: '2026-03-03', kind: 'article', id: 'a1', came: 'x', at: 1 });
    db.close();
    expect(await days()).toEqual({});
    await replace('One two.', 'One two three.', march(3, 1));
    expect(await days()).toEqual({ '2026-03-03': [1, 0] });
  });

  it('are added up again where their sum is damaged, missing, or of a world that moved', async () => {
    await replace('One.', 'One two.', march(3));
    await replace('One two.', 'One two three.', march(5));
    const sums = () => readSums('w1', '2026-03-01', '2026-03-09');
    const right = new Map([
      ['2026-03-03', { came: 1, went: 0 }],
      ['2026-03-05', { came: 1, went: 0 }],
    ]);
    expect(await sums()).toEqual(right);
    const db = await openDB(VERSIONS_DATABASE);
    await db.put('sums', { worldId: 'w1', day: '2026-03-03', came: 'x' });
    await db.delete('sums', ['w1', '2026-03-05']);
    db.close();
    expect(await sums()).toEqual(right);
    expect(await readSums('w2', '2026-03-01', '2026-03-09')).toEqual(new Map());
    await moveVersions('w1', 'w2');
    expect(await sums()).toEqual(new Map());
    expect(await readSums('w2', '2026-03-01', '2026-03-09')).toEqual(right);
  });

  it('count once where the last text of a day is read after the one before it was thinned', async () => {
    await replace('One.', 'One two.', march(2, 8), march(3, -8));
    await replace('One two.', 'One two three.', march(3), march(3, 1));
    await replace('One two three.', 'One two four.', march(3, 2), march(13));
    expect(await days()).toEqual({ '2026-03-02': [1, 0], '2026-03-03': [1, 0] });
  });

  it('come from older versions when the database gets them', async () => {
    await replace('One.', 'One two.', march(3));
    await replace('One two.', 'One two three four.', march(4));
    const rows = await withVersions((db) => db.getAll('chains'));
    await deleteVersions(null);
    const old = await openDB(VERSIONS_DATABASE, 1, {
      upgrade(db) {
        const chains = db.createObjectStore('chains', { keyPath: ['worldId', 'kind', 'id'] });
        chains.createIndex('changed', ['worldId', 'changedAt']);
        chains.createIndex('size', ['changedAt', 'bytes']);
        chains.createIndex('brought', ['worldId', 'broughtAt']);
        chains.createIndex('alarm', ['worldId', 'alarm.at']);
      },
    });
    for (const row of rows) await old.put('chains', row);
    await old.put('chains', { worldId: 'w1', kind: 'article', id: 'broken', versions: 3 });
    old.close();
    expect(await days()).toEqual({ '2026-03-03': [1, 0], '2026-03-04': [2, 0] });
    expect(await withVersions((db) => db.count('chains'))).toBe(2);
    await replace('One two three four.', 'One two three four five.', march(4, 1));
    expect((await days())['2026-03-04']).toEqual([3, 0]);
  });
});

/** What one browser does at a moment with what World Anvil has then. */
type Sync = 'read' | 'twice' | 'dies' | 'misses';

const step = fc.record({
  hours: fc.integer({ min: 1, max: 30 }),
  edit: fc.constantFrom('add', 'remove', 'rewrite', 'none'),
  size: fc.integer({ min: 1, max: 9 }),
  syncs: fc.tuple(
    fc.constantFrom<Sync>('read', 'twice', 'dies', 'misses'),
    fc.constantFrom<Sync>('read', 'misses'),
  ),
  /** How far the device’s clock is off. */
  skew: fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
});

const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

it('60 days with changed clocks, two browsers and missed syncs: no day doubled, none missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 96 }), async (steps) => {
      for (const browser of [0, 1] as const) {
        await deleteVersions(null);
        let next = 0;
        let at = Date.UTC(2026, 2, 1, 6);
        const end = at + 60 * DAY;
        let text: string[] = ['word'];
        let updatedAt = at;
        let copied = text;
        // The oracle: of each run of texts of the same day, the last one against the one before the run.
        const expected = new Map<string, { came: number; went: number }>();
        const runs: { day: string; from: string[]; came: number; went: number }[] = [];
        const settle = () => {
          const run = runs.pop();
          if (!run) return;
          const before = expected.get(run.day) ?? { came: 0, went: 0 };
          expected.set(run.day, { came: before.came + run.came, went: before.went + run.went });
        };
        for (const { hours, edit, size, syncs, skew } of steps) {
          at += hours * HOUR;
          if (at > end) break;
          const fresh = Array.from({ length: size }, () => `word${next++}`);
          if (edit === 'add') text = [...text, ...fresh];
          if (edit === 'remove') text = text.slice(0, -size);
          if (edit === 'rewrite') text = fresh;
          if (edit !== 'none') updatedAt = at;
          const sync = syncs[browser];
          if (sync === 'misses' || copied.join() === text.join()) continue;
          await replace(copied.join(' '), text.join(' '), updatedAt, at + skew);
          if (sync === 'dies') continue;
          if (sync === 'twice') await replace(copied.join(' '), text.join(' '), updatedAt, at + skew + 1);
          const day = localDay.format(updatedAt);
          if (runs[0]?.day !== day) {
            settle();
            runs.push({ day, from: copied, came: 0, went: 0 });
          }
          const [run] = runs;
          if (!run) continue;
          const { from } = run;
          run.came = text.filter((word) => !from.includes(word)).length;
          run.went = from.filter((word) => !text.includes(word)).length;
          copied = text;
        }
        settle();
        // What a browser recorded and never stored, because it died, is there until it reads the text again.
        await replace(copied.join(' '), `${copied.join(' ')} end`, end + 5 * DAY, end + 5 * DAY);
        const found = await days();
        expect(found[dayOf(end + 5 * DAY)]).toEqual([1, 0]);
        delete found[dayOf(end + 5 * DAY)];
        const wanted = [...expected].map(([day, { came, went }]) => [day, [came, went]]);
        const isSome = ([, [came, went]]: [string, [number, number]]) => came + went > 0;
        expect(Object.fromEntries(Object.entries(found).filter(isSome))).toEqual(
          Object.fromEntries(wanted.filter(([, counts]) => String(counts) !== '0,0')),
        );
      }
    }),
    // One that fails would be shrunk beyond the test's end, under the feet of others.
    { numRuns: 15, interruptAfterTimeLimit: 60_000 },
  );
}, 120_000);
