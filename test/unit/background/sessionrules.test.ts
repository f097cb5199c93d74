import { beforeEach, expect, it } from 'vitest';
import { createSessionRules } from '../../../entrypoints/background/sessionrules.ts';
import { furnish } from './browser.ts';

let browser: ReturnType<typeof furnish>;
beforeEach(() => {
  browser = furnish();
});

const changes = () =>
  browser.updateSessionRules.mock.calls.map(([{ removeRuleIds, addRules }]) => [
    removeRuleIds,
    addRules.map(({ id }) => id),
  ]);

it('sets the rules of a host once a worker, and clears away those of the worker before', async () => {
  const named = createSessionRules();
  await Promise.all([named('a.example'), named('a.example')]);
  await named('a.example');
  expect(changes()).toEqual([[[77], [1, 2]]]);
});

it('leaves the rules of one host standing while another is tried', async () => {
  const named = createSessionRules();
  await Promise.all([named('a.example'), named('b.example')]);
  expect(changes()).toEqual([
    [[77], [1, 2]],
    [[], [11, 12]],
  ]);
});

it('tries again after the browser refused', async () => {
  browser.updateSessionRules.mockRejectedValueOnce(new Error('not now'));
  const named = createSessionRules();
  await expect(named('a.example')).rejects.toThrow('not now');
  await named('a.example');
  expect(browser.updateSessionRules).toHaveBeenCalledTimes(2);
});
