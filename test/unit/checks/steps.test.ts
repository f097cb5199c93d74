import { expect, it } from 'vitest';
import { atOnce, type Steps, withPauses } from '../../../lib/checks/steps.ts';

function* count(to: number, seen: number[]): Steps<string> {
  for (let at = 0; at < to; at++) {
    seen.push(at);
    yield;
  }
  return 'done';
}

it('work is done in one go, or with a pause after each step', async () => {
  expect(atOnce(count(3, []))).toBe('done');
  let pauses = 0;
  const rest = () => {
    pauses++;
    return Promise.resolve();
  };
  expect(await withPauses(count(3, []), rest)).toBe('done');
  expect(pauses).toBe(3);
});

it('work that is stopped ends after its step', async () => {
  const controller = new AbortController();
  const seen: number[] = [];
  const rest = () => {
    if (seen.length === 2) controller.abort();
    return Promise.resolve();
  };
  await expect(withPauses(count(9, seen), rest, controller.signal)).rejects.toThrow();
  expect(seen).toEqual([0, 1]);
});
