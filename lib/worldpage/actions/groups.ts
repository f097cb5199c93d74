import type { Action } from './action.ts';

/** What unfolds, in its order, each with a word over it; `bar` is in sight always. */
export const GROUPS: readonly [Exclude<Action['group'], 'bar'>, string][] = [
  ['flags', 'Status'],
  ['change', 'Change'],
  ['make', 'New article'],
  ['see', 'Related'],
];
