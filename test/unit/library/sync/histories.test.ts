import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { article } from '../article.ts';
import { expectSound, linesOf, linesOfCopy } from './copy.ts';
import { category, reference, Upstream } from './upstream.ts';

const HOUR = 3_600_000;

type Event =
  | { what: 'create' | 'delete' | 'rename' | 'move' | 'remake'; at: number }
  | { what: 'sync'; dies: number; how: 'request' | 'write' };

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('create', 'delete', 'rename', 'move', 'remake'),
      at: fc.nat(200),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('sync'),
      dies: fc.integer({ min: 1, max: 30 }),
      how: fc.constantFrom('request', 'write'),
    }),
  },
);

/** Upstream, with the lists of other kinds following the articles' fate, so that each of them has a history. */
function happen(upstream: Upstream, { what, at }: { what: string; at: number }, turn: number): void {
  const lists = [upstream.articles, upstream.secrets, upstream.statblocks, upstream.manuscripts] as const;
  const which = at % 7;
  const list = lists[which] ?? upstream.articles;
  const place = list.length > 0 ? at % list.length : 0;
  const found = list[place];
  const id = list === upstream.statblocks ? String(1000 + turn) : `n${turn}`;
  if (what === 'create' || what === 'remake') {
    if (what === 'remake' && found) list.splice(place, 1);
    const title = what === 'remake' && found ? found.title : `New ${turn}`;
    list.push({ ...article(id, title, { updatedAt: turn * HOUR }), kind: null, icon: null });
  } else if (what === 'delete') list.splice(place, 1);
  else if (what === 'rename' && found) found.title = `Renamed ${turn}`;
  else if (what === 'move') {
    const one = upstream.articles[at % Math.max(1, upstream.articles.length)];
    if (one) one.categoryId = one.categoryId === 'c1' ? 'c2' : 'c1';
  }
}

/** A worker's life: modules of its own, and a database that stops answering at some transaction. */
async function life(
  upstream: Upstream,
  now: number,
  death: { after: number; how: 'request' | 'write' } | null,
) {
  vi.resetModules();
  const { syncWorld } = await import('../../../../lib/library/index.ts');
  const stop = new AbortController();
  let left = death?.after ?? Number.POSITIVE_INFINITY;
  const begin = IDBDatabase.prototype.transaction;
  const dies = () => left-- <= 0;
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...given: Parameters<typeof begin>
  ) {
    const transaction = begin.apply(this, given);
    if (death?.how === 'write' && given[1] === 'readwrite' && dies())
      queueMicrotask(() => abort(transaction));
    return transaction;
  });
  upstream.onRequest = () => {
    if (death?.how === 'request' && dies()) stop.abort();
  };
  try {
    await syncWorld(upstream.service(), 'w1', {
      signal: stop.signal,
      now: () => now,
      wants: death ? 'look' : 'whole',
    });
  } catch (error) {
    if (!death) throw error;
  } finally {
    spy.mockRestore();
    upstream.onRequest = () => {};
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It was over before.
  }
}

it('whatever happens upstream, and wherever the worker dies: the copy ends as the platform is, nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('current', 'earlier'),
      fc.array(event, { minLength: 4, maxLength: 25 }),
      async (version, events) => {
        const { openLibrary } = await import('../../../../lib/library/index.ts');
        await (await openLibrary()).clear();
        const upstream = new Upstream(version, 5).fill(18);
        upstream.categories = [category('c1', 'Places'), category('c2', 'Towns', 'c1')];
        upstream.secrets = [reference('s1', 'Who did it')];
        for (const [turn, one] of events.entries()) {
          if (one.what !== 'sync') happen(upstream, one, turn);
          else {
            await life(upstream, turn * HOUR, { after: one.dies, how: one.how });
            await expectSound();
          }
        }
        // What was cut off is ended, and then everything is gone through.
        await life(upstream, events.length * HOUR, null);
        await life(upstream, events.length * HOUR, null);
        expect(await linesOfCopy()).toEqual(linesOf(upstream));
        await expectSound();
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);
