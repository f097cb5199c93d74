import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { expectSound, linesOf, linesOfCopy } from './copy.ts';
import { event, HOUR, happen, smallWorld } from './history.ts';
import type { Upstream } from './upstream.ts';

/** The life of a worker: fresh modules, and a database that stops responding at some transaction. */
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
    // It had already ended.
  }
}

it('after any changes and kills, the copy equals World Anvil, without duplicates', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('current', 'earlier'),
      fc.array(event, { minLength: 4, maxLength: 25 }),
      async (version, events) => {
        const { openLibrary } = await import('../../../../lib/library/index.ts');
        await (await openLibrary()).clear();
        const upstream = smallWorld(version);
        for (const [turn, one] of events.entries()) {
          if (one.what !== 'sync') happen(upstream, one, turn);
          else {
            await life(upstream, turn * HOUR, { after: one.dies, how: one.how });
            await expectSound();
          }
        }
        // Finish what was interrupted, then scan everything.
        await life(upstream, events.length * HOUR, null);
        await life(upstream, events.length * HOUR, null);
        expect(await linesOfCopy()).toEqual(linesOf(upstream));
        await expectSound();
      },
    ),
    { numRuns: 12 },
  );
});
