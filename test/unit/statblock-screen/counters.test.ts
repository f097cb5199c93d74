import { expect, test, vi } from 'vitest';
import browser from 'webextension-polyfill';
import {
  type Counters,
  changeCounters,
  countersOf,
  readCounters,
} from '../../../components/statblock/counters/counters.ts';
import { COUNTERS_KEY } from '../../../lib/stored-state/index.ts';

const counting = (value: number) => (before: Counters) => ({
  ...before,
  tallies: [...before.tallies, { label: `${value}`, value }],
});
const told = async () => countersOf(await readCounters(), 'w', '1').tallies.map(({ value }) => value);

test('a counter’s write starts before the call returns, because the panel may close the next moment', async () => {
  await readCounters();
  const set = vi.spyOn(browser.storage.local, 'set');
  void changeCounters('w', '1', counting(1));
  expect(set).toHaveBeenCalledOnce();
  expect(await told()).toEqual([1]);
});

test('fast counts all stay, together with those of another page', async () => {
  await readCounters();
  void changeCounters('w', '1', counting(1));
  void changeCounters('w', '1', counting(2));
  expect(await told()).toEqual([1, 2]);
  const other = { worldId: 'w', id: '2', hitPoints: null, tallies: [{ label: 'Arrows', value: 9 }] };
  await browser.storage.local.set({ [COUNTERS_KEY]: [other, ...(await readCounters())] });
  await readCounters();
  await changeCounters('w', '1', counting(3));
  expect(await told()).toEqual([1, 2, 3]);
  expect(countersOf(await readCounters(), 'w', '2').tallies).toHaveLength(1);
});

test('a count that couldn’t be stored isn’t shown as stored', async () => {
  await readCounters();
  vi.spyOn(browser.storage.local, 'set').mockRejectedValueOnce(new Error('full'));
  await expect(changeCounters('w', '1', counting(1))).rejects.toThrow('full');
  expect(await told()).toEqual([]);
});
