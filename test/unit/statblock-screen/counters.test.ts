import { expect, test, vi } from 'vitest';
import browser from 'webextension-polyfill';
import {
  type Counters,
  changeCounters,
  countersOf,
  readCounters,
} from '../../../components/statblock/counters.ts';
import { COUNTERS_KEY } from '../../../lib/stored-state/index.ts';

const counting = (value: number) => (before: Counters) => ({
  ...before,
  tallies: [...before.tallies, { label: `${value}`, value }],
});
const told = async () => countersOf(await readCounters(), 'w', '1').tallies.map(({ value }) => value);

test('a count is on its way to the disk before the call returns: the panel may be gone the next moment', async () => {
  await readCounters();
  const set = vi.spyOn(browser.storage.local, 'set');
  void changeCounters('w', '1', counting(1));
  expect(set).toHaveBeenCalledOnce();
  expect(await told()).toEqual([1]);
});

test('counts that follow each other fast all stand, and so does what another screen counts', async () => {
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

test('what could not be kept is not shown as kept', async () => {
  await readCounters();
  vi.spyOn(browser.storage.local, 'set').mockRejectedValueOnce(new Error('full'));
  await expect(changeCounters('w', '1', counting(1))).rejects.toThrow('full');
  expect(await told()).toEqual([]);
});
