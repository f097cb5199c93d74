import type { Action } from './action.ts';

/** The unfolding groups in display order, with their headings. */
export const GROUPS: readonly [Exclude<Action['group'], 'bar'>, string][] = [
  ['flags', 'Status'],
  ['change', 'Change'],
  ['make', 'New article'],
  ['see', 'Related'],
];
