import type { ChangeProblem, ChangeResult } from '../../../lib/model/index.ts';

/** Results as tests expect them, for `toMatchObject`. */
export const DONE = { ok: true, value: { state: 'done' } } as const;
export const SAME = { ok: true, value: { state: 'same' } } as const;
export const problem = (kind: ChangeProblem['kind'], more: object = {}) => ({
  ok: false,
  problem: { kind, ...more },
});

/** The id of the change that was made, or an empty text. */
export const changeId = (result: ChangeResult): string =>
  result.ok && result.value.state === 'done' ? result.value.change.id : '';

/** The current values that a conflict reports, or null. */
export const conflicting = (result: ChangeResult) =>
  !result.ok && result.problem.kind === 'conflict' ? result.problem.stands : null;
