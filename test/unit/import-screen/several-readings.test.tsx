import { expect, it } from 'vitest';
import { readExport } from '../../../components/import/read-export.ts';
import { readAvailableWorlds } from '../../../lib/stored-state/index.ts';
import { neverAsked, outcomeOf, pageOf, reportOf, startEmpty, titlesIn } from './readings.ts';

startEmpty();

it('of two readings of a world at once, the second waits and ends with what its page has', async () => {
  const first = await reportOf(pageOf(1, 2));
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  async function* slowly() {
    const html = pageOf(1, 2);
    yield html.slice(0, html.length / 2);
    begun.resolve();
    await held.promise;
    yield html.slice(html.length / 2);
  }
  const smaller = readExport(
    { kind: 'page', text: () => slowly(), address: null },
    { signal: new AbortController().signal, onProgress: () => {}, ask: neverAsked },
  );
  await begun.promise;
  const larger = outcomeOf(pageOf(1, 2, 3));
  held.resolve();
  expect((await smaller).kind).toBe('read');
  expect((await larger).kind).toBe('read');
  expect(await titlesIn(first.target.id)).toEqual(['A1', 'A2', 'A3', 'People']);
});

it('a reading that is stopped while it waits stores nothing', async () => {
  const controller = new AbortController();
  const reading = await navigator.locks.request('import', async () => {
    const waiting = outcomeOf(pageOf(1, 2), null, controller.signal);
    controller.abort();
    return waiting;
  });
  expect(reading).toEqual({ kind: 'stopped' });
  expect((await readAvailableWorlds()).worlds).toEqual([]);
});
