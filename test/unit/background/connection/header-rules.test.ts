import { beforeEach, expect, it } from 'vitest';
import { createHeaderRules } from '../../../../lib/background/connection/service-access.ts';
import { furnish } from '../browser.ts';

let browser: ReturnType<typeof furnish>;
beforeEach(() => {
  browser = furnish();
});

const changes = () =>
  browser.updateSessionRules.mock.calls.map(([{ removeRuleIds, addRules }]) => [
    removeRuleIds,
    (addRules ?? []).map(({ id }) => id),
  ]);

it('sets a host’s rules once per worker and removes those of earlier workers', async () => {
  const rules = createHeaderRules();
  await Promise.all([rules.name('a.example'), rules.name('a.example')]);
  await rules.name('a.example');
  expect(changes()).toEqual([[[77], [1, 2]]]);
});

it('keeps one host’s rules while another is tried', async () => {
  const rules = createHeaderRules();
  await Promise.all([rules.name('a.example'), rules.name('b.example')]);
  expect(changes()).toEqual([
    [[77], [1, 2]],
    [[], [11, 12]],
  ]);
});

it('tries again after the browser refused', async () => {
  browser.updateSessionRules.mockRejectedValueOnce(new Error('not now'));
  const rules = createHeaderRules();
  await expect(rules.name('a.example')).rejects.toThrow('not now');
  await rules.name('a.example');
  expect(browser.updateSessionRules).toHaveBeenCalledTimes(2);
});

it('removes all rules, and sets them again for the next connection', async () => {
  const rules = createHeaderRules();
  await rules.name('a.example');
  await rules.forget();
  await rules.name('a.example');
  expect(changes()).toEqual([
    [[77], [1, 2]],
    [[77], []],
    [[], [11, 12]],
  ]);
});
